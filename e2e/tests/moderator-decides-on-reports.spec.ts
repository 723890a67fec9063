import type { Locator, Page } from '@playwright/test';
import { recordCalls } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { openReports as open, reportedComment, reportItem as item } from '../reports.js';

const toast = (page: Page): Locator => page.getByRole('alert');

test('ADMR-10 ADMR-11 a moderator chooses whether a decision deletes the comment, and the report shows it afterwards', async ({
  page,
  baseURL,
}) => {
  const { commentId, author, reports } = await reportedComment(baseURL!, 'Un propos', [
    { reason: 'spam' },
    { reason: 'other' },
  ]);
  const [one, two] = reports.map(({ id }) => item(page, id)) as [Locator, Locator];
  await open(page, `?comment=${commentId}`);
  await expect(one.getByRole('link', { name: author.displayName })).toHaveAttribute(
    'href',
    `/admin/utilisateurs/${author.id}`,
  );
  await one.getByRole('button', { name: 'Résoudre' }).click();
  await expect(one).toContainText('Toujours en ligne');
  await expect(two).not.toContainText('Toujours en ligne');

  await two.getByLabel('Supprimer aussi le commentaire').check();
  await two.getByRole('button', { name: 'Résoudre' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler' }).click();
  await expect(two).toContainText('En attente');
  await two.getByRole('button', { name: 'Résoudre' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(two).toContainText('Commentaire supprimé');
  await expect(two).toContainText('Résolu');
  await expect(one).not.toContainText('Toujours en ligne');
  const comments = await (await page.request.get('/api/tutorials/1/comments')).json();
  expect((comments as { id: number }[]).map(({ id }) => id)).not.toContain(commentId);
});

test('a moderator undoes a decision on a report @long', async ({ page, baseURL }) => {
  const { commentId, reports } = await reportedComment(baseURL!, 'Un propos', [{ reason: 'spam' }]);
  await open(page, `?comment=${commentId}`);
  const report = item(page, reports[0]!.id);
  await report.getByRole('button', { name: 'Rejeter' }).click();
  await expect(report).toContainText('Rejeté');
  await toast(page).getByRole('button', { name: 'Annuler' }).click();
  await expect(report).toContainText('En attente');
});

test('a moderator decides several reports with one press and one request', async ({ page, baseURL }) => {
  const { commentId, reports } = await reportedComment(baseURL!, 'Un propos', [
    { reason: 'spam' },
    { reason: 'spam' },
    { reason: 'spam' },
  ]);
  await open(page, `?comment=${commentId}`);
  await page.getByLabel('Tout sélectionner').check();
  await page.getByLabel(`Sélectionner le signalement ${reports[0]!.id}`).uncheck();
  const calls = recordCalls(page);
  await page.getByRole('button', { name: 'Résoudre la sélection' }).click();
  await expect(toast(page)).toContainText('2 signalements ont été mis à jour.');
  await expect(item(page, reports[1]!.id)).toContainText('Résolu');
  await expect(item(page, reports[0]!.id)).toContainText('En attente');
  expect(calls.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
  await toast(page).getByRole('button', { name: 'Annuler' }).click();
  await expect(item(page, reports[1]!.id)).toContainText('En attente');
  await page.getByLabel('Tout sélectionner').check();
  const together = page.getByRole('group', { name: 'Actions groupées' });
  await together.getByLabel('Supprimer aussi le commentaire').check();
  await page.getByRole('button', { name: 'Résoudre la sélection' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByText('Commentaire supprimé', { exact: true })).toHaveCount(3);
});

test('shortcut keys move through the list of reports and decide, unless they are switched off @desktop @long', async ({
  page,
  baseURL,
}) => {
  const { commentId, reports } = await reportedComment(baseURL!, 'Un propos', [
    { reason: 'spam' },
    { reason: 'spam' },
    { reason: 'spam' },
  ]);
  const [last, middle, first] = reports.map(({ id }) => item(page, id)) as [Locator, Locator, Locator];
  await open(page, `?comment=${commentId}`);
  await expect(first).toBeVisible();
  await page.keyboard.press('j');
  await expect(first).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('r');
  await expect(first).toContainText('Résolu');
  await expect(middle).toHaveAttribute('aria-current', 'true');
  await expect(middle.getByRole('button', { name: 'Rejeter' })).toBeEnabled();
  await page.keyboard.press('x');
  await expect(middle).toContainText('Rejeté');
  await expect(last).toHaveAttribute('aria-current', 'true');

  await page.getByRole('button', { name: 'Raccourcis clavier' }).click();
  const help = page.getByRole('dialog', { name: 'Raccourcis clavier' });
  await expect(help).toContainText('Signalement suivant');
  await help.getByLabel('Raccourcis actifs').uncheck();
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  await page.keyboard.press('k');
  await page.keyboard.press('r');
  await expect(last).toHaveAttribute('aria-current', 'true');
  await expect(last).toContainText('En attente');

  await page.getByRole('button', { name: 'Raccourcis clavier' }).click();
  await help.getByLabel('Raccourcis actifs').check();
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  await page.keyboard.press('s');
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(last).toContainText('Commentaire supprimé');
});
