import type { Page } from '@playwright/test';
import { expectScrolledTo, takenOver, visit } from '../browser.js';
import { conversation, ownTutorial, write } from '../conversations.js';
import { expect, test } from '../fixtures.js';
import { signUp } from '../members.js';

test.use({ site: 'large' });

/** Expects the comment to be shown, scrolled to and focused. */
async function expectArrival(page: Page, id: number, content: string): Promise<void> {
  const anchor = `_commentaire-${id}`;
  await expect(page.getByText(content, { exact: true })).toBeInViewport();
  await expectScrolledTo(page, anchor);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe(anchor);
}

test('CO-05 a link opens the comment it names, beyond the first page and among folded replies @long', async ({
  page,
}, info) => {
  await signUp(page);
  const id = ownTutorial(info, 61);
  const first = await write(page, id, 'Le tout premier');
  const replies: number[] = [];
  for (let number = 1; number <= 6; number += 1)
    replies.push(await write(page, id, `Réponse ${number}`, first));
  for (let number = 1; number <= 14; number += 1) await write(page, id, `Propos ${number}`);

  await visit(page, `/tutoriels/${id}#_commentaire-${replies[4]!}`);
  await expectArrival(page, replies[4]!, 'Réponse 5');

  // From another page.
  await visit(page, '/notifications');
  await page.evaluate(
    ([path]) => {
      const link = Object.assign(document.createElement('a'), { href: path, textContent: 'Voir' });
      document.querySelector('main')!.prepend(link);
    },
    [`/tutoriels/${id}#_commentaire-${first}`],
  );
  await page.getByRole('link', { name: 'Voir', exact: true }).click();
  await takenOver(page);
  await expectArrival(page, first, 'Le tout premier');

  // Within the page.
  await page.evaluate((hash) => (location.hash = hash), `_commentaire-${replies[5]!}`);
  await expectArrival(page, replies[5]!, 'Réponse 6');
});

test('CO-05 a link to a deleted comment leads to the other comments, with a message @long', async ({
  page,
}, info) => {
  await signUp(page);
  const id = ownTutorial(info, 62);
  const gone = await write(page, id, 'Bientôt parti');
  await page.request.delete(`/api/comments/${gone}`);
  await visit(page, `/tutoriels/${id}#_commentaire-${gone}`);
  await expect(
    page.locator('[data-toast]').filter({ hasText: 'Ce commentaire n’existe plus.' }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Commentaires' })).toBeInViewport();
});

test('40.16 a deleted comment leaves its replies in place, live for others, and can be neither liked nor answered @long', async ({
  page,
  context,
}, info) => {
  await signUp(page);
  const id = ownTutorial(info, 63);
  const question = await write(page, id, 'Ma question');
  await write(page, id, 'Ma réponse', question);
  const other = await context.newPage();
  await visit(other, `/tutoriels/${id}#_commentaire-${question}`);
  await expect(other.getByText('Ma question', { exact: true })).toBeVisible();
  await visit(page, `/tutoriels/${id}#_commentaire-${question}`);
  const thread = page.locator(`[id="_commentaire-${question}"]`);
  await thread.getByRole('button', { name: 'Supprimer votre commentaire' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Supprimer votre commentaire ?' });
  await expect(dialog).toContainText('Ses réponses restent');
  await dialog.getByRole('button', { name: 'Supprimer', exact: true }).click();
  for (const shown of [page, other]) {
    const place = shown.locator(`[id="_commentaire-${question}"]`);
    await expect(place.getByText('Commentaire supprimé', { exact: true })).toBeVisible();
    await expect(place.getByText('Ma réponse', { exact: true })).toBeVisible();
    await expect(shown.getByText('Ma question', { exact: true })).toHaveCount(0);
    await expect(place.getByRole('button', { name: /J’aime/ })).toHaveCount(1);
    await expect(place.getByRole('button', { name: /^Répondre/ })).toHaveCount(0);
  }
});

test('CO-01 CO-02 a comment keeps its indentation, and the form counts characters as the server does @long', async ({
  page,
}, info) => {
  await signUp(page);
  const id = ownTutorial(info, 64);
  await visit(page, `/tutoriels/${id}`);
  const section = await conversation(page);
  const field = section.getByLabel('Votre commentaire');
  const code = 'def f(x):\n    if x:\n\treturn 1';
  await field.fill(`${code}\n`);
  await expect(page.getByText(`${[...code].length} / 1000 caractères`)).toBeVisible();
  await field.fill('😀'.repeat(600));
  await expect(page.getByText('600 / 1000 caractères')).toBeVisible();
  await field.fill('❤️'.repeat(501));
  await expect(page.getByText('1002 / 1000 caractères')).toBeVisible();
  await page.getByRole('button', { name: 'Publier', exact: true }).click();
  await expect(page.getByText('Le commentaire ne peut pas dépasser 1000 caractères')).toBeVisible();
  await field.fill(code);
  await page.getByRole('button', { name: 'Publier', exact: true }).click();
  const shown = page.locator('p').filter({ hasText: 'def f(x):' });
  await expect(shown).toHaveCSS('white-space', /pre-wrap|preserve/);
  expect(await shown.innerText()).toBe(code);
});
