import { expectAccessible, openConsole, openScreen } from '../console.js';
import { expect, test } from '../fixtures.js';

// Other tests read these pages on the other sites.
test.use({ site: 'workshop' });

test('an administrator reads an earlier version of a page and restores it @long @desktop', async ({
  page,
}) => {
  await openConsole(page, '/pages/cookies', 'Cookies');
  const text = page.getByLabel('Texte (Markdown)');
  const versions = page.getByRole('list', { name: 'Versions' }).getByRole('listitem');
  const before = await versions.count();
  for (const [index, words] of ['Aucun cookie.', 'Un seul cookie.'].entries()) {
    await text.fill(words);
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(versions).toHaveCount(before + index + 1);
  }
  const earlier = versions.nth(1);
  await earlier.getByText('Lire cette version').click();
  await expect(earlier.getByRole('region', { name: 'Texte de cette version' })).toHaveText('Aucun cookie.');
  await expectAccessible(page);

  await earlier.getByRole('button', { name: /^Rétablir la version/ }).click();
  await expect(text).toHaveValue('Aucun cookie.');
  await page.getByRole('button', { name: 'Revenir au texte d’origine' }).click();
  await expect(text).not.toHaveValue('Aucun cookie.');
});

test('40.18 unsaved text of a page is replaced only after a confirmation @desktop @long', async ({
  page,
}) => {
  await openConsole(page, '/pages/faq', 'Foire aux questions');
  const text = page.getByLabel('Texte (Markdown)');
  const versions = page.getByRole('list', { name: 'Versions' }).getByRole('listitem');
  const before = await versions.count();
  for (const [index, words] of ['Une question.', 'Deux questions.'].entries()) {
    await text.fill(words);
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(versions).toHaveCount(before + index + 1);
  }
  await text.fill('Trois questions, pas encore enregistrées.');
  const question = page.getByRole('dialog', { name: 'Remplacer sans enregistrer ?' });
  for (const replace of [/^Rétablir la version/, 'Revenir au texte d’origine']) {
    await page.getByRole('button', { name: replace }).first().click();
    await question.getByRole('button', { name: 'Garder mon texte' }).click();
    await expect(question).toHaveCount(0);
    await expect(text).toHaveValue('Trois questions, pas encore enregistrées.');
  }
  await expect(versions).toHaveCount(before + 2);
  await page
    .getByRole('button', { name: /^Rétablir la version/ })
    .first()
    .click();
  await question.getByRole('button', { name: 'Remplacer' }).click();
  await expect(text).toHaveValue('Une question.');
});

test('40.18 the editor of a page has the built-in text during maintenance, and never starts empty @desktop @long', async ({
  page,
  tolerated,
}) => {
  tolerated.push(/status of 503/);
  await openConsole(page, '/pages/conditions-utilisation', 'Conditions d’utilisation');
  const text = page.getByLabel('Texte (Markdown)');
  await expect(text).not.toHaveValue('');
  // During maintenance only administrators get pages.
  let refuses = (headers: Record<string, string>) => !headers['cookie'];
  await page.route(
    (url) => url.pathname === '/conditions-utilisation',
    async (route) => {
      const isRefused = !route.request().isNavigationRequest() && refuses(await route.request().allHeaders());
      await (isRefused ? route.fulfill({ status: 503 }) : route.continue());
    },
  );
  await page.reload();
  await expect(text).not.toHaveValue('');
  refuses = () => true;
  await page.reload();
  await expect(page.getByText('Erreur lors de la récupération du texte d’origine')).toBeVisible();
  await expect(text).toHaveCount(0);
  refuses = () => false;
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(text).not.toHaveValue('');
});

test('an administrator leaves a screen with unsaved changes only after a confirmation @desktop @long', async ({
  page,
}) => {
  await openConsole(page, '/pages/accessibilite', 'Accessibilité');
  const text = page.getByLabel('Texte (Markdown)');
  await text.fill('Rien encore.');
  const leave = () => page.getByRole('link', { name: 'Journal', exact: true }).click();
  await leave();
  const question = page.getByRole('dialog', { name: 'Quitter sans enregistrer ?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Rester' }).click();
  await expect(text).toHaveValue('Rien encore.');
  await leave();
  await question.getByRole('button', { name: 'Quitter' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Journal');
  await openScreen(page, '/apparence', 'Apparence');
  await leave();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Journal');
});
