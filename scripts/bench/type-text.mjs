/// <reference lib="dom" />
// Types into the editor in a slowed-down Chromium. Arguments: the site's origin, the administrator's password, the
// browser's path, the slow-down factor, the number of keys, and a file with the initial text. Prints as JSON the
// milliseconds from each key to the frame that shows it.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { packageFile } from '../setup/paths.mjs';

const [origin, password, executablePath, slowing, keys, file] = process.argv.slice(2);
/** Eight keys a second is fast typing. */
const PAUSE_MS = 120;
const TYPED = 'des mots et des mots, les uns puis les autres. ';

const module = packageFile('backend', 'puppeteer-core/lib/puppeteer/puppeteer-core.js');
const { launch } = await import(pathToFileURL(module).href);
const args = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];
const browser = await launch({ executablePath, args, headless: 'shell', pipe: true });
const page = await browser.newPage();
await page.setViewport({ width: 1280, height: 900 });

await page.goto(`${origin}/connexion`);
await page.evaluate(async (secret) => {
  const body = JSON.stringify({ username: 'admin', password: secret });
  await fetch('/api/auth/login', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
}, password);
await page.goto(`${origin}/contributions/nouveau`);
await (await page.waitForSelector('.cm-content')).click();
await page.evaluate(
  (text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    const pasted = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.querySelector('.cm-content').dispatchEvent(pasted);
  },
  readFileSync(file, 'utf8'),
);
// Waits for the preview and the autosave, so that only typing is measured.
await page.waitForFunction(() => document.querySelector('.editor-counts')?.textContent !== '');
for (let n = 0; n < 40; n++) await page.keyboard.press('PageUp');
await page.waitForFunction(() => document.body.innerText.includes('Enregistré à'));

await page.evaluate(() => {
  globalThis.delays = [];
  const whenShown = ({ timeStamp }) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      // A message posted while a frame is prepared arrives after it is painted.
      port1.onmessage = () => globalThis.delays.push(performance.now() - timeStamp);
      port2.postMessage(null);
    });
  addEventListener('keydown', whenShown, { capture: true });
});
await page.emulateCPUThrottling(Number(slowing));
for (let n = 0; n < Number(keys); n++) {
  await page.keyboard.press(TYPED[n % TYPED.length]);
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}
console.log(JSON.stringify(await page.evaluate(() => globalThis.delays)));
await browser.close();
