import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { test } from '../fixtures.js';

const target = join(import.meta.dirname, '../../docs/images/apercu.png');

async function photograph(browser: Browser, address: string, width: number, dark: boolean): Promise<string> {
  const context = await browser.newContext({
    viewport: { width, height: 860 },
    colorScheme: dark ? 'dark' : 'light',
    deviceScaleFactor: 1,
  });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot();
  await context.close();
  return `data:image/png;base64,${picture.toString('base64')}`;
}

test('the picture of the README: the home page, and a tutorial on a phone', async ({
  browser,
  page,
  baseURL,
}) => {
  const home = await photograph(browser, `${baseURL}/`, 1280, false);
  const tutorial = await photograph(browser, `${baseURL}/tutoriels/1`, 390, true);
  await page.setViewportSize({ width: 1760, height: 920 });
  await page.setContent(`
    <body style="margin:0;display:flex;gap:30px;padding:30px;background:#d9e4e1">
      <img src="${home}" style="border-radius:14px;box-shadow:0 10px 40px #0003" alt="">
      <img src="${tutorial}" style="border-radius:14px;box-shadow:0 10px 40px #0003" alt="">
    </body>`);
  await page.screenshot({ path: target });
});
