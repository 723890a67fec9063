import type { Response } from '@playwright/test';
import { asAnother, conversation, ownTutorial, said, toast, write } from '../conversations.js';
import { hold, recordCalls, visit } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { signUp } from '../members.js';

test.use({ site: 'large' });

const posts = /\/api\/tutorials\/\d+\/comments$/;

test('COMM-08 COMM-09 COMM-23 COMM-26 COMM-31 a member deletes their own comment after a confirmation', async ({
  page,
  browser,
  baseURL,
  tolerated,
}, info) => {
  tolerated.push(/status of 500/);
  const id = ownTutorial(info, 6);
  await signUp(page);
  const mine = await write(page, id, 'À supprimer');
  await asAnother({ browser, baseURL }, async (other) => {
    await write(other, id, 'Réponse qui reste', mine);
    await write(other, id, 'Celui d’un autre');
  });
  await visit(page, `/tutoriels/${id}`);
  const calls = recordCalls(page);
  const section = await conversation(page);
  const remove = section.getByRole('button', { name: 'Supprimer votre commentaire' });
  // Of three comments, only the member's own can be deleted.
  await expect(section.getByRole('button', { name: /Supprimer/ })).toHaveCount(1);
  await expect(remove).toHaveCount(1);
  const dialog = page.getByRole('dialog', { name: 'Supprimer votre commentaire ?' });
  await remove.click();
  await dialog.getByRole('button', { name: 'Annuler' }).click();
  await expect(dialog).toBeHidden();
  await expect(remove).toBeFocused();
  expect(calls.filter(({ method }) => method === 'DELETE')).toEqual([]);

  const address = /\/api\/comments\/\d+$/;
  await page.route(address, (route) => route.fulfill({ status: 500, json: {} }));
  await remove.click();
  await dialog.getByRole('button', { name: 'Supprimer' }).click();
  await expect(toast(page, 'Impossible de supprimer le commentaire')).toBeVisible();
  await expect(said(section, 'À supprimer')).toBeVisible();
  await page.unroute(address);

  await remove.click();
  await dialog.getByRole('button', { name: 'Supprimer' }).click();
  await expect(toast(page, 'Commentaire supprimé')).toContainText(
    'Votre commentaire a été supprimé avec succès',
  );
  await expect(section.getByText('À supprimer')).toHaveCount(0);
  await expect(section.getByText('Commentaire supprimé', { exact: true })).toBeVisible();
  await expect(said(section, 'Réponse qui reste')).toBeVisible();
  await expect(said(section, 'Celui d’un autre')).toBeVisible();
  await expect(section.getByRole('heading', { name: 'Commentaires' })).toBeFocused();
});

test('COMM-07 COMM-22 COMM-28 a like counts at once, only once, and can be removed', async ({
  page,
  browser,
  baseURL,
  tolerated,
}, info) => {
  tolerated.push(/ERR_FAILED/);
  const id = ownTutorial(info, 7);
  await asAnother({ browser, baseURL }, (other) => write(other, id, 'À aimer'));
  await signUp(page);
  await visit(page, `/tutoriels/${id}`);
  const section = await conversation(page);
  const like = said(section, 'À aimer').getByRole('button', { name: /^J’aime/ });
  await expect(like).toHaveText(/0$/);

  const release = await hold(page, /\/like$/);
  // The list may be fetched once more before the like is counted.
  const counted = async (answer: Response) =>
    posts.test(answer.url()) && (await answer.json())[0]?.likes === 1;
  const refreshed = page.waitForResponse(counted);
  await like.click();
  await expect(like).toHaveText(/1$/);
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  release();
  expect((await (await refreshed).json())[0]).toMatchObject({ likes: 1, likedByMe: true });
  await visit(page, `/tutoriels/${id}`);
  await conversation(page);
  await expect(like).toHaveText(/1$/);
  const takenBack = page.waitForResponse(/\/like$/);
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await expect(like).toHaveText(/0$/);
  await takenBack;

  await page.route(/\/like$/, (route) => route.abort());
  await expect(async () => {
    await like.click();
    await expect(toast(page, "Impossible d'ajouter un like")).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(like).toHaveText(/0$/);
  await expect(like).toHaveAttribute('aria-pressed', 'false');
});
