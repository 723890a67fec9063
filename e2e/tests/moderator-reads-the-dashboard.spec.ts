import type { Page } from '@playwright/test';
import type { components } from '@passerelle/api-client/schema';
import { alter, NOT_FOUND } from '../browser.js';
import { expectAccessible, openConsole } from '../console.js';
import { expect, test } from '../fixtures.js';

type Statistics = components['schemas']['StatisticsDto'];

const TITLE = 'Tableau de bord';
type Overview = components['schemas']['ReportsOverviewDto'];

const OVERVIEW = /\/api\/admin\/reports\/overview$/;
const STATISTICS = /\/api\/admin\/statistics$/;

/** Replaces figures in the response that other tests would change. */
async function fix(page: Page, changes: Partial<Statistics> = {}): Promise<void> {
  await alter<Statistics>(page, STATISTICS, (statistics) => ({
    ...statistics,
    users: { total: 1234, newToday: 2, activeLastWeek: 77 },
    tutorials: { total: 56, newToday: 1, views: 98_765, likes: 432 },
    comments: { total: 789, newToday: 0, totalReports: 21, pendingReports: 3 },
    domains: { total: 6, mostPopular: 'Langues' },
    trend: { users: 12.5, tutorials: -50, comments: null },
    ...changes,
  }));
}

test('ADMD-02 a tab without content says « Contenu à venir... »', async ({ page }) => {
  await alter<Overview>(page, OVERVIEW, (overview) => ({
    ...overview,
    statuses: { pending: 0, resolved: 0, rejected: 0 },
  }));
  const nothing = { json: [], headers: { 'content-range': 'list */0' } };
  await page.route(/\/api\/admin\/(users|tutorials)\?/, (route) => route.fulfill(nothing));
  await openConsole(page, '', TITLE);
  for (const label of ['Utilisateurs', 'Contenu', 'Signalements']) {
    await page.getByRole('tab', { name: label }).click();
    await expect(page.getByRole('tabpanel')).toHaveText('Contenu à venir...');
  }
});

const card = (page: Page, label: string) =>
  page.getByRole('list', { name: 'Chiffres' }).getByRole('listitem').filter({ hasText: label });

test.beforeEach(({ tolerated }) => {
  tolerated.push(NOT_FOUND);
});

test('ADMD-01 the dashboard has four tabs, and the address names the chosen one', async ({ page }) => {
  await alter<Overview>(page, OVERVIEW, (overview) => ({
    ...overview,
    statuses: { pending: 1, resolved: 0, rejected: 0 },
  }));
  await openConsole(page, '', TITLE);
  await expect(page.getByRole('tab')).toHaveText([
    "Vue d'ensemble",
    'Utilisateurs',
    'Contenu',
    'Signalements',
  ]);
  await expect(page.getByText('Contenu à venir...')).toHaveCount(0);
  for (const [label, name, heading] of [
    ['Utilisateurs', 'utilisateurs', 'Derniers inscrits'],
    ['Contenu', 'contenu', 'Tutoriels les plus lus'],
    ['Signalements', 'signalements', 'Suivi'],
  ] as const) {
    await page.getByRole('tab', { name: label }).click();
    await expect(page).toHaveURL(new RegExp(`\\?onglet=${name}$`));
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(page.getByText('Contenu à venir...')).toHaveCount(0);
  }
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Signalements' })).toHaveAttribute('aria-selected', 'true');
});

test('ADMD-03 ADMD-04 ADMD-05 ADMD-06 ADMD-07 the cards show the server’s figures and their growth', async ({
  page,
}) => {
  await fix(page);
  await openConsole(page, '/dashboard', TITLE);
  const week = 'par rapport à la semaine précédente';
  await expect(card(page, 'Utilisateurs').first()).toHaveText(
    new RegExp(`1\\s234.*2 nouveaux aujourd’hui.*\\+12,5\\s%.*${week}`),
  );
  await expect(card(page, 'Tutoriels').first()).toHaveText(
    new RegExp(`56.*1 nouveau aujourd’hui.*−50\\s%.*${week}`),
  );
  await expect(card(page, 'Commentaires')).toHaveText(
    /789.*Aucun nouveau aujourd’hui.*Rien la semaine précédente/,
  );
  await expect(card(page, 'Signalements')).toHaveText(/3en attente sur 21/);
  await expect(card(page, 'Domaines')).toHaveText(/6Le plus populaire.*Langues/);
  await expect(card(page, 'Utilisateurs actifs')).toHaveText(/77sur les 7 derniers jours/);
  await expect(card(page, 'Vues totales')).toHaveText(/98\s765/);
  await expect(card(page, 'J’aime au total')).toHaveText(/432/);
  await expect(page.getByRole('heading', { name: 'Suggestions' })).toBeVisible();
});

test('ADMD-08 the figures are the server’s, not samples', async ({ page }) => {
  const asked = page.waitForResponse(STATISTICS);
  await openConsole(page, '/dashboard', TITLE);
  const { users } = (await (await asked).json()) as Statistics;
  const total = new Intl.NumberFormat('fr-FR').format(users.total);
  await expect(card(page, 'Utilisateurs').first()).toContainText(total);
});

test('each figure links to its list @long', async ({ page }) => {
  await openConsole(page, '/dashboard', TITLE);
  for (const [label, path] of [
    ['Utilisateurs', '/admin/utilisateurs'],
    ['Signalements', '/admin/signalements?statut=pending'],
    ['Domaines', '/admin/domaines'],
    ['Vues totales', '/admin/tutoriels?sort=views&order=DESC'],
  ] as const) {
    await expect(card(page, label).getByRole('link', { name: label, exact: true })).toHaveAttribute(
      'href',
      path,
    );
  }
  await card(page, 'Vues totales').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gestion des Tutoriels' })).toBeVisible();
});

test('ADMD-09 ADMD-10 ADMD-11 ADMD-12 suggestions are sorted by priority, each with its reason', async ({
  page,
}) => {
  await fix(page);
  await openConsole(page, '/dashboard', TITLE);
  const suggestions = page.getByRole('region', { name: 'Suggestions' }).getByRole('listitem');
  await expect(suggestions).toHaveText([
    /Traiter les signalements3 signalements attendent.*Priorité haute/,
    /Accueillir les nouveaux membres.*Priorité moyenne/,
    /Relire les nouveaux tutoriels.*Priorité moyenne/,
    /Étoffer les domaines.*Priorité moyenne/,
    /Optimiser le contenu.*Priorité moyenne/,
    /Préparer la newsletter.*Priorité basse/,
    /Vérifier la maintenance.*Priorité basse/,
  ]);
});

test('the dashboard says that the server failed @long', async ({ page, tolerated }) => {
  tolerated.push(/status of 500/);
  await page.route(STATISTICS, (route) => route.fulfill({ status: 500, json: {} }));
  await openConsole(page, '/dashboard', TITLE);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Erreur lors de la récupération des statistiques');
  await page.unroute(STATISTICS);
  await alert.getByRole('button', { name: 'Réessayer' }).click();
  await expect(card(page, 'Utilisateurs').first()).toBeVisible();
});

test('no tab of the dashboard has axe violations @long', async ({ page }) => {
  test.slow();
  for (const tab of ['', '?onglet=utilisateurs', '?onglet=contenu', '?onglet=signalements']) {
    await openConsole(page, `/dashboard${tab}`, TITLE);
    await expect(page.getByRole('tabpanel').getByRole('status')).toHaveCount(0);
    await expectAccessible(page);
  }
});
