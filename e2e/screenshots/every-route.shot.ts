import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { visit } from '../browser.js';
import { openConsole } from '../console.js';
import { expect, test } from '../fixtures.js';
import { signUp } from '../members.js';
import { aliases, memberPaths, screens } from '../pages.js';

const folder = join(import.meta.dirname, '../report/screens');

const consolePaths = [
  '/dashboard',
  '/dashboard?onglet=utilisateurs',
  '/dashboard?onglet=contenu',
  '/dashboard?onglet=signalements',
  '/signalements',
  '/file',
  '/recours',
  '/commentaires',
  '/commentaires-retenus',
  '/utilisateurs',
  '/utilisateurs/1',
  '/inscriptions',
  '/inscriptions?onglet=invitations',
  '/inscriptions?onglet=regles',
  '/relectures',
  '/tutoriels',
  '/domaines',
  '/demandes',
  '/messages',
  '/newsletter',
  '/recherches',
  '/recherches?onglet=synonymes',
  '/recherches?onglet=reponses',
  '/apparence',
  '/apparence?onglet=accueil',
  '/apparence?onglet=liens',
  '/apparence?onglet=communaute',
  '/apparence?onglet=courrier',
  '/pages',
  '/pages/faq',
  '/courrier',
  '/etat',
  '/parametres',
  '/parametres?tab=security',
  '/parametres?tab=performance',
  '/parametres?tab=maintenance',
  '/premiers-pas',
  '/journal',
  '/nulle-part',
];

test.use({ site: 'rich', tolerated: [/./] });

for (const width of [390, 1280]) {
  for (const theme of ['light', 'dark'] as const) {
    test.describe(`${width} ${theme}`, () => {
      test.use({ viewport: { width, height: width === 390 ? 844 : 900 }, colorScheme: theme });
      test.describe.configure({ timeout: 300_000 });

      const take = async (page: Page, who: string, path: string) => {
        await page.evaluate(() => document.fonts.ready);
        const name = path.replace(/[^\w-]+/g, '_').replace(/^_|_$/g, '') || 'accueil';
        await page.screenshot({ path: join(folder, who, `${name}-${width}-${theme}.png`), fullPage: true });
      };

      test('pages of a visitor', async ({ page }) => {
        for (const { path } of screens) {
          await visit(page, path);
          await take(page, 'visitor', path);
        }
      });

      test('pages of a member', async ({ page }) => {
        await signUp(page, { isContributor: true });
        for (const path of new Set([...memberPaths, ...aliases])) {
          await visit(page, path);
          await take(page, 'member', path);
        }
      });

      test('pages of an administrator', async ({ page }) => {
        await openConsole(page, '/', 'Tableau de bord');
        for (const path of consolePaths) {
          await page.goto(`/admin${path}`);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await page.waitForLoadState('networkidle');
          await take(page, 'console', path);
        }
      });
    });
  }
}
