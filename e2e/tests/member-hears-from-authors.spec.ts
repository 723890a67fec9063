import { request, type Page } from '@playwright/test';
import { brokenRules, expectAccessible } from '../accessibility.js';
import { tabTo, visit } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { signUp, stranger } from '../members.js';

// Published content would break tests that count.
test.use({ site: 'workshop' });

async function publish(page: Page): Promise<number> {
  const data = {
    title: 'Tailler la vigne',
    description: 'Un geste d’hiver.',
    domainId: 1,
    source: 'Couper court.',
  };
  const answer = await page.request.post('/api/tutorials', { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}

test('an author is followed from their page, and left from the list, by keyboard @long', async ({
  page,
  browser,
  baseURL,
}) => {
  await signUp(page, { isContributor: true, displayName: 'Odile Garance' });
  const tutorial = await publish(page);
  const reader = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  await signUp(reader);
  await visit(reader, `/tutoriels/${tutorial}`);
  await reader.getByRole('link', { name: 'Odile Garance' }).first().click();
  const follow = reader.getByRole('button', { name: 'Suivre', exact: true });
  await expect(follow).toBeEnabled();
  await tabTo(reader, follow);
  await reader.keyboard.press('Enter');
  const followed = reader.getByRole('button', { name: 'Auteur suivi' });
  await expect(followed).toHaveAttribute('aria-pressed', 'true');
  await expect(followed).toBeFocused();

  await publish(page);
  await visit(reader, '/notifications');
  await expect(reader.getByRole('main').getByText('Odile Garance').first()).toBeVisible();
  await expect(
    reader
      .getByRole('main')
      .getByText(/Tailler la vigne/)
      .first(),
  ).toBeVisible();
  await expectAccessible(reader, 'the page of notifications');
  const leave = reader.getByRole('button', { name: 'Ne plus suivre Odile Garance' });
  await tabTo(reader, leave);
  await reader.keyboard.press('Enter');
  await expect(leave).toHaveCount(0);
  await reader.context().close();
});

test('comments come by email where one wishes it, until one press below such an email @long', async ({
  page,
  baseURL,
  linkMailedTo,
}) => {
  const author = await signUp(page, { isContributor: true });
  await visit(page, await linkMailedTo(author.email, '/confirmer-adresse'));
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre adresse est confirmée');
  const tutorial = await publish(page);
  await visit(page, '/notifications');
  const choice = page.getByRole('group', { name: 'Par e-mail aussi' });
  await expect(choice.getByRole('radio', { name: 'Jamais' })).toBeChecked();
  await tabTo(page, choice.getByRole('radio', { name: 'Jamais' }));
  const saved = page.waitForResponse(/\/api\/notifications\/mail$/);
  await page.keyboard.press('ArrowDown');
  await saved;
  await expect(choice.getByRole('radio', { name: 'Chacun, aussitôt' })).toBeChecked();

  const other = await request.newContext({ baseURL: baseURL! });
  await other.post('/api/auth/register', { data: stranger() });
  const content = 'Et pour les rosiers ?';
  const answer = await other.post(`/api/tutorials/${tutorial}/comments`, { data: { content } });
  expect(answer.status(), await answer.text()).toBe(201);
  await other.dispose();

  // Without a session, as in another browser.
  await page.context().clearCookies();
  await page.goto(await linkMailedTo(author.email, '/courriels/arret'));
  const stop = page.getByRole('button', { name: 'Ne plus recevoir ces messages' });
  expect(await brokenRules(page)).toEqual([]);
  await tabTo(page, stop);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Vous ne recevrez plus ces messages')).toBeVisible();
});
