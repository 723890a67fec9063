import type { Page } from '@playwright/test';
import { hold } from '../browser.js';
import { expectAccessible, openConsole, openScreen } from '../console.js';
import { expect, test } from '../fixtures.js';

// No test changes the settings of this site.
test.use({ site: 'large' });

const TITLE = 'Paramètres Système';
const SETTINGS = /\/api\/admin\/settings$/;

const open = (page: Page, tab = '') => openConsole(page, `/parametres${tab && `?tab=${tab}`}`, TITLE);
const save = (page: Page) => page.getByRole('button', { name: 'Sauvegarder' }).click();
const toast = (page: Page, title: string, description: string) =>
  expect(page.getByRole('alert').filter({ hasText: title })).toHaveText(
    new RegExp(`^${title}${description.replaceAll('.', '\\.')}`),
  );

const controls = {
  application: {
    switches: [
      'Inscriptions ouvertes',
      'Commentaires',
      'Évaluations',
      'Recommandations',
      'Mode maintenance',
      'Notifications aux administrateurs',
      'Connexion en direct',
    ],
    numbers: [['Éléments par page', 10, 1, 50]],
  },
  security: {
    switches: ['Confirmation de l’adresse e-mail', 'Mots de passe forts', 'Second facteur'],
    numbers: [
      ['Longueur minimale du mot de passe', 8, 6, 16],
      ['Tentatives de connexion', 5, 1, 10],
      ['Durée de session en minutes', 60, 15, 1440],
    ],
  },
  performance: {
    switches: ['Cache', 'Vider le cache à chaque modification'],
    numbers: [['Durée du cache en minutes', 60, 1, 1440]],
  },
} as const;
const off = ['Mode maintenance', 'Second facteur'];

test('warns that addresses are not confirmed yet while the site has no mail server @long', async ({
  page,
}) => {
  await open(page, 'security');
  const warning = page.getByRole('alert').filter({ hasText: 'La confirmation de l’adresse sommeille' });
  await expect(warning).toContainText('SMTP_URL');
  await expectAccessible(page);
  await page.getByRole('switch', { name: 'Confirmation de l’adresse e-mail' }).uncheck();
  await expect(warning).toHaveCount(0);
});

test('ADMS-01 ADMS-02 the settings have four tabs, and the address selects one', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('tab')).toHaveText(['Application', 'Sécurité', 'Performance', 'Maintenance']);
  await expect(page.getByRole('tab', { name: 'Application' })).toHaveAttribute('aria-selected', 'true');
  await openScreen(page, '/parametres?tab=maintenance', TITLE);
  await expect(page.getByRole('tab', { name: 'Maintenance' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'Sécurité' }).click();
  await expect(page).toHaveURL(/\?tab=security$/);
});

for (const [tab, { switches, numbers }] of Object.entries(controls)) {
  test(`ADMS-03 ADMS-04 ADMS-05 ADMS-06 ${tab}: a control for each setting, its default and its range`, async ({
    page,
  }) => {
    await open(page, tab);
    for (const label of switches) {
      const control = page.getByRole('switch', { name: label, exact: true });
      await expect(control).toBeChecked({ checked: !off.includes(label) });
    }
    for (const [label, value, min, max] of numbers) {
      const field = page.getByRole('spinbutton', { name: label });
      await expect(field).toHaveValue(String(value));
      for (const [typed, taken] of [
        [String(max + 1), max],
        [String(min - 1), min],
        ['', value],
      ] as const) {
        await field.fill(typed);
        await field.blur();
        await expect(field).toHaveValue(String(taken));
      }
    }
  });
}

test('40.18 unsaved changes survive a look at the other tabs @long', async ({ page }) => {
  await open(page);
  await page.getByRole('spinbutton', { name: 'Éléments par page' }).fill('17');
  for (const label of ['Maintenance', 'Performance', 'Maintenance', 'Sécurité']) {
    await page.getByRole('tab', { name: label }).click();
    await expect(page.getByRole('tab', { name: label })).toHaveAttribute('aria-selected', 'true');
  }
  await page.getByRole('tab', { name: 'Application' }).click();
  await expect(page.getByRole('spinbutton', { name: 'Éléments par page' })).toHaveValue('17');
});

test('ADMS-16 the help text of maintenance mode says who can still use the site', async ({ page }) => {
  await open(page);
  await expect(page.getByText('Le site n’est alors accessible qu’aux administrateurs.')).toBeVisible();
});

test('ADMS-07 ADMS-08 switching the cache off disables its other settings and the button that clears it', async ({
  page,
}) => {
  await open(page, 'performance');
  const ofCache = [
    page.getByRole('spinbutton', { name: 'Durée du cache en minutes' }),
    page.getByRole('switch', { name: 'Vider le cache à chaque modification' }),
    page.getByRole('button', { name: 'Vider le cache' }),
  ];
  for (const control of ofCache) await expect(control).toBeEnabled();
  await page.getByRole('switch', { name: 'Cache', exact: true }).click();
  for (const control of ofCache) await expect(control).toBeDisabled();
});

test('ADMS-13 a failed save shows an error and keeps the changes', async ({ page, tolerated }) => {
  tolerated.push(/status of 500/);
  await open(page);
  await page.route(SETTINGS, (route) => route.fulfill({ status: 500, json: {} }));
  const field = page.getByRole('spinbutton', { name: 'Éléments par page' });
  await field.fill('12');
  await save(page);
  await toast(page, 'Erreur', 'Une erreur est survenue lors de la sauvegarde des paramètres.');
  await expect(field).toHaveValue('12');
});

test('the form shows why the server refused a value @long', async ({ page, tolerated }) => {
  tolerated.push(/status of 400/);
  await open(page);
  await page.getByLabel('Nom du site').fill('');
  await save(page);
  await expect(page.getByText('Le réglage « Nom du site » doit être un texte')).toHaveCount(2);
});

test.describe('effects on the site', () => {
  // Other tests rely on the default settings of the other site.
  test.use({ site: 'rich' });

  test('ADMS-11 ADMS-12 ADMS-17 a save sends only the changed setting, and the server keeps it @desktop', async ({
    page,
  }) => {
    await open(page, 'performance');
    const field = page.getByRole('spinbutton', { name: 'Durée du cache en minutes' });
    await field.fill('61');
    const sent = page.waitForRequest((request) => request.method() === 'PATCH');
    await save(page);
    expect((await sent).postDataJSON()).toEqual({ cacheDuration: 61 });
    await toast(page, 'Paramètres sauvegardés', 'Les paramètres ont été mis à jour avec succès.');
    await page.reload();
    await expect(field).toHaveValue('61');
    await field.fill('60');
    await save(page);
    await toast(page, 'Paramètres sauvegardés', 'Les paramètres ont été mis à jour avec succès.');
  });

  test('ADMS-11 ADMS-14 the button « Vider le cache » clears the cache on the server', async ({ page }) => {
    await open(page, 'performance');
    const answer = page.waitForResponse(/\/api\/admin\/cache\/clear$/);
    await page.getByRole('button', { name: 'Vider le cache' }).click();
    expect((await answer).status()).toBe(200);
    await toast(page, 'Cache vidé', 'Le cache a été vidé avec succès.');
  });

  // The server runs one rebuild at a time.
  test('ADMS-09 ADMS-11 ADMS-15 the screen shows the progress of a rebuild of the search index, and its end @desktop', async ({
    page,
  }) => {
    await open(page, 'maintenance');
    const release = await hold(page, /search-index\/rebuild$/);
    await page.route(/search-index$/, (route) =>
      route.fulfill({ json: { isRebuilding: true, done: 30, total: 40 } }),
    );
    await page.getByRole('button', { name: "Reconstruire l'index" }).click();
    const bar = page.getByRole('progressbar', { name: 'Index de recherche' });
    await expect(bar).toHaveAttribute('aria-valuenow', '75');
    await page.unroute(/search-index$/);
    release();
    await toast(page, 'Index reconstruit', "L'index de recherche a été reconstruit avec succès.");
    await expect(page.getByText(/^\d+ tutoriels indexés\.$/)).toBeVisible();
  });

  test('the screen shows the progress of a search index that the server prepares after a start @desktop @long', async ({
    page,
  }) => {
    let isPrepared = false;
    await page.route(/search-index$/, (route) =>
      isPrepared
        ? route.fallback()
        : route.fulfill({ json: { isRebuilding: false, done: 1200, total: 10_000 } }),
    );
    await open(page, 'maintenance');
    const tool = page.getByRole('region', { name: 'Index de recherche' });
    await expect(tool.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '12');
    await expect(tool).toContainText(/1\s200 sur 10\s000/);
    isPrepared = true;
    await expect(tool.getByRole('progressbar')).toHaveCount(0);
  });

  test('ADMS-10 an administrator optimises the database and finds it in the log, filtered by text and level', async ({
    page,
  }) => {
    await open(page, 'maintenance');
    await page.getByRole('button', { name: 'Optimiser la base de données' }).click();
    await expect(page.getByText(/Mo avant, .* Mo après/)).toBeVisible();
    await page.getByRole('button', { name: 'Voir les journaux' }).click();
    const lines = page.getByRole('list', { name: /^Lignes du journal/ }).getByRole('listitem');
    await page.getByLabel('Texte').fill('optimisée par admin');
    await expect(lines.first()).toContainText('Base de données optimisée par admin.');
    await page.getByLabel('Gravité').click();
    await page.getByRole('option', { name: 'Erreurs', exact: true }).click();
    await expect(page.getByText('Aucune ligne ne correspond.')).toBeVisible();
  });

  // In series: both tests back up the same site, and each would see the other's backups.
  test.describe('backups', () => {
    test.describe.configure({ mode: 'default' });

    test('an administrator starts a backup and sees it in the list @long', async ({ page }) => {
      await open(page, 'maintenance');
      const backups = page.getByRole('region', { name: 'Sauvegardes' });
      await backups.getByRole('button', { name: 'Sauvegarder maintenant' }).click();
      await expect(page.getByText('Sauvegarde faite')).toBeVisible({ timeout: 45_000 });
      await expect(backups.getByRole('listitem').first()).toContainText('à la demande');
    });

    test('an administrator plans daily backups, and the screen says when the next one runs @desktop @long', async ({
      page,
    }) => {
      await open(page, 'maintenance');
      const form = page.getByRole('region', { name: 'Sauvegardes' });
      await expect(form).toContainText(/La prochaine\s: \d+ \S+ \d{4} à \d\d:\d\d\./);
      const submit = form.getByRole('button', { name: 'Enregistrer' });
      await expect(submit).toBeDisabled();
      await form.getByRole('combobox', { name: 'À' }).click();
      await page.getByRole('option', { name: '22 h' }).click();
      const days = form.getByRole('spinbutton', { name: 'Jours gardés' });
      await days.fill('400');
      await days.blur();
      await expect(days).toHaveValue('90');
      await form.getByRole('spinbutton', { name: 'Semaines gardées' }).fill('0');
      await submit.click();
      await expect(page.getByText('Enregistré', { exact: true })).toBeVisible();
      await page.reload();
      await expect(days).toHaveValue('90');
      await expect(form.getByRole('combobox', { name: 'À' })).toHaveText('22 h');
      const daily = form.getByRole('switch', { name: 'Une sauvegarde chaque jour' });
      await daily.uncheck();
      await submit.click();
      await expect(form).toContainText('Le site n’en fait pas de lui-même.');
      await form.getByRole('switch', { name: 'Un point de reprise chaque minute' }).check();
      await submit.click();
      await expect(form).toContainText(/Le premier se fait dans l’instant|Ce qui a été écrit jusqu’au/);
      await expect(form).toContainText(/Ce qui a été écrit jusqu’au .* peut revenir/, { timeout: 30_000 });
      await page.goto('/admin/journal');
      await expect(page.getByText('sauvegarde chaque jour').first()).toBeVisible();
    });
  });
});

test('40.36 the logs are searched once typing pauses @desktop @long', async ({ page }) => {
  await page.clock.install();
  await open(page, 'maintenance');
  await page.getByRole('button', { name: 'Voir les journaux' }).click();
  const field = page.getByRole('searchbox', { name: 'Texte' });
  await expect(field).toBeVisible();
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/admin/logs') asked.push(searchParams.get('q'));
  });
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await field.pressSequentially('database');
  await page.clock.runFor(200);
  expect(asked).toEqual([]);
  await page.clock.runFor(100);
  await expect.poll(() => asked).toEqual(['database']);
});

test('no tab of the settings has axe violations @long', async ({ page }) => {
  test.slow();
  for (const tab of ['application', 'security', 'performance', 'maintenance']) {
    await open(page, tab);
    await expect(page.getByRole('status', { name: 'Chargement des paramètres' })).toHaveCount(0);
    if (tab === 'performance') await page.getByRole('switch', { name: 'Cache', exact: true }).click();
    await expectAccessible(page);
  }
});
