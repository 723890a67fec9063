import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { inRoot } from '../setup/paths.mjs';

const CATEGORIES = 'performance,accessibility,best-practices,seo';
const CHROME_FLAGS = '--headless --no-sandbox --disable-gpu --disable-dev-shm-usage';

export const reportFolder = inRoot('e2e/report/lighthouse');

/** Audits a page with Lighthouse's default settings, a slow phone; saves its report as HTML and JSON. */
export async function audit(program, browser, address, name) {
  mkdirSync(reportFolder, { recursive: true });
  // Fills the cache, since most visitors get cached pages.
  await fetch(address);
  const path = join(reportFolder, name);
  const options = [
    `--only-categories=${CATEGORIES}`,
    '--output=json',
    '--output=html',
    `--output-path=${path}`,
    `--chrome-flags=${CHROME_FLAGS}`,
    '--no-enable-error-reporting',
    '--quiet',
  ];
  const look = () => execa('node', [program, address, ...options], { env: { CHROME_PATH: browser } });
  // Chromium's trace occasionally lacks its beginning; Lighthouse advises to retry.
  await look().catch(look);
  const report = JSON.parse(readFileSync(`${path}.report.json`, 'utf8'));
  return { categories: report.categories, audits: report.audits };
}
