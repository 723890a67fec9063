import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { visit } from '../browser.js';
import { openConsole } from '../console.js';
import { expect, test } from '../fixtures.js';
import { signUp } from '../members.js';
import { reportedComment } from '../reports.js';
import { writeSource } from '../source-field.js';

const images = join(import.meta.dirname, '../../docs/images');

const TEXT = `Un rosier se taille en **fin d’hiver**, quand les bourgeons gonflent.

## Ce qu’il faut

- un sécateur propre ;
- des gants ;
- une demi-heure de soleil.

:::tip
Coupez en biais, un doigt au-dessus d’un bourgeon tourné vers l’extérieur.
:::

| Rosier | Bourgeons à garder |
| --- | ---: |
| buisson | 3 |
| grimpant | 5 |

La hauteur se compte en bourgeons : $h = n \\times 4$ cm.
`;

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

test('the home page, and a tutorial on a phone', async ({ browser, page, baseURL }) => {
  const home = await photograph(browser, `${baseURL}/`, 1280, false);
  const tutorial = await photograph(browser, `${baseURL}/tutoriels/1`, 390, true);
  await page.setViewportSize({ width: 1760, height: 920 });
  await page.setContent(`
    <body style="margin:0;display:flex;gap:30px;padding:30px;background:#d9e4e1">
      <img src="${home}" style="border-radius:14px;box-shadow:0 10px 40px #0003" alt="">
      <img src="${tutorial}" style="border-radius:14px;box-shadow:0 10px 40px #0003" alt="">
    </body>`);
  await page.screenshot({ path: join(images, 'apercu.png') });
});

test.describe('for people who write and moderate', () => {
  test.use({ site: 'workshop' });

  test('the editor with its preview', async ({ page }) => {
    await signUp(page, { displayName: 'Camille Bertin', isContributor: true });
    await visit(page, '/contributions/nouveau');
    await page.getByLabel('Titre').fill('Tailler un rosier sans crainte');
    await page.getByLabel('Description').fill('Où couper, quand et pourquoi, en une demi-heure.');
    await page.getByLabel('Domaine').selectOption('Design');
    await writeSource(page, TEXT);
    const preview = page.getByRole('region', { name: 'Aperçu' });
    await expect(preview.getByRole('table')).toBeVisible();
    await preview.scrollIntoViewIfNeeded();
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(images, 'editeur.png') });
  });

  test('the moderation queue of the console', async ({ page, baseURL }) => {
    await reportedComment(
      baseURL!,
      'Des montres de luxe à moitié prix, suivez le lien de mon profil !',
      [
        { reason: 'spam', details: 'Le même message sous quatre tutoriels.', by: 'Aïcha Benali' },
        { reason: 'spam', by: 'Yann Kerbrat' },
      ],
      'Bruno Lacaze',
    );
    await reportedComment(
      baseURL!,
      'Encore un article écrit par quelqu’un qui n’y connaît rien.',
      [{ reason: 'offensive', by: 'Hélène Marchand' }],
      'Lucien Roussel',
    );
    await openConsole(page, '/file', 'File de modération');
    await expect(page.getByRole('form', { name: 'Décision' })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(images, 'console.png') });
  });
});
