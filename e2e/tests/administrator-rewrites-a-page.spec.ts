import { expectAccessible, openConsole, openScreen } from '../console.js';
import { expect, test } from '../fixtures.js';

// Other tests read these pages on the other sites.
test.use({ site: 'workshop' });

test('an earlier version of a page is read, and comes back @desktop', async ({ page }) => {
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

test('a screen with unsaved changes is left only when that is wanted @desktop', async ({ page }) => {
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
