// Baseline of PDFs: puppeteer alone, printing prepared documents. Arguments: a browser, a JSON file of documents,
// concurrent prints, seconds. Prints the same JSON as load.lua, and the CPU share of the client.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { packageFile } from '../setup/paths.mjs';
import { busyShare, summarize } from './summaries.mjs';

const [executablePath, file, connections, seconds] = process.argv.slice(2);
const module = packageFile('backend', 'puppeteer-core/lib/puppeteer/puppeteer-core.js');
const { launch } = await import(pathToFileURL(module).href);
const documents = JSON.parse(readFileSync(file, 'utf8'));
const args = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];
const browser = await launch({ executablePath, args, headless: 'shell', pipe: true });

async function print(html) {
  const page = await browser.newPage();
  await page.setContent(html, { waitUntil: 'load' });
  await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
  await page.close();
}

const times = [];
for (const document of documents) await print(document);
const before = process.cpuUsage();
const start = performance.now();
const end = start + Number(seconds) * 1000;
async function worker(_, index) {
  for (let turn = index; performance.now() < end; turn += Number(connections)) {
    const begun = performance.now();
    await print(documents[turn % documents.length]);
    times.push(performance.now() - begun);
  }
}
await Promise.all(Array.from({ length: Number(connections) }, worker));
const speed = summarize(times, (performance.now() - start) / 1000);
const result = { ...speed, loadBusy: busyShare(before, start), wrong: 0 };
await browser.close();
console.log(JSON.stringify(result));
