import { expect, type Page } from '@playwright/test';
import { openConsole } from './console.js';

export async function makeDomains(page: Page, names: readonly string[]): Promise<void> {
  await openConsole(page, '/domaines', 'Gestion des Domaines');
  const dialog = page.getByRole('dialog');
  for (const name of names) {
    await page.getByRole('button', { name: 'Nouveau domaine' }).click();
    await dialog.getByLabel('Nom').fill(name);
    await dialog.getByLabel('Description').fill('Ce qui se fait sur l’eau.');
    await dialog.getByRole('combobox', { name: 'Icône' }).click();
    await page.getByRole('option', { name: 'Ciseaux' }).click();
    await dialog.getByRole('button', { name: 'Créer' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('Aucun tutoriel');
  }
}

export async function makeAccount(
  page: Page,
  username: string,
  { isContributor }: { isContributor: boolean },
) {
  await openConsole(page, '/utilisateurs', 'Gestion des Utilisateurs');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Nouveau compte' }).click();
  await dialog.getByLabel('Nom d’utilisateur').fill(username);
  await dialog.getByLabel('Nom affiché').fill(`${username} du Lac`);
  await dialog.getByLabel('Adresse e-mail').fill(`${username}@exemple.fr`);
  await dialog.getByRole('switch', { name: 'Contributeur' }).setChecked(isContributor);
  await dialog.getByRole('button', { name: 'Créer' }).click();
  await expect(dialog).toHaveCount(0);
}

/** @param name display name */
export async function giveRole(page: Page, name: string, role: 'Contributeur' | 'Modérateur'): Promise<void> {
  await openConsole(page, '/utilisateurs', 'Gestion des Utilisateurs');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: `Actions pour ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Rôles…' }).click();
  await dialog.getByRole('switch', { name: role }).check();
  await dialog.getByLabel('Motif').fill('Rejoint l’équipe.');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog).toHaveCount(0);
}

/** @returns an invitation link for that many members */
export async function invite(page: Page, places: number): Promise<string> {
  await openConsole(page, '/inscriptions', 'Inscriptions');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Inviter' }).click();
  await dialog.getByRole('radio', { name: /Par un lien/ }).check();
  await dialog.getByLabel('Pour combien de personnes').fill(String(places));
  await dialog.getByRole('button', { name: 'Inviter' }).click();
  const link = await dialog.getByLabel('Lien', { exact: true }).inputValue();
  await dialog.getByRole('button', { name: 'Fermer' }).click();
  return link;
}
