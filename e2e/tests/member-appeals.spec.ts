import { request } from '@playwright/test';
import { expectAccessible } from '../accessibility.js';
import { visit } from '../browser.js';
import { openConsole } from '../console.js';
import { expect, test } from '../fixtures.js';
import { administrator, signUp, stranger } from '../members.js';

test.use({ site: 'workshop' });

const REASON = 'Ce contenu fait la publicité d’une boutique.';

test('whom a decision concerns reads why, appeals once, and is heard by another moderator', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  await signUp(page, { isContributor: true });
  const data = {
    title: 'Choisir une montre',
    description: 'Un essai, pour voir.',
    domainId: 1,
    source: 'Du texte.',
  };
  const written = await page.request.post('/api/tutorials', { data });
  const { id } = (await written.json()) as { id: number };
  const reporter = await request.newContext({ baseURL: baseURL! });
  const moderator = stranger();
  const known = await reporter.post('/api/auth/register', { data: moderator });
  const { user } = (await known.json()) as { user: { id: number } };
  await reporter.post(`/api/tutorials/${id}/reports`, { data: { reason: 'spam' } });
  // The member who has reported it becomes a moderator, and decides.
  const admin = await request.newContext({ baseURL: baseURL! });
  await admin.post('/api/auth/login', { data: administrator });
  await admin.patch(`/api/admin/users/${user.id}`, { data: { isModerator: true } });
  const verdict = { verdict: 'upheld', outcome: 'hide', reason: REASON };
  const at = `/api/admin/moderation/things/tutorial/${id}/decision`;
  expect((await reporter.post(at, { data: verdict })).status()).toBe(200);

  await expect
    .poll(async () => (await (await page.request.get('/api/notifications')).json()).notifications[0]?.href)
    .toContain('/decisions/');
  const { notifications } = await (await page.request.get('/api/notifications')).json();
  const link = notifications[0].href as string;
  const outside = await browser.newPage({ baseURL: baseURL! });
  await visit(outside, link);
  await expect(outside.getByText(REASON)).toBeVisible();
  await expect(outside.getByText('Retiré du site')).toBeVisible();
  await expectAccessible(outside, 'a decision');
  const form = outside.getByRole('form', { name: 'Contester cette décision' });
  await form.getByRole('textbox').fill('Court');
  await form.getByRole('button', { name: 'Envoyer le recours' }).click();
  await expect(form.getByText('Dites pourquoi, en 10 caractères au moins.')).toBeVisible();
  await form.getByRole('textbox').fill('Le texte ne vend rien, il explique.');
  await form.getByRole('button', { name: 'Envoyer le recours' }).click();
  await expect(outside.getByText('Un autre modérateur, s’il y en a un, va l’examiner.')).toBeVisible();
  await expect(form).toHaveCount(0);

  const desk = await browser.newPage({ baseURL: baseURL! });
  await openConsole(desk, '/recours', 'Recours');
  const appeal = desk.getByRole('listitem').filter({ hasText: 'Le texte ne vend rien' });
  await appeal.getByRole('button', { name: 'Annuler la décision' }).click();
  await expect(appeal).toHaveCount(0);
  await visit(outside, link);
  await expect(outside.getByText('Cette décision a été annulée.')).toBeVisible();
  expect((await outside.request.get(`/tutoriels/${id}`)).status()).toBe(200);
});

test('what moderation does is counted by quarter, without JavaScript too', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/moderation');
  await expect(page.getByRole('heading', { level: 1, name: 'Transparence de la modération' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: /trimestre \d{4}$/ }).first()).toBeVisible();
  await context.close();
});
