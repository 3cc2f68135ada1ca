// The page object of the browser tests: opens the site with ?test=1, waits for the first frame, and offers what tests do.
// Nothing here sleeps: the page reports when a frame is drawn and when the frame loop is idle (web/test_hooks.js). The only
// timeout is far beyond what a busy machine needs.
import assert from 'node:assert/strict';

const LONGEST_WAIT_MS = 120_000;
// Chromium's word about a machine that is busy; whether preloads fit is tested in start.test.mjs.
const SLOW_START = /was preloaded using link preload but not used within a few seconds/;

/**
 * Opens a page on `site` (serveSite) in `browser` (launchChromium).
 *   fragment   without '#'
 *   context    options of playwright's newContext: viewport, deviceScaleFactor, hasTouch, reducedMotion, locale, …
 *   prepare    called with page and context before the page is loaded
 *   allow      patterns of messages on the console that are expected
 * Everything wrong on the console, every uncaught error and every breach of the content policy is kept in `table.problems`.
 */
export async function openTable(browser, site, { fragment = '', query = '', context: options, prepare, allow = [] } = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, locale: 'en-GB', ...options });
  const page = await context.newPage();
  const table = new Table(page, context, allow);
  table.url = site.url;
  // The driver tells the browser whether it wants to hear of choosers when the first listener comes and the last one goes, and
  // a press right after that may open one that nobody hears of.
  page.on('filechooser', () => {});
  await prepare?.(page, context);
  await page.goto(`${site.url}?test=1${query}${fragment ? `#${fragment}` : ''}`);
  await table.ready();
  return table;
}

export class Table {
  problems = [];
  inMotion = true;

  constructor(page, context, allow = []) {
    this.page = page;
    this.context = context;
    page.setDefaultTimeout(LONGEST_WAIT_MS);
    const note = (text) => {
      if (![SLOW_START, ...allow].some((pattern) => pattern.test(text))) this.problems.push(text);
    };
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) note(`${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => note(String(error)));
  }

  /** The first frame is drawn, the whole program is loaded, and the frame loop is idle. `without` the later part if a test blocks it. */
  async ready({ without = false } = {}) {
    const stands = (whole) => document.querySelector('[data-failed]') ||
        (globalThis.splendorTest?.frames() > 0 && (!whole || splendorTest.isWhole()));
    await this.page.waitForFunction(stands, !without);
    const failure = await this.page.evaluate(() => document.querySelector('[data-failed]')?.textContent);
    assert.equal(failure, undefined, 'the game did not start');
    await this.idle();
  }

  /** Nothing flies or fades from now on, nor after a reload(). */
  async stopMotion() {
    this.inMotion = false;
    await this.query('anim', 'off');
  }

  async reload() {
    await this.page.reload();
    await this.ready();
    if (!this.inMotion) await this.stopMotion();
  }

  /** Resolves when everything is drawn. Animations have to be off, or end. */
  idle() {
    return this.page.evaluate(() => splendorTest.idle());
  }

  frames() {
    return this.page.evaluate(() => splendorTest.frames());
  }

  query(what, argument = '') {
    return this.page.evaluate(([name, text]) => splendorTest.query(name, text), [what, String(argument)]);
  }

  state() {
    return this.query('state');
  }

  legal() {
    return this.query('legal');
  }

  async act(index) {
    await this.query('act', index);
    await this.idle();
  }

  /** Where a target of the canvas is: its middle, in CSS pixels of the page. */
  async place(id) {
    const { place, ids } = await this.page.evaluate((wanted) => {
      const targets = splendorTest.targets();
      const target = targets.find((one) => one.id === wanted);
      if (!target) return { ids: targets.map((one) => one.id).join(', ') };
      const canvas = document.getElementById('canvas').getBoundingClientRect();
      return { place: { x: canvas.x + target.x + target.w / 2, y: canvas.y + target.y + target.h / 2 } };
    }, id);
    assert.ok(place, `there is no target '${id}' on the canvas, only: ${ids}`);
    return place;
  }

  async click(id) {
    const { x, y } = await this.place(id);
    await this.page.mouse.click(x, y);
    await this.idle();
  }

  async tap(id) {
    const { x, y } = await this.place(id);
    await this.page.touchscreen.tap(x, y);
    await this.idle();
  }

  async key(name) {
    await this.page.keyboard.press(name);
    await this.idle();
  }

  async focusCanvas() {
    await this.page.locator('#canvas').focus();
    await this.idle();
  }

  /** Answers the open text dialog. */
  async enterText(text) {
    const field = this.page.getByRole('textbox');
    await field.fill(text);
    await field.press('Enter');
    await field.waitFor({ state: 'detached' });
  }

  /** Follows a link to another game, or what should be one, without leaving the page; it opens this panel. */
  async follow(fragment, panel) {
    // A panel that was just closed leaves the browser's history first, as it does long before a person has pasted a link.
    await this.page.waitForFunction(() => splendorTest.state().panel !== 'none' || !history.state?.layer);
    await this.page.evaluate((text) => { location.hash = text; }, fragment);
    await this.page.waitForFunction((name) => splendorTest.state().panel === name, panel);
    await this.idle();  // it is drawn, too
  }

  /** Enter on the one button of the mirror with exactly this name; a folded group is unfolded first. */
  async pressInMirror(name) {
    const { page } = this;
    const buttons = page.getByRole('main').getByRole('button', { name, exact: true, includeHidden: true });
    const button = await buttons.elementHandle();
    const folded = await button.evaluate((one) => {
      const group = one.closest('details:not([open])');
      group?.querySelector('summary').focus();
      return group !== null;
    });
    if (folded) await page.keyboard.press('Enter');
    await button.focus();
    assert.ok(await button.evaluate((one) => one === document.activeElement), `'${name}' cannot have the focus`);
    await page.keyboard.press('Enter');
  }

  /** The words that the mirror has for an action, by its place among the legal ones; undefined: it is not offered. */
  nameOfAction(index) {
    return this.page.evaluate((id) => document.getElementById(id)?.textContent, `control-act:${index}`);
  }

  /** What the open panel says in the mirror. */
  async panelText() {
    await this.idle();
    return this.page.locator('#mirror [role=group]').innerText();
  }

  /** For tests of the page alone: the program hears no more events. `splendorTest.events` still has them all. */
  async muteProgram() {
    await this.page.evaluate(() => { splendorHost.program.deliver = () => {}; });
  }

  close() {
    return this.context.close();
  }
}
