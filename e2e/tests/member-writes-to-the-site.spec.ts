import { endSession, signUp } from '../members.js';
import { expect, test } from '../fixtures.js';
import { hold, takenOver, visit } from '../browser.js';

test('the contact form fills in a member’s name and address, which the cached page does not contain', async ({
  page,
}) => {
  const member = await signUp(page);
  await visit(page, '/contact');
  const name = page.getByLabel('Votre nom');
  const email = page.getByLabel('Votre adresse e-mail');
  await expect(name).toHaveValue(member.displayName);
  await expect(email).toHaveValue(member.email);
  expect(await (await page.request.get('/contact')).text()).not.toContain(member.email);
  await page.getByLabel('Objet').fill('Une question');
  await page.getByRole('textbox', { name: 'Message' }).fill('Où se trouve le prochain atelier ?');
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/contact'));
  await page.getByRole('button', { name: 'Envoyer' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ name: member.displayName, email: member.email });
  await expect(page.getByText('Merci, votre message est envoyé.')).toBeVisible();

  await endSession(page);
  await visit(page, '/contact');
  await expect(name).toHaveValue('');
  await expect(email).toHaveValue('');
});

test('the contact form keeps what a member has typed before they were recognised @long', async ({ page }) => {
  const member = await signUp(page);
  const release = await hold(page, /\/api\/auth\/me$/);
  await page.goto('/contact');
  await takenOver(page);
  await page.getByLabel('Votre adresse e-mail').fill('ailleurs@exemple.fr');
  release();
  await expect(page.getByLabel('Votre nom')).toHaveValue(member.displayName);
  await expect(page.getByLabel('Votre adresse e-mail')).toHaveValue('ailleurs@exemple.fr');
});
