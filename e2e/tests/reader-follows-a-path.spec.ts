import { expectAccessible } from '../accessibility.js';
import { alter, visit } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { signUp } from '../members.js';

interface Paths {
  paths: { id: number; title: string; duration: number; progress: number; steps: { tutorialId: number }[] }[];
}

test('PARC-01 SHELL-12 ROLE-03 a visitor is invited to sign in, a member is not', async ({ page }) => {
  await visit(page, '/apprentissage');
  const banner = page.getByRole('complementary', { name: 'Compte' });
  await expect(banner).toContainText('Connectez-vous');
  await expect(banner.locator('a[href="/connexion"]')).toBeVisible();
  await signUp(page);
  await visit(page, '/apprentissage');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(banner).toHaveCount(0);
});

test('PARC-02 two tabs, each with its address', async ({ page }) => {
  await visit(page, '/apprentissage');
  await expect(page.getByRole('tab')).toHaveText(["Parcours d'apprentissage", 'Mes collections']);
  await page.getByRole('tab', { name: 'Mes collections' }).click();
  await expect(page).toHaveURL(/\?onglet=collections$/);
  await expect(
    page.getByRole('heading', { name: 'Connectez-vous pour créer vos collections' }),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Mes collections' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: "Parcours d'apprentissage" }).click();
  await expect(page.getByRole('heading', { name: 'Parcours recommandés' })).toBeVisible();
});

test('PARC-03 PARC-04 recommended and popular paths, and how they work', async ({ page, request }) => {
  const { paths } = (await (await request.get('/api/learning-paths')).json()) as Paths;
  await visit(page, '/apprentissage');
  for (const title of ['Parcours recommandés', 'Parcours populaires']) {
    await expect(page.getByRole('region', { name: title }).getByRole('article').first()).toBeVisible();
  }
  const titles = await page.getByRole('article').getByRole('heading').allTextContents();
  expect(titles.toSorted()).toEqual(paths.map(({ title }) => title).toSorted());
  const block = page.getByRole('region', { name: /Comment ça marche/ });
  await expect(block.getByRole('heading', { level: 3 })).toHaveText([
    'Progression structurée',
    'Suivi de progression',
    'Certification',
  ]);
});

test('PARC-06 a path is begun once, then continued', async ({ page }) => {
  await visit(page, '/apprentissage');
  const card = page.getByRole('article').filter({ hasText: 'Retenir ce que l’on apprend' });
  await expect(card.getByRole('link', { name: 'Commencer' })).toBeVisible();
  await signUp(page);
  const steps = [true, true, true, true, true];
  expect((await page.request.put('/api/tutorials/4/progress', { data: { steps } })).status()).toBe(200);
  await visit(page, '/apprentissage');
  await expect(card.getByRole('link', { name: 'Continuer' })).toBeVisible();
  await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
});

test('PARC-07 PARC-08 three steps, how many more, and the time it takes', async ({ page }) => {
  await visit(page, '/faq');
  await alter<Paths>(page, /\/api\/learning-paths\?/, ({ paths }) => ({
    paths: [
      { ...paths[0]!, duration: 59, steps: paths[0]!.steps.slice(0, 3) },
      {
        ...paths[1]!,
        duration: 95,
        steps: Array.from({ length: 8 }, (_, id) => ({ ...paths[0]!.steps[0]!, id })),
      },
      {
        ...paths[2]!,
        duration: 120,
        steps: Array.from({ length: 4 }, (_, id) => ({ ...paths[0]!.steps[0]!, id })),
      },
    ],
  }));
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Apprentissage', includeHidden: true })
    .first()
    .dispatchEvent('click');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(3);
  await expect(cards.nth(0).getByRole('listitem')).toHaveCount(3);
  await expect(cards.nth(0)).not.toContainText('autres tutoriels');
  await expect(cards.nth(1).getByRole('listitem')).toHaveCount(3);
  await expect(cards.nth(1).getByText('+ 5 autres tutoriels')).toBeVisible();
  await expect(cards.nth(2).getByText('+ 1 autre tutoriel', { exact: true })).toBeVisible();
  for (const [index, time] of ['59 min', '1 h 35 min', '2 h'].entries()) {
    await expect(cards.nth(index).getByText(time, { exact: true })).toBeVisible();
  }
});

test('PARC-05 a card leads to the path and its steps, and on to the first tutorial', async ({
  page,
  request,
}) => {
  const { paths } = (await (await request.get('/api/learning-paths')).json()) as Paths;
  await visit(page, '/apprentissage');
  const { id, title, steps } = paths[0]!;
  await page.getByRole('article').filter({ hasText: title }).getByRole('link', { name: 'Commencer' }).click();
  await expect(page).toHaveURL(new RegExp(`/parcours/${id}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const targets = await page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(targets).toEqual(steps.map(({ tutorialId }) => `/tutoriels/${tutorialId}`));
  await page.getByRole('main').getByRole('link', { name: 'Commencer' }).click();
  await expect(page).toHaveURL(new RegExp(`/tutoriels/${steps[0]!.tutorialId}$`));
});

test('PARC-05 a member sees how far they are, and goes on from there', async ({ page, request }) => {
  const { paths } = (await (await request.get('/api/learning-paths')).json()) as Paths;
  const { id, steps } = paths[1]!;
  await signUp(page);
  const finish = (tutorialId: number) =>
    page.request.put(`/api/tutorials/${tutorialId}/progress`, {
      data: { steps: [true, true, true, true, true] },
    });
  await finish(steps[0]!.tutorialId);
  await visit(page, `/parcours/${id}`);
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Terminée');
  await page.getByRole('main').getByRole('link', { name: 'Continuer' }).click();
  await expect(page).toHaveURL(new RegExp(`/tutoriels/${steps[1]!.tutorialId}$`));
  await expect(page.getByRole('progressbar', { name: 'Progression dans ce parcours' })).toHaveCount(0);
  await finish(steps[1]!.tutorialId);
  await page.goBack();
  await expect(page.getByText('Parcours terminé')).toBeVisible();
  await expectAccessible(page, 'a path that is done');
});
