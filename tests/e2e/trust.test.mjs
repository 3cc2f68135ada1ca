// No requests to other sites; the content policy blocks everything else; and hidden cards appear nowhere: not in the page, its
// title, its history or the names of files.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test as bareTest } from 'node:test';
import { launchChromium } from './support/chromium.mjs';
import { chromiumTests } from './support/fixture.mjs';
import { seal } from './support/library.mjs';
import { leaveOutPainting } from './support/painting.mjs';
import { Player, startGame } from './support/player.mjs';
import { serveSite } from './support/site.mjs';
import { openTable } from './support/table.mjs';
import { startWatchingProxy } from './support/watching_proxy.mjs';

const { test, open } = chromiumTests();

const press = async (table, ...ids) => {
  for (const id of ids) {
    await table.query('press', id);
    await table.idle();
  }
};
/** As a person does, whom the browser lets save more than one file. */
const pressByHand = async ({ page }, id) => {
  await page.evaluate((name) => document.getElementById(`control-${name}`).focus(), id);
  await page.keyboard.press('Enter');
};
const play = async (table, action) => {
  const index = (await table.legal()).indexOf(action);
  assert.ok(index >= 0, `'${action}' is not legal`);
  await table.act(index);
};

/** A person plays by a sensible policy, the computers by themselves, until the game is over or so many actions old. */
async function playOn(player, most = Infinity) {
  const { page } = player.table;
  for (;;) {
    await page.waitForFunction(() => { const { mayAct, over } = splendorTest.state(); return mayAct || over; });
    const view = await player.look();
    if (view.state.over || view.state.cursor >= most) return view.state;
    if (!view.state.mayAct) continue;  // it has just been the computer's turn
    const action = player.choose(view);
    await player.table.query('act', view.legal.indexOf(action));
    player.remember(view.state.toAct, action);
  }
}

/** The same to the end by the text version alone, in a page without hooks for tests: buys what it can, else takes. */
async function playOnInText(page) {
  const ended = () => document.querySelector('#mirror [id^="control-end:"]') !== null;
  for (let turn = 0; ; turn++) {
    assert.ok(turn < 200, 'the game does not end');
    const shown = await page.evaluate(() => {
      const actions = [...document.querySelectorAll('#mirror [id^="control-act:"]')];
      const worth = ({ textContent }) => (textContent.startsWith('Buy') ? 10 + Number(/(\d) point/.exec(textContent)?.[1] ?? 0) : textContent.startsWith('Take') ? 1 : 0);
      const best = actions.reduce((one, other) => (one && worth(one) >= worth(other) ? one : other), null);
      const before = document.getElementById('mirror').textContent;
      best?.click();
      return before;
    });
    await page.waitForFunction((before) => {
      const mirror = document.getElementById('mirror');
      const goes = mirror.querySelector('[id^="control-act:"], [id^="control-end:"]');
      return goes && mirror.textContent !== before;
    }, shown).catch(async (error) => {
      throw new Error(`after ${turn} turns the text version stays at: ${await page.evaluate(() => document.getElementById('mirror').textContent)}`, { cause: error });
    });
    if (await page.evaluate(ended)) return;
  }
}

// What Chromium asks for its own sake, these hosts and no others: time, updates, sign-in.
const BROWSERS_OWN = /^(connect|http):\/\/(accounts\.google\.com|clients2\.google\.com|update\.googleapis\.com)[:/]/;

bareTest('a whole game against a computer, files, links and a visit without a connection ask nobody but the own site', async () => {
  const proxy = await startWatchingProxy();
  const browser = await launchChromium({ flags: proxy.flags });
  const site = await serveSite();
  try {
    const askedByPages = new Set();  // as the driver hears it, whoever is asked
    const table = await openTable(browser, site, {
      query: '&sw',
      prepare(page, context) {
        context.on('request', (request) => askedByPages.add(new URL(request.url()).origin));
        return leaveOutPainting(page);
      },
    });
    const { page } = table;
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    const player = await startGame(table, { seats: [0, 1], seed: 'T0' });
    const half = await playOn(player, 30);
    assert.equal(half.over, false);
    await table.reload();  // now by the service worker
    await table.query('press', 'panel:close');
    const rows = (await table.query('targets')).length;
    assert.ok(rows > 0);
    for (const row of ['share', 'games', 'help', 'statistics', 'settings', 'about', 'log', 'new']) {
      for (const id of ['menu', `menu:${row}`]) {
        await table.query('press', id);
        await table.idle();
      }
      const exported = (await table.query('targets')).find(({ id }) => id === 'export' || id === 'games:export');
      if (exported) await Promise.all([page.waitForEvent('download'), pressByHand(table, exported.id)]);
      if ((await table.state()).panel !== 'none') await table.query('press', 'panel:close');
      await table.idle();
    }
    const { link } = await table.state();
    await table.follow(link, 'open_link');
    await table.query('press', 'panel:close');
    // Out of the browser's history, too: a step back that is still to come would win over the visit below.
    await page.waitForFunction(() => splendorTest.state().panel === 'none' && !history.state?.layer && !location.hash);
    const wanted = proxy.asked.length;
    assert.ok(proxy.asked.some((address) => address.endsWith('/ai.wasm')), 'the worker was not watched');
    assert.ok(proxy.asked.some((address) => address.endsWith('/sw.js')), 'the service worker was not watched');

    await site.close();
    await page.goto(site.url);
    await playOnInText(page);
    assert.ok(proxy.asked.length >= wanted);
    assert.deepEqual(proxy.asked.filter((address) => !address.startsWith(site.url) && !BROWSERS_OWN.test(address)), []);
    assert.deepEqual([...askedByPages], [new URL(site.url).origin]);

    // A request of the page, and one of a worker, would have been seen.
    const stray = await table.context.newPage();
    await stray.goto('http://elsewhere.invalid/page').catch(() => {});
    await stray.close();
    const [worker] = await Promise.all([
      page.waitForEvent('worker'),
      page.evaluate(() => { new Worker(document.querySelector('script[type=module]').src.replace('boot.js', 'worker.js')); }),
    ]);
    await worker.evaluate(() => fetch('http://elsewhere.invalid/worker').catch(() => {}));
    const seen = proxy.asked.filter((address) => address.includes('elsewhere.invalid'));
    assert.deepEqual(seen, ['http://elsewhere.invalid/page', 'http://elsewhere.invalid/worker']);
  } finally {
    await browser.close();
    await proxy.close();
    await site.close().catch(() => {});
  }
});

test('the content policy blocks other origins, inline scripts and eval', async () => {
  const elsewhere = await serveSite();  // another port is another origin
  const table = await open({ allow: [/Content Security Policy|violates|Refused|blocked|Failed to load|ERR_/i] });
  try {
    await table.page.evaluate(async (other) => {
      globalThis.refused = new Set();
      document.addEventListener('securitypolicyviolation', (event) => refused.add(event.effectiveDirective));
      const add = (name, attributes, text = '') => {
        const element = document.createElement(name);
        Object.assign(element, attributes);
        element.textContent = text;
        document.body.append(element);
        return element;
      };
      const settles = (element) => new Promise((resolve) => { element.onload = element.onerror = resolve; });
      globalThis.entered = [];
      const ways = {
        inline: async () => void add('script', {}, 'globalThis.entered.push("inline")'),
        script: () => settles(add('script', { src: `${other}sw.js` })),
        eval: async () => { try { (0, eval)('globalThis.entered.push("eval")'); } catch { /* as it should */ } },
        handler: async () => { const div = add('div', {}); div.setAttribute('onclick', 'globalThis.entered.push("handler")'); div.click(); },
        style: async () => { add('div', {}).setAttribute('style', 'color: red'); },
        sheet: () => settles(add('link', { rel: 'stylesheet', href: `${other}page.css` })),
        image: () => settles(add('img', { src: `${other}icons/icon-192.png` })),
        data: () => settles(add('img', { src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' })),
        fetch: () => fetch(other).then(() => entered.push('fetch'), () => {}),
        beacon: async () => void navigator.sendBeacon(other, 'x'),
        socket: async () => { try { new WebSocket(other.replace('http', 'ws')); } catch { /* as it should */ } },
        frame: async () => void add('iframe', { src: other }),
        object: async () => void add('object', { data: other }),
        media: async () => void add('audio', { src: `${other}x.mp3` }),
        worker: async () => { try { new Worker(URL.createObjectURL(new Blob(['']))); } catch { /* as it should */ } },
        form: async () => { const form = add('form', { action: other, method: 'post' }); form.submit(); },
        base: async () => void add('base', { href: other }),
      };
      for (const way of Object.values(ways)) await way();
    }, elsewhere.url);
    const directives = ['base-uri', 'connect-src', 'form-action', 'frame-src', 'img-src', 'media-src', 'object-src', 'script-src', 'script-src-attr', 'script-src-elem', 'style-src-attr', 'style-src-elem', 'worker-src'];
    // A violation is said afterwards, by an event.
    await table.page.waitForFunction((wanted) => wanted.every((one) => refused.has(one)), directives).catch(async () => {
      const refused = await table.page.evaluate(() => [...globalThis.refused]);
      assert.fail(`${directives.filter((one) => !refused.includes(one))} is open; refused were ${refused}`);
    });
    assert.deepEqual(await table.page.evaluate(() => entered), []);
    assert.deepEqual(elsewhere.requests, []);
  } finally {
    await elsewhere.close();
  }
});

// ---- Secrets

/** From the first script on: every text and attribute that the page ever has, its title, its console, and what becomes history. */
const listenToAll = async (page) => {
  page.console = [];
  page.downloads = [];
  page.on('console', (message) => page.console.push(message.text()));
  page.on('download', (file) => page.downloads.push(file.suggestedFilename()));
  await page.addInitScript(() => {
    const said = (globalThis.everSaid = new Set());
    const note = (text) => text && said.add(String(text));
    const noteAll = (node) => {
      note(node.textContent);
      if (node.nodeType !== Node.ELEMENT_NODE) return;
      for (const element of [node, ...node.querySelectorAll('*')]) for (const { value } of element.attributes) note(value);
    };
    new MutationObserver((records) => {
      for (const { type, target, attributeName, addedNodes } of records) {
        if (type === 'attributes') note(target.getAttribute(attributeName));
        else if (type === 'characterData') note(target.data);
        else addedNodes.forEach(noteAll);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    for (const name of ['pushState', 'replaceState']) {
      const original = history[name];
      history[name] = function (...what) {
        note(JSON.stringify(what));
        return original.apply(this, what);
      };
    }
  });
};

/** Everything said since the last time. */
const said = async (table) => {
  const texts = await table.page.evaluate(() => {
    const all = [...globalThis.everSaid, document.documentElement.outerHTML, document.title, location.href, JSON.stringify(history.state)];
    globalThis.everSaid.clear();
    return all;
  });
  return [...texts, ...table.page.console.splice(0), ...table.page.downloads.splice(0)];
};

const leaks = (texts, secret) => texts.filter((text) => text.includes(secret));

/** The words for the top card of a deck after these actions: on another table, where the same deal shows it. */
async function topCard(other, actions, deck) {
  for (const action of actions) await play(other, action);
  const cards = async () => new Map((await other.query('targets')).filter(({ id }) => id.startsWith('card:')).map(({ id, label }) => [id.slice(5), label]));
  const before = await cards();
  const reserve = (await other.legal()).find((action) => action.startsWith(`reserve ${deck}-`));
  await play(other, reserve);
  const [label] = [...(await cards())].filter(([id]) => !before.has(id)).map(([, text]) => text);
  return label.match(/[Ll]evel \d.*?costs [^.;]*/)[0];
}

/** Looks into every panel, saves all that can be saved, goes back and forth, and loads the page anew. */
async function lookEverywhere(table) {
  const { page } = table;
  const save = (id) => Promise.all([page.waitForEvent('download'), pressByHand(table, id)]);
  for (const row of ['new', 'log', 'statistics', 'known', 'today', 'learn', 'puzzles', 'settings', 'help', 'about'])
    await press(table, 'menu', `menu:${row}`, 'panel:close');
  await press(table, 'menu', 'menu:share');
  await save('export');
  await press(table, 'panel:close', 'menu', 'menu:games');
  await save('games:export');
  const [own] = (await table.query('targets')).filter(({ id }) => id.startsWith('export:'));
  await save(own.id);
  await press(table, 'panel:close', 'undo', 'undo', 'redo', 'redo');
  for (const size of [{ width: 400, height: 800 }, { width: 1280, height: 720 }]) {
    await page.setViewportSize(size);
    await table.idle();
  }
  await table.reload();
}

/** A game of two persons, both with a card from a deck that nobody else may know; the other table shows which. */
async function openWithSecrets() {
  const table = await open({ prepare: listenToAll });
  await startGame(table, { seed: 'secrets' });
  await said(table);  // the table behind the form was of another deal
  const other = await open();
  await startGame(other, { seed: 'secrets' });
  const { deal } = await table.state();
  assert.equal((await other.state()).deal, deal);
  const startAgain = async () => {
    for (let back = (await other.state()).cursor; back > 0; back--) await press(other, 'undo');
  };
  const secrets = [];
  for (const deck of ['L1', 'L3']) {
    const before = await table.query('log');
    await startAgain();
    secrets.push(await topCard(other, before, deck));
    await play(table, `reserve deck ${deck}`);
  }
  assert.notEqual(secrets[0], secrets[1]);
  return { table, secrets };
}

test('on a shared device nobody can read what another player has reserved unseen', async () => {
  const { table, secrets: [first, second] } = await openWithSecrets();
  const nothing = async (when) => {
    const texts = await said(table);
    for (const secret of [first, second]) assert.deepEqual(leaks(texts, secret), [], `${secret} ${when}`);
  };
  await nothing('after both have reserved');
  await lookEverywhere(table);
  await nothing('in the panels, files, and after a reload');

  for (const secret of [first, second]) {
    const seat = (await table.state()).toAct;
    await press(table, `hand:${seat}.0`);
    assert.notDeepEqual(leaks(await said(table), secret), [], 'the owner does not see it, so this test would see nothing');
    await press(table, 'menu', 'menu:games', 'panel:close');
    await said(table);
    await table.act(0);
    await nothing('once its owner has looked and played');
  }
  await lookEverywhere(table);
  await nothing('later');
});

test('nobody can read what a computer has reserved unseen', async () => {
  const { table: shared, secrets: [own, its] } = await openWithSecrets();
  await press(shared, 'menu', 'menu:share');
  const [file] = await Promise.all([shared.page.waitForEvent('download'), pressByHand(shared, 'export')]);
  const text = await readFile(await file.path(), 'utf8');
  const seats = [...text.matchAll(/^seat person.*$/gm)];
  assert.equal(seats.length, 2);
  const against = seal(text.slice(0, seats[1].index) + text.slice(seats[1].index).replace('seat person', 'seat easy'), 'end');

  const table = await open({ prepare: listenToAll });
  const player = await startGame(table, { seed: 'another' });
  await press(table, 'menu', 'menu:share', 'import');
  await table.page.setInputFiles('#chosen-file', { name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(against) });
  await table.page.waitForFunction(() => splendorTest.query('log').length === 2);
  await table.idle();
  await said(table);
  for (let turn = 1; turn <= 3; turn++) {
    await playOn(player, turn * 2);
    await table.act(0);
    await table.page.waitForFunction(() => splendorTest.state().mayAct);
  }
  await lookEverywhere(table);
  const texts = await said(table);
  assert.notDeepEqual(leaks(texts, own), [], 'one sees one\'s own, so this test sees what is said');
  assert.deepEqual(leaks(texts, its), []);
  assert.ok(texts.some((one) => /^splendor-[0-9A-Z-]+\.txt$/i.test(one)), 'no name of a file was heard');
});
