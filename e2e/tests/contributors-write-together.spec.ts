import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.js';
import { visit } from '../browser.js';
import { toast } from '../conversations.js';
import { expect, test } from '../fixtures.js';
import { signUp, type Member } from '../members.js';

// Published content would break tests that count.
test.use({ site: 'workshop' });

const path = (id: number) => `/contributions/${id}`;
const authorsOn = (page: Page) => page.getByRole('region', { name: 'Auteurs', exact: true });

async function another(browser: Browser, page: Page, isContributor: boolean): Promise<[Page, Member]> {
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const other = await context.newPage();
  const member = await signUp(other, { isContributor, displayName: 'Yann Kervella' });
  return [other, member];
}

async function publish(page: Page, title: string): Promise<number> {
  const data = { title, description: 'En pot ou en pleine terre.', domainId: 1, source: 'Un trou.' };
  return ((await (await page.request.post('/api/tutorials', { data })).json()) as { id: number }).id;
}

test('two contributors become authors of one tutorial, are both named, and one leaves @long', async ({
  page,
  browser,
  tolerated,
}) => {
  tolerated.push(/status of 400/);
  const ada = await signUp(page, { isContributor: true });
  const id = await publish(page, 'Planter à deux');
  await visit(page, path(id));
  const [other, alan] = await another(browser, page, true);

  const part = authorsOn(page);
  await expect(part).toContainText('Vous l’écrivez seul');
  const field = part.getByLabel('Inviter quelqu’un');
  await field.fill('personne-ici');
  await field.press('Enter');
  await expect(part.getByText('Aucun membre n’a ce nom d’utilisateur.')).toBeVisible();
  await field.fill('quelquun@exemple.fr');
  await field.press('Enter');
  await expect(toast(page, 'Invitation envoyée')).toBeVisible();
  const waiting = part.getByRole('region', { name: 'Invitations sans réponse' });
  await expect(waiting).toContainText('quelquun@exemple.fr');
  await waiting.getByRole('button', { name: 'Reprendre l’invitation de quelquun@exemple.fr' }).click();
  await expect(waiting).toHaveCount(0);
  await field.fill(alan.username);
  await part.getByRole('button', { name: 'Inviter', exact: true }).click();
  await expect(waiting).toContainText(alan.username);
  await expectAccessible(page, 'the authors of a tutorial');

  await visit(other, '/notifications');
  await other.getByRole('main').getByRole('link', { name: 'Invitation à écrire' }).click();
  const invitations = other.getByRole('region', { name: 'Invitations' });
  await expect(invitations).toContainText('Planter à deux');
  await expectAccessible(other, 'an invitation');
  await invitations.getByRole('button', { name: /^Accepter/ }).click();
  await expect(toast(other, 'Vous en êtes désormais un des auteurs')).toBeVisible();
  await expect(other.getByRole('article').filter({ hasText: 'Planter à deux' })).toContainText(
    `Avec ${ada.displayName}`,
  );

  await visit(other, `/tutoriels/${id}`);
  const header = other.locator('main header').first();
  await expect(header).toContainText(ada.displayName);
  await expect(header).toContainText(alan.displayName);
  const data = await other.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join()).toContain(`"name":"${alan.displayName}"`);

  await visit(other, path(id));
  await authorsOn(other).getByRole('button', { name: 'Quitter ce tutoriel' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Quitter le tutoriel' }).click();
  await expect(other).toHaveURL(/\/contributions$/);
  await expect(other.getByRole('heading', { name: 'Aucune contribution' })).toBeVisible();
  await other.context().close();
});

test('an invited member who is no contributor is led to become one, or refuses @long', async ({
  page,
  browser,
}) => {
  await signUp(page, { isContributor: true });
  const id = await publish(page, 'Tailler à deux');
  await visit(page, '/contributions');
  const [other, bob] = await another(browser, page, false);
  const data = { invitee: bob.username };
  expect((await page.request.post(`/api/tutorials/${id}/authors/invitations`, { data })).status()).toBe(201);
  await visit(other, '/contributions');
  const invitations = other.getByRole('region', { name: 'Invitations' });
  await expect(invitations.getByRole('link', { name: 'Devenir contributeur' })).toHaveAttribute(
    'href',
    '/devenir-contributeur',
  );
  await invitations.getByRole('button', { name: /^Refuser/ }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Refuser l’invitation' }).click();
  await expect(invitations).toHaveCount(0);
  await other.context().close();
});
