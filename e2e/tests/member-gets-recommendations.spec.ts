import type { Locator, Page } from '@playwright/test';
import { alter, footLink, openFromSearch, recordCalls, visit } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { signUp } from '../members.js';

test.use({ site: 'rich' });

const addresses = (cards: Locator) =>
  cards.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));

const foot = (page: Page) => page.getByRole('contentinfo');

test('HOME-08 RECO-01 RECO-02 three tutorials on the home page and other ones on a tutorial, for members only', async ({
  page,
}) => {
  const calls = recordCalls(page);
  await visit(page, '/');
  await expect(page.locator('#recommendations')).toHaveCount(0);
  await expect(page.getByText('Recommandé pour vous')).toHaveCount(0);
  const asked = () => calls.filter(({ address }) => address.startsWith('/api/recommendations'));
  expect(asked()).toEqual([]);
  await signUp(page);
  await page.clock.install();
  await visit(page, '/');
  await expect(page.locator('#recommendations').getByRole('article')).toHaveCount(3);
  expect(asked()).toEqual([{ method: 'GET', address: '/api/recommendations?limit=3' }]);
  await openFromSearch(page, 9);
  // The home page's own section was unmounted.
  await expect(page.locator('#recommendations')).toHaveCount(0);
  const section = page.getByRole('region', { name: 'Recommandé pour vous' });
  await expect(section.getByRole('article')).toHaveCount(3);
  // Neither the tutorial itself nor the suggestions of the section above.
  const similar = page.getByRole('region', { name: 'Contenus similaires' }).getByRole('article');
  const shown = [...(await addresses(similar)), '/tutoriels/9'];
  for (const address of await addresses(section.getByRole('article'))) expect(shown).not.toContain(address);
  expect(asked()).toHaveLength(2);
  await page.clock.fastForward('05:01');
  await footLink(page, 'Passerelle, accueil').click();
  await expect.poll(() => asked().length).toBe(3);
});

test('TUTO-17 TUTO-18 below a tutorial visitors see suggestions, members similar and recommended tutorials', async ({
  page,
}) => {
  const title = (name: string) => page.getByRole('heading', { level: 2, name, exact: true });
  await visit(page, '/tutoriels/2');
  await expect(title('Suggestions pour vous')).toBeVisible();
  await expect(title('Contenus similaires')).toHaveCount(0);
  await expect(title('Recommandé pour vous')).toHaveCount(0);
  await signUp(page);
  await visit(page, '/tutoriels/2');
  await foot(page).scrollIntoViewIfNeeded();
  await expect(title('Contenus similaires')).toBeVisible();
  await expect(title('Suggestions pour vous')).toHaveCount(0);
  const section = page.getByRole('region', { name: 'Recommandé pour vous' });
  await expect(section.getByRole('article')).toHaveCount(3);
});

for (const [how, answer] of [
  ['fail', { status: 500, json: {} }],
  ['are empty', { status: 200, json: [] }],
] as const) {
  test(`RECO-03 when recommendations ${how}, their section is hidden`, async ({ page, tolerated }) => {
    tolerated.push(/status of 500/);
    await signUp(page);
    await page.route(/\/api\/recommendations/, (route) => route.fulfill(answer));
    for (const path of ['/', '/tutoriels/1']) {
      const answered = page.waitForResponse(/\/api\/recommendations/);
      await visit(page, path);
      await foot(page).scrollIntoViewIfNeeded();
      await answered;
      await expect(page.getByRole('region', { name: 'Recommandé pour vous' })).toHaveCount(0);
      await expect(page.getByRole('alert')).toHaveCount(0);
    }
  });
}

test('RECO-06 suggestions that fail to load show an error with a button to retry', async ({
  page,
  tolerated,
}) => {
  tolerated.push(/status of 500/);
  let isFailing = true;
  await page.route(/\/api\/tutorials\/suggestions/, (route) =>
    isFailing ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await visit(page, '/faq');
  await openFromSearch(page, 1);
  const section = page.getByRole('region', { name: 'Suggestions pour vous' });
  await expect(section.getByText('Erreur lors du chargement des suggestions')).toBeVisible();
  isFailing = false;
  await section.getByRole('button').click();
  await expect(section.getByRole('article').first()).toBeVisible();
});

test('RECO-04 nothing is suggested without a domain or a tag', async ({ page }) => {
  await visit(page, '/faq');
  await alter<Record<string, unknown>>(page, /\/api\/tutorials\/3$/, (tutorial) => ({
    ...tutorial,
    domainId: null,
    tags: [],
  }));
  const calls = recordCalls(page);
  await openFromSearch(page, 3);
  await expect(page.locator('#_article')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Commentaires' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Suggestions pour vous' })).toHaveCount(0);
  expect(calls.filter(({ address }) => address.includes('tutorials/suggestions'))).toEqual([]);
});
