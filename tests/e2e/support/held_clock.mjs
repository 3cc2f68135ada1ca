// A page whose time can be held and let on by hand, so that a picture can be taken of any moment of a motion.

/** For a page that is not loaded yet. */
export function makeHoldable(page) {
  return page.addInitScript(() => {
    const now = performance.now.bind(performance);
    const frame = requestAnimationFrame.bind(globalThis);
    const later = setTimeout.bind(globalThis);
    let lost = 0;  // how far this page's time is behind
    let held = null;
    let frames = [];
    let timers = [];

    performance.now = () => held ?? now() - lost;
    globalThis.requestAnimationFrame = (call) => frame(() => {
      if (held === null) call(performance.now());
      else frames.push(call);
    });
    globalThis.setTimeout = (call, wait = 0, ...values) => {
      const due = performance.now() + wait;
      return later(function ring() {
        if (held === null || held >= due) call(...values);
        else timers.push({ due, ring });
      }, held === null ? wait : 0);
    };

    globalThis.heldClock = {
      hold() {
        held = performance.now();
      },
      release() {
        lost = now() - held;
        held = null;
        const waiting = [...frames.splice(0).map((call) => () => call(performance.now())), ...timers.splice(0).map(({ ring }) => ring)];
        for (const go of waiting) later(go, 0);
      },
      /** Time goes on by so much; what is due is done, then a frame is drawn if one was asked for. */
      async step(by_ms) {
        held += by_ms;
        const due = timers.filter((timer) => timer.due <= held);
        timers = timers.filter((timer) => timer.due > held);
        for (const { ring } of due) ring();
        await new Promise((done) => frame(() => frame(done)));  // frames that were asked for have come here
        for (const call of frames.splice(0)) call(held);
      },
    };
  });
}
