import { request, type Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.js';
import { visit } from '../browser.js';
import { openConsole } from '../console.js';
import { expect, test } from '../fixtures.js';
import { administrator, signUp, stranger } from '../members.js';

test.use({ site: 'workshop' });

const REASON = 'Ce contenu fait la publicité d’une boutique.';

/**
 * Has content of the page's member removed.
 * @returns its id, and the link that the member receives
 */
async function takenOff(page: Page, baseURL: string): Promise<{ id: number; link: string }> {
  await signUp(page, { isContributor: true });
  const data = {
    title: 'Choisir une montre',
    description: 'Un essai, pour voir.',
    domainId: 1,
    source: 'Du texte.',
  };
  const written = await page.request.post('/api/tutorials', { data });
  const { id } = (await written.json()) as { id: number };
  const reporter = await request.newContext({ baseURL });
  const moderator = stranger();
  const known = await reporter.post('/api/auth/register', { data: moderator });
  const { user } = (await known.json()) as { user: { id: number } };
  await reporter.post(`/api/tutorials/${id}/reports`, { data: { reason: 'spam' } });
  // The member who reported it becomes a moderator and decides.
  const admin = await request.newContext({ baseURL });
  await admin.post('/api/auth/login', { data: administrator });
  await admin.patch(`/api/admin/users/${user.id}`, { data: { isModerator: true } });
  const verdict = { verdict: 'upheld', outcome: 'hide', reason: REASON };
  const at = `/api/admin/moderation/things/tutorial/${id}/decision`;
  expect((await reporter.post(at, { data: verdict })).status()).toBe(200);

  await expect
    .poll(async () => (await (await page.request.get('/api/notifications')).json()).notifications[0]?.href)
    .toContain('/decisions/');
  const { notifications } = await (await page.request.get('/api/notifications')).json();
  return { id, link: notifications[0].href as string };
}

test('the author of removed content reads the reason and appeals once, and another moderator answers', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const { id, link } = await takenOff(page, baseURL!);
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

test('a member appeals without JavaScript, and only once @long', async ({ page, browser, baseURL }) => {
  test.slow();
  const { link } = await takenOff(page, baseURL!);
  const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(link);
  const form = plain.getByRole('form', { name: 'Contester cette décision' });
  await form.getByRole('textbox').fill('Court');
  await form.getByRole('button', { name: 'Envoyer le recours' }).click();
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Votre recours n’est pas parti');
  await expect(plain.getByText(/en 10 caractères au moins/)).toBeVisible();
  await plain.goBack();
  await expect(form.getByRole('textbox')).toHaveValue('Court');
  await form.getByRole('textbox').fill('Ce texte compare, il ne vend pas.');
  await form.getByRole('button', { name: 'Envoyer le recours' }).click();
  await expect(plain).toHaveURL(link);
  await expect(plain.getByRole('region', { name: 'Votre recours' })).toContainText('Ce texte compare');
  await expect(form).toHaveCount(0);
  const again = await context.request.post(link, { form: { text: 'Encore une fois, s’il vous plaît.' } });
  expect(again.status()).toBe(409);
  expect(await again.text()).toContain('Vous avez déjà fait un recours');
  const elsewhere = { headers: { origin: 'https://ailleurs.exemple' }, form: { text: 'Depuis ailleurs.' } };
  expect((await context.request.post(link, elsewhere)).status()).toBe(403);
  expect(
    (await context.request.post('/decisions/inconnue', { form: { text: 'Rien du tout.' } })).status(),
  ).toBe(404);
  await context.close();
});

test('the transparency page counts the moderators’ decisions by quarter, also without JavaScript @long', async ({
  page,
  browser,
  baseURL,
}) => {
  await takenOff(page, baseURL!);
  const phone = { viewport: { width: 390, height: 844 } };
  const context = await browser.newContext({ ...phone, baseURL: baseURL!, javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto('/moderation');
  await expect(plain.getByRole('heading', { level: 1, name: 'Transparence de la modération' })).toBeVisible();
  await expect(plain.getByRole('heading', { level: 2, name: /trimestre \d{4}$/ }).first()).toBeVisible();
  const decided = plain.getByRole('region', { name: /^Décisions prises/ }).first();
  await expect(decided.getByRole('row').nth(1)).toContainText('Tutoriel');
  // The number is visible without scrolling the table.
  const { x, width } = (await decided.getByRole('columnheader', { name: 'Nombre' }).boundingBox())!;
  expect(x + width).toBeLessThan(phone.viewport.width);
  await context.close();
});
