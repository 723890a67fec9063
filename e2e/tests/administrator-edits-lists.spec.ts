import { tabTo } from '../browser.js';
import { openConsole } from '../console.js';
import { expect, test } from '../fixtures.js';

test('an administrator deletes an entry of a list with the keyboard alone @long', async ({ page }) => {
  await openConsole(page, '/apparence', 'Apparence');
  await page.getByRole('tab', { name: 'Communauté' }).click();
  const areas = page.getByRole('region', { name: 'Domaines d’expertise' });
  await expect(areas.getByRole('textbox', { name: 'Nom' })).toHaveCount(12);
  await areas.getByRole('textbox', { name: 'Nom' }).nth(2).focus();
  await tabTo(page, areas.getByRole('button', { name: 'Supprimer' }).nth(2), 3);
  await page.keyboard.press('Enter');
  await expect(areas.getByRole('textbox', { name: 'Nom' })).toHaveCount(11);
});
