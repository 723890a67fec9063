import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.js';
import { visit } from '../browser.js';
import { expect, test as base } from '../fixtures.js';
import { administrator, signIn, signUp } from '../members.js';
import { type Site, START_TIMEOUT_MS, startSite } from '../sites.js';

/** A site for this test, as first publications are reviewed on it. */
const test = base.extend<object, { own: Site }>({
  own: [
    async ({}, use) => {
      const site = await startSite('demo', '');
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: START_TIMEOUT_MS },
  ],
  baseURL: async ({ own }, use) => use(own.address),
});

const NOTE = 'Ajoutez une photo du tracé.';
const text = {
  title: 'Tailler un tenon à la main',
  description: 'Du tracé à l’ajustage.',
  domainId: 1,
  source: '## Le tracé\n\nOn trace d’abord.',
};

/** Publishes a tutorial that waits for a review. */
async function publishHeld(author: Page, admin: APIRequestContext): Promise<number> {
  const rules = {
    contributorsAsk: false,
    heldPublications: 10,
    registrationProof: false,
    holdSuspects: true,
  };
  await admin.put('/api/admin/community-rules', { data: rules });
  await signUp(author, { isContributor: true });
  const answer = await author.request.post('/api/tutorials', { data: text });
  const { id, isHeld } = (await answer.json()) as { id: number; isHeld: boolean };
  expect(isHeld).toBe(true);
  return id;
}

/** Controls that only published tutorials have, and error messages. */
async function expectNothingThatFails(page: Page): Promise<void> {
  await page.mouse.wheel(0, 10_000);
  await expect(page.getByRole('radiogroup', { name: 'Votre note' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Favori', exact: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Commentaires' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Partager' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Réessayer' })).toHaveCount(0);
}

/** Decisions reach an open page by its live connection. */
const connected = (page: Page) =>
  expect(page.getByRole('button', { name: /^(Connecté|Déconnecté)$/ })).toHaveText('Connecté');

test('40.30 an author sees on the page that a tutorial is not published, and the editor and the page follow its review', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const theirs = await browser.newContext({ ...(baseURL && { baseURL }) });
  const reviewer = await theirs.newPage();
  await signIn(reviewer, administrator);
  const decide = (id: number, data: object) => reviewer.request.post(`/api/admin/reviews/${id}`, { data });
  const id = await publishHeld(page, reviewer.request);
  const banner = (title: string) => page.getByRole('region', { name: title });
  const [waits, isSentBack] = [
    banner('Ce tutoriel attend une relecture'),
    banner('Ce tutoriel est à revoir'),
  ];

  await visit(page, `/tutoriels/${id}`);
  await expect(waits.getByRole('link', { name: 'Mes contributions' })).toBeVisible();
  await expectNothingThatFails(page);
  await expectAccessible(page, 'the page of a tutorial that waits');

  await waits.getByRole('link', { name: 'Modifier' }).click();
  await expect(waits).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enregistrer les changements' })).toBeVisible();
  await page.getByLabel('Description').fill('Du tracé à l’ajustage, avec une photo.');
  await connected(page);
  await decide(id, { isAccepted: false, reason: NOTE });
  await expect(isSentBack).toContainText(NOTE);
  await expect(page.getByLabel('Description')).toHaveValue('Du tracé à l’ajustage, avec une photo.');
  await expectAccessible(page, 'the editor of a tutorial that was sent back');
  await page.goto(`/tutoriels/${id}`);
  await expect(isSentBack).toContainText(NOTE);
  await page.goto('/contributions');
  await expect(page.getByRole('article').filter({ hasText: 'À revoir' })).toContainText(NOTE);

  await visit(page, `/contributions/${id}`);
  await page.getByRole('button', { name: 'Enregistrer et proposer à nouveau' }).press('Enter');
  await expect(page).toHaveURL(/\/contributions$/);
  const card = page.getByRole('article').filter({ hasText: 'Du tracé à l’ajustage, avec une photo.' });
  await expect(card).toContainText('Attend une relecture');
  await expect(card).not.toContainText(NOTE);

  await visit(page, `/tutoriels/${id}`);
  await expect(waits).toBeVisible();
  await connected(page);
  await decide(id, { isAccepted: true });
  await expect(waits).toHaveCount(0);
  await expect(page.getByRole('radiogroup', { name: 'Votre note' })).toBeVisible();
  await theirs.close();
});

test('40.30 an author sees on the page that a tutorial was taken off the site @long', async ({
  page,
  browser,
  baseURL,
}) => {
  const theirs = await browser.newContext({ ...(baseURL && { baseURL }) });
  const admin = await theirs.newPage();
  await signIn(admin, administrator);
  const id = await publishHeld(page, admin.request);
  const put = (by: Page, isPublished: boolean) =>
    by.request.put(`/api/tutorials/${id}/publication`, { data: { isPublished } });
  await put(admin, true);
  await put(page, false);
  await visit(page, `/tutoriels/${id}`);
  await expect(page.getByRole('region', { name: 'Ce tutoriel n’est pas publié' })).toBeVisible();
  await expectNothingThatFails(page);
  await put(admin, false);
  await page.reload();
  const banner = page.getByRole('region', { name: 'Ce tutoriel a été retiré par un administrateur' });
  await expect(banner.getByRole('link', { name: 'Modifier' })).toBeVisible();

  await admin.goto(`/tutoriels/${id}`);
  const seen = admin.getByRole('region', { name: 'Ce tutoriel a été retiré par un administrateur' });
  await expect(seen).toBeVisible();
  await expect(seen.getByRole('link')).toHaveCount(0);
  await theirs.close();
});
