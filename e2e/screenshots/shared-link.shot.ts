import { join } from 'node:path';
import { test } from '../fixtures.js';

const target = join(import.meta.dirname, '../../frontend-public/public/apercu.png');

test.use({ tolerated: [/./] });

test('the picture that shared links show when a page has none of its own', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 630 });
  // Without scripts, hydration cannot overwrite the changed DOM.
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/');
  // Only the name, in the site's fonts and colours.
  await page.evaluate(() => {
    const logo = document.querySelector('header a svg')!.outerHTML;
    document.body.innerHTML = `
      <div style="height:630px;display:flex;flex-direction:column;justify-content:center;gap:28px;padding:0 96px">
        <div style="color:var(--p-colors-brand-solid)">${logo}</div>
        <div style="font-size:104px;font-weight:700;letter-spacing:-0.03em;line-height:1">Passerelle</div>
        <div style="font-size:38px;color:var(--p-colors-fg-muted)">Des tutoriels en français, dans tous les domaines.</div>
      </div>`;
    const drawing = document.querySelector('svg')!;
    drawing.style.width = drawing.style.height = '132px';
  });
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: target });
});
