// Tables without painting. Software rendering takes a tenth of a second a frame, and a whole game has a thousand frames.
// Everything else is unchanged.

export const DRAWING = ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced', 'drawRangeElements'];

/** Leaves painting out from the first frame on; for a page that is not loaded yet. */
export function leaveOutPainting(page) {
  return page.addInitScript((names) => {
    const original = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (...kind) {
      const gl = original.apply(this, kind);
      if (gl) {
        for (const name of names) gl[name] = () => {};
        this.style.opacity = 0;
      }
      return gl;
    };
  }, DRAWING);
}

/** From now on with painting, which draws the present state, or without. */
export async function paint(table, on) {
  await table.page.evaluate(([wanted, names]) => {
    const canvas = document.getElementById('canvas');
    const gl = canvas.getContext('webgl2');
    canvas.style.opacity = wanted ? '' : 0;
    for (const name of names) {
      if (wanted) delete gl[name];
      else gl[name] = () => {};
    }
    splendorHost.program.deliver('frame', '', '');
  }, [on, DRAWING]);
  if (on) await table.idle();
}
