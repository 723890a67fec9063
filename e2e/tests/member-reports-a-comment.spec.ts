import { expectAccessible } from '../accessibility.js';
import { asAnother, conversation, ownTutorial, said, toast, write } from '../conversations.js';
import { recordCalls, visit } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { signUp } from '../members.js';

test.use({ site: 'large' });

const LONG = 'Achetez mes montres, elles sont belles. '.repeat(4).trim();
const address = /\/api\/comments\/report$/;

test('REPO-01 REPO-04 REPO-05 REPO-06 REPO-07 REPO-08 REPO-10 COMM-10 a member reports somebody else’s comment', async ({
  page,
  browser,
  baseURL,
}, info) => {
  const id = ownTutorial(info, 30);
  await asAnother({ browser, baseURL }, (other) => write(other, id, LONG));
  await signUp(page);
  await write(page, id, 'Le mien');
  await visit(page, `/tutoriels/${id}`);
  const calls = recordCalls(page);
  const section = await conversation(page);
  await expect(said(section, 'Le mien').getByRole('button', { name: /^Signaler/ })).toHaveCount(0);
  const open = said(section, LONG).getByRole('button', { name: 'Signaler le commentaire de Yann Kervella' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Signaler un commentaire' });
  await expect(dialog.locator('blockquote')).toHaveText(`${LONG.slice(0, 100)}…`);
  await expect(dialog.getByRole('radio')).toHaveCount(6);
  for (const label of [
    'Spam',
    'Contenu inapproprié',
    'Propos offensants',
    'Harcèlement',
    'Désinformation',
    'Autre raison',
  ]) {
    await expect(dialog.getByRole('radio', { name: label, exact: true })).not.toBeChecked();
  }
  const send = dialog.getByRole('button', { name: 'Envoyer le signalement' });
  await send.click();
  await expect(
    dialog.getByText('Veuillez sélectionner un motif de signalement.', { exact: true }),
  ).toBeVisible();
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);

  await dialog.getByRole('radio', { name: 'Harcèlement' }).check();
  await dialog.getByRole('textbox', { name: 'Précisions (facultatif)' }).fill('  Encore et encore.  ');
  const answered = page.waitForResponse(address);
  await send.click();
  const answer = await answered;
  expect(answer.request().postDataJSON()).toEqual({
    commentId: expect.any(Number),
    reason: 'harassment',
    details: 'Encore et encore.',
  });
  expect(await answer.json()).toMatchObject({ status: 'pending', details: 'Encore et encore.' });
  await expect(dialog).toBeHidden();
  await expect(toast(page, 'Signalement envoyé')).toContainText(
    "Merci pour votre signalement. Notre équipe va l'examiner.",
  );
  await expect(open).toBeFocused();
});

test('REPO-03 REPO-09 the dialog shows why a report was refused, and keeps its text', async ({
  page,
  browser,
  baseURL,
  tolerated,
}, info) => {
  tolerated.push(/ERR_FAILED|status of 409/);
  const id = ownTutorial(info, 31);
  await asAnother({ browser, baseURL }, (other) => write(other, id, 'Un commentaire'));
  await signUp(page);
  await visit(page, `/tutoriels/${id}`);
  const section = await conversation(page);
  const open = section.getByRole('button', { name: /^Signaler/ });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Signaler un commentaire' });
  const details = dialog.getByRole('textbox');
  const send = dialog.getByRole('button', { name: 'Envoyer le signalement' });
  await dialog.getByRole('radio', { name: 'Spam' }).check();
  await details.fill('a'.repeat(1001));
  await send.click();
  await expect(
    dialog.getByText('Les détails ne peuvent pas dépasser 1000 caractères', { exact: true }),
  ).toBeVisible();
  await details.fill('Vraiment');
  await page.route(address, (route) => route.abort());
  await send.click();
  const failed = dialog
    .locator('[data-toast]')
    .filter({ hasText: "Une erreur est survenue lors de l'envoi du signalement." });
  await expect(failed).toBeVisible();
  await expect(details).toHaveValue('Vraiment');
  await page.unroute(address);
  await send.click();
  await expect(dialog).toBeHidden();
  await open.click();
  await dialog.getByRole('radio', { name: 'Spam' }).check();
  await send.click();
  await expect(failed.last()).toContainText('Vous avez déjà signalé ce commentaire');
});

test('REPO-04 a member reports a comment with the keyboard alone @desktop', async ({
  page,
  browser,
  baseURL,
}, info) => {
  const id = ownTutorial(info, 32);
  await asAnother({ browser, baseURL }, (other) => write(other, id, 'À signaler au clavier'));
  await signUp(page);
  await visit(page, `/tutoriels/${id}`);
  const section = await conversation(page);
  await section.getByRole('button', { name: /^Signaler/ }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Signaler un commentaire' });
  await expect(dialog.getByRole('radio', { name: 'Spam' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: 'Contenu inapproprié' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Au clavier');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Signalement envoyé')).toBeVisible();
});

test('no part of a conversation has axe violations @long', async ({ page, browser, baseURL }, info) => {
  test.slow();
  const id = ownTutorial(info, 33);
  await asAnother({ browser, baseURL }, async (other) => {
    const first = await write(other, id, 'Une question');
    await write(other, id, 'Une réponse', first);
  });
  await signUp(page);
  await write(page, id, 'Le mien');
  await visit(page, `/tutoriels/${id}`);
  const section = await conversation(page);
  await section.getByRole('button', { name: /^Répondre à Yann/ }).click();
  await section.getByRole('textbox', { name: 'Votre commentaire' }).fill('a');
  await section.getByRole('button', { name: 'Publier' }).click();
  await expect(section.getByText('Le commentaire doit contenir au moins 2 caractères')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Progression' })).toBeVisible();
  // After scrolling, targets half covered by the header are measured as too small.
  await expectAccessible(page, 'the page of a member', ['target-size']);
  await section.getByRole('button', { name: 'Supprimer votre commentaire' }).click();
  await expect(page.getByRole('dialog', { name: 'Supprimer votre commentaire ?' })).toBeVisible();
  await expectAccessible(page, 'the dialog that asks before deleting', ['target-size']);
  await page.keyboard.press('Escape');
  await section
    .getByRole('button', { name: /^Signaler/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Envoyer le signalement' }).click();
  await expect(page.getByText('Veuillez sélectionner un motif de signalement.')).toBeVisible();
  await expectAccessible(page, 'the dialog to report', ['target-size']);
});
