/// <reference lib="dom" />
// Does on pages what people do there, in a slowed-down Chromium. Arguments: the origin of a site without rate limits, the
// browser's path, how many times slower, and how often each is done. Prints as JSON what interaction.mjs describes.
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { packageFile } from '../setup/paths.mjs';

const [origin, executablePath, slowing, times] = process.argv.slice(2);
/** By then all answers have arrived and been drawn. */
const REST_MS = 1000;
const KEY_MS = 120;

const TUTORIAL = '/tutoriels/1';
const comments = '[data-part="comments"]';
/** Presses the place, types `keys`, then presses `then`. */
const uses = {
  thème: { path: TUTORIAL, place: 'header [data-shortcut="t"]' },
  favori: { path: TUTORIAL, place: 'main [data-shortcut="f"]' },
  note: { path: TUTORIAL, place: 'label:has(input[value="4"])' },
  commentaire: {
    path: TUTORIAL,
    place: `${comments} textarea:not(:disabled)`,
    keys: 'Merci !',
    then: `${comments} form button[type="submit"]`,
  },
  'recherche, lettre par lettre': { path: '/', place: 'main input[type="search"]', keys: 'async' },
};

const module = packageFile('backend', 'puppeteer-core/lib/puppeteer/puppeteer-core.js');
const { launch } = await import(pathToFileURL(module).href);
const args = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];
const browser = await launch({ executablePath, args, headless: 'shell', pipe: true });
const page = await browser.newPage();
await page.setViewport({ width: 1280, height: 900 });
await page.evaluateOnNewDocument(() => {
  const seen = (globalThis.interactions = []);
  const options = /** @type {any} */ ({ type: 'event', durationThreshold: 16 });
  new PerformanceObserver((list) => {
    for (const entry of /** @type {any[]} */ (list.getEntries()))
      if (entry.interactionId) seen.push(entry.duration);
  }).observe(options);
});
await page.goto(origin);
await page.evaluate(signUp);
const session = await page.createCDPSession();
await session.send('Performance.enable', { timeDomain: 'threadTicks' });

const measured = Object.keys(uses).map((name) => ({ name, delays: [], frames: [], work: [] }));
for (let time = 0; time < Number(times); time++) {
  for (const { name, delays, frames, work } of measured) {
    const { path, place, keys = '', then } = uses[name];
    await open(path, place);
    await page.emulateCPUThrottling(Number(slowing));
    // Work of the idle page during the same time, to be subtracted.
    const resting = await workDuring(async () => pause(REST_MS));
    await page.tracing.start({ categories: ['toplevel', 'devtools.timeline'] });
    const used = await workDuring(async () => {
      await press(place);
      for (const key of keys) {
        await page.keyboard.press(key);
        await pause(KEY_MS);
      }
      if (then) await press(then);
      await pause(REST_MS);
    });
    frames.push(longestFrame(JSON.parse(Buffer.from(await page.tracing.stop()).toString()).traceEvents));
    const interactions = 1 + keys.length + (then ? 1 : 0);
    work.push(Math.max(0, used - resting) / interactions);
    // The browser reports no interactions shorter than 16 ms.
    delays.push(Math.max(16, ...(await page.evaluate(() => globalThis.interactions))));
    await page.emulateCPUThrottling(1);
  }
}
await browser.close();
console.log(JSON.stringify(measured));

async function signUp() {
  const username = `banc${Date.now().toString(36)}`;
  const person = {
    username,
    email: `${username}@exemple.fr`,
    password: 'Passerelle-2026-ok',
    displayName: 'Banc',
  };
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch('/api/auth/register', { method: 'POST', headers, body: JSON.stringify(person) });
  if (answer.status !== 201) throw new Error(await answer.text());
}

/** Opens a page and waits until the place is visible, all scripts are loaded and the member is known. */
async function open(path, place) {
  // The button then switches to a theme that differs from the system's.
  await page.evaluate(() => localStorage.setItem('theme', 'light'));
  await page.goto(origin + path);
  await page.waitForSelector('html[data-hydrated]');
  await page.waitForFunction(() => !document.querySelector('nav[aria-label="Compte"][aria-busy="true"]'));
  await page.evaluate((part) => document.querySelector(part)?.scrollIntoView(), comments);
  await page.waitForSelector(place);
  await page.evaluate(
    (selector) => document.querySelector(selector).scrollIntoView({ block: 'center' }),
    place,
  );
  await pause(REST_MS);
  await page.evaluate(() => void (globalThis.interactions.length = 0));
}

async function press(selector) {
  const { x, y, width, height } = await (await page.$(selector)).boundingBox();
  await page.mouse.click(x + width / 2, y + height / 2);
}

/** CPU time of the page's main thread during an action, in milliseconds. */
async function workDuring(action) {
  const before = await worked();
  await action();
  return (await worked()) - before;
}

/** CPU time of the main thread, in milliseconds, from a press or a key to the next frame; the longest in the trace. */
function longestFrame(events) {
  const presses = events.filter(
    ({ name, args }) => name === 'EventDispatch' && ['click', 'keydown'].includes(args.data.type),
  );
  const lengths = presses.map(({ pid, tid, ts }) => {
    const own = events.filter((event) => event.pid === pid && event.tid === tid && event.ph === 'X');
    const drawn = own.find((event) => event.name === 'Commit' && event.ts > ts)?.ts ?? ts;
    const tasks = own.filter(
      (event) => event.name.endsWith('RunTask') && event.ts + event.dur > ts && event.ts < drawn,
    );
    return tasks.reduce((sum, { tdur }) => sum + tdur, 0) / 1000;
  });
  return Math.max(...lengths);
}

async function worked() {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value;
}
