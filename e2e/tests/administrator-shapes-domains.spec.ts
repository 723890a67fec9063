import { NOT_FOUND } from '../browser.js';
import { expectAccessible, openConsole, sideMenu } from '../console.js';
import { expect, test } from '../fixtures.js';

// Other tests count the domains of the other sites.
test.use({ site: 'workshop' });

let made = 0;
/** A unique name with its slug. */
function unheard(what: string): { name: string; slug: string } {
  const name = `${what} ${process.pid}-${Date.now().toString(36)}-${++made}`;
  return { name, slug: name.toLowerCase().replaceAll(' ', '-') };
}

test('an administrator creates two domains, changes an address, merges them and hides the remaining one @long', async ({
  tolerated,
  page,
  request,
}) => {
  test.slow();
  tolerated.push(NOT_FOUND, /409 \(Conflict\)/);
  const [weaving, textile] = [unheard('Tissage'), unheard('Textile')];
  await openConsole(page, '/domaines', 'Gestion des Domaines');
  const card = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  const dialog = page.getByRole('dialog');
  for (const { name } of [weaving, textile]) {
    await page.getByRole('button', { name: 'Nouveau domaine' }).click();
    await dialog.getByLabel('Nom').fill(name);
    await dialog.getByLabel('Description').fill('Des fils et des métiers.');
    await dialog.getByRole('combobox', { name: 'Icône' }).click();
    await page.getByRole('option', { name: 'Ciseaux' }).click();
    await dialog.getByLabel('Dessin').fill('#d0d0d0');
    await expect(dialog.getByText(/le dessin se verra mal/)).toBeVisible();
    await dialog.getByLabel('Dessin').fill('#3a4252');
    await expect(dialog.getByText(/le dessin se voit bien/)).toBeVisible();
    if (name === weaving.name) await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Créer' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(card(name)).toContainText('Aucun tutoriel');
  }

  // After a change of slug, the earlier address redirects.
  const moved = `${weaving.slug}-bis`;
  await page.getByRole('button', { name: `Modifier ${weaving.name}` }).click();
  await dialog.getByLabel('Adresse').fill(textile.slug);
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Un autre domaine a déjà cette adresse.').first()).toBeVisible();
  await dialog.getByLabel('Adresse').fill(moved);
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(card(weaving.name)).toContainText(`mènent ici : ${weaving.slug}`);
  const answer = await request.get(`/domaines/${weaving.slug}?page=2`, { maxRedirects: 0 });
  const { location, 'cache-control': kept } = answer.headers();
  // Not cached by browsers, as the domain may get its earlier slug back.
  expect([answer.status(), location, kept]).toEqual([301, `/domaines/${moved}?page=2`, 'no-cache']);

  // A merge moves the tutorials.
  const { id: domainId } = (await (await request.get(`/api/domains/${moved}`)).json()) as { id: number };
  const text = { title: weaving.name, description: 'Une description.', source: 'Un texte.', domainId };
  const published = await page.request.post('/api/tutorials', { data: text });
  expect(published.status()).toBe(201);
  const { id } = (await published.json()) as { id: number };
  await page.getByRole('button', { name: `Supprimer ${weaving.name}` }).click();
  await dialog.getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByText(/contient encore un tutoriel/)).toBeVisible();
  await page.getByRole('button', { name: `Fusionner ou vider ${weaving.name}` }).click();
  await dialog.getByRole('combobox', { name: 'Vers le domaine' }).click();
  await page.getByRole('option', { name: textile.name }).click();
  await dialog.getByRole('button', { name: 'Déplacer' }).click();
  await expect(card(weaving.name)).toHaveCount(0);
  await expect(card(textile.name)).toContainText('1 tutoriel');
  await page.goto(`/domaines/${weaving.slug}`);
  await expect(page).toHaveURL(new RegExp(`/domaines/${textile.slug}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Domaine: ${textile.name}`);
  await expect(page.getByRole('link', { name: weaving.name })).toBeVisible();

  // A hidden domain is left out of lists; its page remains.
  await page.goto('/admin/domaines');
  await page.getByRole('button', { name: `Modifier ${textile.name}` }).click();
  await dialog.getByRole('switch', { name: 'Masqué' }).check();
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(card(textile.name)).toContainText('Masqué');
  await page.goto('/domaines');
  await expect(page.getByRole('heading', { name: 'Design' })).toBeVisible();
  await expect(page.getByRole('heading', { name: textile.name })).toHaveCount(0);
  expect((await request.get(`/domaines/${textile.slug}`)).status()).toBe(200);

  // The form of its tutorial still selects the hidden domain, and saves with it.
  await page.goto(`/contributions/${id}`);
  await expect(page.getByLabel('Domaine').locator('option:checked')).toHaveText(textile.name);
  await page.getByLabel('Description').fill('Une description, réécrite.');
  await page.getByRole('button', { name: 'Enregistrer les changements' }).click();
  await expect(page).toHaveURL(new RegExp(`/tutoriels/${id}$`));
  const left = await (await request.get(`/api/domains/${textile.slug}`)).json();
  expect(await (await request.get(`/api/tutorials/${id}`)).json()).toMatchObject({
    description: 'Une description, réécrite.',
    domainId: (left as { id: number }).id,
  });

  // An empty domain can be deleted.
  await page.goto('/admin/domaines');
  await page.getByRole('button', { name: `Fusionner ou vider ${textile.name}` }).click();
  await dialog.getByRole('combobox', { name: 'Vers le domaine' }).click();
  await page.getByRole('option', { name: 'Langues' }).click();
  await dialog.getByRole('radio', { name: /^Vider/ }).check();
  await dialog.getByRole('button', { name: 'Déplacer' }).click();
  await expect(card(textile.name)).toContainText('Aucun tutoriel');
  await page.getByRole('button', { name: `Supprimer ${textile.name}` }).click();
  await dialog.getByRole('button', { name: 'Supprimer' }).click();
  await expect(card(textile.name)).toHaveCount(0);
  await page.goto(`/domaines/${weaving.slug}`);
  await expect(page.getByText('Domaine non trouvé')).toBeVisible();
  expect((await page.request.delete(`/api/tutorials/${id}`)).status()).toBe(200);
});

test('40.18 a dialog with unsaved changes asks before Escape, a click outside or the Back button closes it @long', async ({
  page,
}) => {
  await openConsole(page, '/dashboard', 'Tableau de bord');
  await (await sideMenu(page)).getByRole('link', { name: 'Domaines' }).click();
  await page.getByRole('button', { name: 'Nouveau domaine' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nouveau domaine' });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Nouveau domaine' }).click();
  const description = dialog.getByLabel('Description');
  await description.fill('Un texte écrit avec soin.');
  const question = page.getByRole('dialog', { name: /Quitter sans enregistrer/ });
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(3, 3),
    () => page.evaluate(() => history.back()),
  ]) {
    await leave();
    await question.getByRole('button', { name: 'Rester' }).click();
    await expect(question).toHaveCount(0);
    await expect(description).toHaveValue('Un texte écrit avec soin.');
  }
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Quitter' }).click();
  await expect(dialog).toHaveCount(0);
});
