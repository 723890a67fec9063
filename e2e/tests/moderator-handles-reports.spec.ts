import type { Locator, Page } from '@playwright/test';
import { alter, hold } from '../browser.js';
import { expectAccessible } from '../console.js';
import { expect, test } from '../fixtures.js';
import { openReports as open, reportedComment, reportItem as item } from '../reports.js';

const OVERVIEW = /\/api\/admin\/reports\/overview$/;
const LIST = /\/api\/admin\/reports\?/;
const LONG = `${'0123456789'.repeat(11)} fin`;

interface Overview {
  statuses: { pending: number; resolved: number; rejected: number };
  reasons: object[];
  priorities: object[];
}

const toast = (page: Page): Locator => page.getByRole('alert');
const suggestions = (page: Page): Locator => page.getByRole('region', { name: 'Suggestions de modération' });

test('ADMR-01 ADMR-03 the table of reports has the contract’s columns @desktop', async ({
  page,
  baseURL,
}) => {
  await reportedComment(baseURL!, 'Un propos', [{ reason: 'spam' }]);
  await open(page);
  await expect(suggestions(page)).toBeVisible();
  const columns = ['ID', 'Utilisateur', 'Raison', 'Commentaire', 'Date', 'Statut', 'Actions'];
  await expect(page.getByRole('columnheader')).toHaveText(columns);
});

test('ADMR-04 ADMR-05 ADMR-06 ADMR-08 ADMR-09 ADMR-10 DATE-01 a report shows reporter, reason, comment and date', async ({
  page,
  baseURL,
}) => {
  const { commentId, reports } = await reportedComment(baseURL!, LONG, [
    { reason: 'misinformation', details: 'C’est inexact.' },
    { reason: 'harassment' },
  ]);
  await open(page, `?comment=${commentId}`);
  const [first, second] = reports;
  const report = item(page, first!.id);
  await expect(report).toContainText(first!.by.displayName);
  await expect(report).toContainText('Désinformation');
  await expect(report).toContainText('C’est inexact.');
  await expect(report).toContainText(`${LONG.slice(0, 60)}…`);
  await expect(report).not.toContainText(LONG.slice(0, 61));
  await expect(report).toContainText('En attente');
  await expect(report).toContainText(/\d{1,2} \p{L}+ \d{4} à \d\d:\d\d/u);
  await expect(report.getByRole('button', { name: /^(Résoudre|Rejeter)$/ })).toHaveCount(2);
  await expect(report.getByRole('button', { name: 'Remettre en attente' })).toHaveCount(0);
  await expect(item(page, second!.id)).toContainText('Harcèlement');
});

test('ADMR-04 ADMR-07 ADMR-09 a report says that its comment is deleted, or that its user or status is unknown', async ({
  page,
  baseURL,
}) => {
  const { commentId, reports, deleteComment } = await reportedComment(baseURL!, 'Un propos', [
    { reason: 'other' },
  ]);
  await deleteComment();
  await alter<object[]>(page, LIST, (list) =>
    list.map((report) => ({ ...report, user: null, status: 'autre' })),
  );
  await open(page, `?comment=${commentId}`);
  const report = item(page, reports[0]!.id);
  await expect(report).toContainText('Commentaire supprimé');
  await expect(report).toContainText('Utilisateur inconnu');
  await expect(report).toContainText('Inconnu');
  await expect(report).toContainText('Autre raison');
});

test('ADMR-02 ADMR-11 ADMR-12 ADMR-13 reports move between the tabs', async ({ page, baseURL }) => {
  const { commentId, reports } = await reportedComment(baseURL!, 'Un propos', [
    { reason: 'spam' },
    { reason: 'offensive' },
    { reason: 'other' },
  ]);
  const [one, two, three] = reports.map(({ id }) => item(page, id)) as [Locator, Locator, Locator];
  await open(page, `?comment=${commentId}`);

  const release = await hold(page, /\/api\/admin\/reports\/\d+$/);
  await one.getByRole('button', { name: 'Résoudre' }).click();
  await expect(two.getByRole('button', { name: 'Résoudre' })).toBeDisabled();
  await expect(two.getByRole('button', { name: 'Rejeter' })).toBeDisabled();
  release();
  await expect(toast(page)).toContainText('Statut mis à jour');
  await expect(toast(page)).toContainText('Le signalement a été mis à jour avec succès.');
  await expect(one).toContainText('Résolu');

  await two.getByRole('button', { name: 'Rejeter' }).click();
  await expect(two).toContainText('Rejeté');
  await page.getByRole('tab', { name: 'En attente' }).click();
  await expect(three).toBeVisible();
  await expect(one).toHaveCount(0);
  await page.getByRole('tab', { name: 'Résolus' }).click();
  await expect(one).toBeVisible();
  await expect(two).toHaveCount(0);
  await page.getByRole('tab', { name: 'Rejetés' }).click();
  await expect(two).toBeVisible();
  await two.getByRole('button', { name: 'Remettre en attente' }).click();
  await expect(two).toHaveCount(0);
  await page.getByRole('tab', { name: 'Tous' }).click();
  await expect(two).toContainText('En attente');
  await expect(page.locator('[data-report]')).toHaveCount(3);
});

test('ADMR-14 a refused decision shows the server’s message, or a general one', async ({
  page,
  baseURL,
  tolerated,
}) => {
  tolerated.push(/status of (409|500)/);
  const { commentId, reports } = await reportedComment(baseURL!, 'Un propos', [{ reason: 'spam' }]);
  await open(page, `?comment=${commentId}`);
  const resolve = item(page, reports[0]!.id).getByRole('button', { name: 'Résoudre' });
  const one = /\/api\/admin\/reports\/\d+$/;
  await page.route(one, (route) => route.fulfill({ status: 409, json: { message: 'Déjà décidé.' } }));
  await resolve.click();
  await expect(toast(page)).toContainText('Erreur');
  await expect(toast(page)).toContainText('Déjà décidé.');
  await page.route(one, (route) => route.fulfill({ status: 500, body: '' }));
  await resolve.click();
  await expect(toast(page)).toContainText('Erreur lors de la mise à jour du signalement');
});

test('CALL-30 ADMR-15 ADMR-16 the screen says that there are no reports, or that they could not be loaded', async ({
  page,
  tolerated,
}) => {
  tolerated.push(/status of 500/);
  await open(page, '?comment=999999');
  await expect(page.getByText('Aucun signalement trouvé.')).toBeVisible();
  await page.route(LIST, (route) => route.fulfill({ status: 500, body: '' }));
  await page.reload();
  const alert = page.getByRole('tabpanel', { name: 'Tous' }).getByRole('alert');
  await expect(alert).toContainText('Erreur');
  await expect(alert).toContainText(
    'Une erreur est survenue lors du chargement des signalements. Veuillez réessayer ultérieurement.',
  );
  await expect(alert).toContainText('Erreur lors de la récupération des signalements');
});

test('ADMR-17 ADMR-18 ADMR-19 ADMR-20 comments with several reports come first and can be deleted at once', async ({
  page,
  baseURL,
}) => {
  const newReport = { reason: 'offensive' };
  const { commentId, reports } = await reportedComment(baseURL!, LONG, [newReport, newReport, newReport]);
  const { commentId: lone } = await reportedComment(baseURL!, 'Un propos', [newReport]);
  await open(page);
  const entries = suggestions(page).getByRole('listitem');
  const link = page.locator(`a[href="/admin/signalements?comment=${commentId}"]`);
  const entry = entries.filter({ has: link });
  await expect(entry).toContainText('3 signalements');
  await expect(entry).toContainText('Haute priorité');
  await expect(link).toHaveText(`${LONG.slice(0, 100)}…`);
  await expect(suggestions(page).locator(`a[href$="comment=${lone}"]`)).toHaveCount(0);
  const counts = (await entries.allInnerTexts()).map((text) => parseInt(text));
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));

  await link.click();
  await expect(page.locator('[data-report]')).toHaveCount(3);
  await entry.getByRole('button', { name: 'Supprimer le commentaire' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler' }).click();
  await expect(item(page, reports[0]!.id)).toContainText('En attente');
  await entry.getByRole('button', { name: 'Supprimer le commentaire' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(entry).toHaveCount(0);
  await expect(page.getByText('Commentaire supprimé', { exact: true })).toHaveCount(3);
  const comments = await (await page.request.get('/api/tutorials/1/comments')).json();
  expect((comments as { id: number }[]).map(({ id }) => id)).not.toContain(commentId);
});

test('ADMR-21 ADMR-22 each reason links to its reports', async ({ page, baseURL }) => {
  const { reports } = await reportedComment(baseURL!, 'Un propos', [
    { reason: 'inappropriate' },
    { reason: 'spam' },
  ]);
  await open(page);
  await page.getByRole('tab', { name: 'Catégories' }).click();
  await suggestions(page).locator('a[href="/admin/signalements?reason=inappropriate"]').click();
  await expect(item(page, reports[0]!.id)).toBeVisible();
  await expect(item(page, reports[1]!.id)).toHaveCount(0);
  await expect(page.getByText('Raison : Contenu inapproprié')).toBeVisible();
});

test('ADMR-23 ADMR-24 the statistics show figures, or say that there are no reports', async ({ page }) => {
  let overview: Overview = {
    statuses: { pending: 3, resolved: 2, rejected: 1 },
    reasons: [],
    priorities: [],
  };
  await page.route(OVERVIEW, (route) => route.fulfill({ json: overview }));
  await open(page);
  await expect(suggestions(page)).toContainText('Pas de cas hautement prioritaires');
  await page.getByRole('tab', { name: 'Catégories' }).click();
  await expect(suggestions(page)).toContainText('Pas de signalements en attente');
  await page.getByRole('tab', { name: 'Statistiques' }).click();
  await expect(suggestions(page).getByRole('definition')).toHaveText(['3', '2', '1']);
  await expect(suggestions(page).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '33');
  await expect(suggestions(page)).toContainText('33 %');
  overview = { ...overview, statuses: { pending: 0, resolved: 0, rejected: 0 } };
  await page.reload();
  await expect(suggestions(page)).toContainText('Aucun signalement à traiter');
});

test('a report opens beside the list, with the thread and the author’s past', async ({ page, baseURL }) => {
  const { commentId, reports } = await reportedComment(baseURL!, 'Un propos entier', [
    { reason: 'spam' },
    { reason: 'other' },
  ]);
  await open(page, `?comment=${commentId}`);
  await page.getByRole('button', { name: `Ouvrir le signalement ${reports[0]!.id}` }).click();
  const panel = page.getByRole('dialog', { name: `Signalement n° ${reports[0]!.id}` });
  await expect(panel.getByRole('region', { name: 'Le commentaire' })).toContainText('Un propos entier');
  const author = panel.getByRole('region', { name: 'Son auteur' });
  await expect(author).toContainText('2 en attente, 0 résolu, 0 rejeté');
  await expect(author.getByRole('listitem')).toHaveCount(1);
  await panel.getByRole('button', { name: 'Résoudre' }).click();
  await expect(panel).toContainText('Résolu');
  await expectAccessible(page, ['region']);
  await panel.getByRole('button', { name: 'Fermer' }).click();
  await expect(panel).toHaveCount(0);
});

test('new reports appear without a reload @long', async ({ page, baseURL }) => {
  await page.clock.install();
  const { commentId } = await reportedComment(baseURL!, 'Un propos', [{ reason: 'spam' }]);
  await open(page, `?comment=${commentId}`);
  await expect(page.locator('[data-report]')).toHaveCount(1);
  const other = await reportedComment(baseURL!, 'Un autre propos', [{ reason: 'spam' }]);
  await alter<object[]>(page, LIST, (list) => [{ ...list[0], id: other.reports[0]!.id }, ...list]);
  await page.clock.fastForward(21_000);
  await expect(item(page, other.reports[0]!.id)).toBeVisible();
});

test('the screen of reports has no axe violations @long', async ({ page, baseURL, isMobile }) => {
  test.slow();
  const { commentId, reports } = await reportedComment(baseURL!, 'Un propos', [
    { reason: 'spam', details: 'Publicité' },
    { reason: 'other' },
  ]);
  await open(page, `?comment=${commentId}`);
  await expect(item(page, reports[0]!.id)).toBeVisible();
  for (const tab of ['Priorités', 'Catégories', 'Statistiques']) {
    await page.getByRole('tab', { name: tab }).click();
    // The checkboxes are labelled; the table has exactly the columns of ADMR-03.
    await expectAccessible(page, ['td-has-header']);
  }
  const report = item(page, reports[0]!.id);
  await report.getByLabel('Supprimer aussi le commentaire').check();
  await report.getByRole('button', { name: 'Résoudre' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler' }).click();
  if (!isMobile) {
    await page.getByRole('button', { name: 'Raccourcis clavier' }).click();
    await expect(page.getByRole('dialog', { name: 'Raccourcis clavier' })).toBeVisible();
    await expectAccessible(page);
  }
  await open(page, '?comment=999999');
  await expect(page.getByText('Aucun signalement trouvé.')).toBeVisible();
  await expectAccessible(page);
});
