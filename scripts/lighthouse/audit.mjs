import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { node, nodeEnv } from '../setup/node-binary.mjs';
import { inRoot } from '../setup/paths.mjs';
import { must } from '../setup/processes.mjs';

const CATEGORIES = 'performance,accessibility,best-practices,seo';
const CHROME_FLAGS = '--headless --no-sandbox --disable-gpu --disable-dev-shm-usage';

export const reportFolder = inRoot('e2e/report/lighthouse');

/** Audits a page as Lighthouse does by default, on a slow phone; leaves its report as HTML and JSON. */
export async function audit(program, browser, address, name) {
  mkdirSync(reportFolder, { recursive: true });
  // Kept pages are what visitors get: the first one has been here.
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
  const look = () => must(node(), [program, address, ...options], { env: nodeEnv({ CHROME_PATH: browser }) });
  // Now and then Chromium’s recording lacks the beginning; Lighthouse says to run it again.
  await look().catch(look);
  const report = JSON.parse(readFileSync(`${path}.report.json`, 'utf8'));
  return { categories: report.categories, audits: report.audits };
}
