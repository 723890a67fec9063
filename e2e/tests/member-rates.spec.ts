import { asAnother, ownTutorial, toast } from '../conversations.js';
import { footLink, hold, recordCalls, takenOver, visit } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { signUp } from '../members.js';

test.use({ site: 'large' });

const address = /\/api\/tutorials\/\d+\/rating$/;

test('RATE-01 RATE-03 RATE-08 RATE-09 RATE-10 RATE-11 RATE-12 RATE-13 a member rates a tutorial and changes their score', async ({
  page,
  browser,
  baseURL,
}, info) => {
  const path = `/tutoriels/${ownTutorial(info, 40)}`;
  await signUp(page);
  await visit(page, path);
  const header = page.getByRole('main').locator('header');
  const stars = header.getByRole('radiogroup', { name: 'Votre note' });
  await expect(header.getByText('Aucune évaluation', { exact: true })).toBeVisible();
  await expect(stars.getByRole('radio')).toHaveCount(5);
  await expect(stars.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Messages' }).locator('[data-toast]')).toHaveCount(0);

  const sent = page.waitForRequest(address);
  await stars.locator('label').nth(3).click();
  expect((await sent).postDataJSON()).toEqual({ score: 4 });
  await expect(toast(page, 'Note enregistrée')).toContainText('Merci pour votre évaluation !');
  await expect(stars.getByRole('radio', { name: '4 étoiles' })).toBeChecked();
  await expect(header.getByText('4,0 (1 vote(s))', { exact: true })).toBeVisible();
  await expect(header.getByRole('status')).toHaveText('Votre note : 4');

  await asAnother({ browser, baseURL }, async (other) => {
    await other.request.post(`/api${path.replace('tutoriels', 'tutorials')}/rating`, { data: { score: 5 } });
  });
  await stars.locator('label').nth(1).click();
  await expect(header.getByText('3,5 (2 vote(s))', { exact: true })).toBeVisible();
  await footLink(page, 'FAQ').click();
  await expect(stars).toHaveCount(0);
  await page.goBack();
  await expect(header.getByText('3,5 (2 vote(s))', { exact: true })).toBeVisible();
  await visit(page, path);
  await expect(stars.getByRole('radio', { name: '2 étoiles' })).toBeChecked();
});

test('a score chosen while another score is being saved is saved after it @long', async ({ page }, info) => {
  await signUp(page);
  const id = ownTutorial(info, 45);
  await visit(page, `/tutoriels/${id}`);
  const header = page.getByRole('main').locator('header');
  const stars = header.getByRole('radiogroup', { name: 'Votre note' });
  const calls = recordCalls(page);
  const save = await hold(page, address);
  await stars.locator('label').nth(3).click();
  await stars.locator('label').nth(4).click();
  await expect(header.getByRole('status')).toHaveText('Votre note : 5');
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  save();
  await expect(header.getByText('5,0 (1 vote(s))', { exact: true })).toBeVisible();
  await expect(header.getByRole('status')).toHaveText('Votre note : 5');
  const own = await page.request.get(`/api/tutorials/${id}/rating/user`);
  expect(await own.json()).toMatchObject({ score: 5 });
});

test('RATE-02 hovering a star previews the score and saves nothing @desktop', async ({ page }, info) => {
  await signUp(page);
  await visit(page, `/tutoriels/${ownTutorial(info, 41)}`);
  const calls = recordCalls(page);
  const stars = page.getByRole('radiogroup', { name: 'Votre note' });
  const filled = stars.locator('svg[fill="currentColor"]');
  await expect(filled).toHaveCount(0);
  await stars.locator('label').nth(2).hover();
  await expect(filled).toHaveCount(3);
  await stars.locator('label').nth(4).hover();
  await expect(filled).toHaveCount(5);
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(filled).toHaveCount(0);
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('RATE-06 a click on a star asks a visitor to sign in', async ({ page }, info) => {
  await visit(page, `/tutoriels/${ownTutorial(info, 42)}`);
  const calls = recordCalls(page);
  const stars = page.getByRole('radiogroup', { name: 'Votre note' });
  await stars.locator('label').nth(2).click();
  await expect(toast(page, 'Action impossible')).toContainText(
    'Vous devez être connecté pour noter ce tutoriel.',
  );
  await expect(stars.getByRole('radio', { checked: true })).toHaveCount(0);
  expect(calls.filter(({ address: called }) => called.includes('rating'))).toEqual([]);
});

test('RATE-06 a star that a visitor clicks is not selected even for a moment', async ({ page }, info) => {
  await visit(page, `/tutoriels/${ownTutorial(info, 42)}`);
  const stars = page.getByRole('radiogroup', { name: 'Votre note' });
  await takenOver(page);
  const isChosen = () =>
    stars.getByRole('radio', { name: '3 étoiles' }).evaluate((radio: HTMLInputElement) => {
      radio.click();
      return radio.checked;
    });
  expect(await isChosen()).toBe(false);
  await expect(toast(page, 'Action impossible')).toBeVisible();
});

test('RATE-07 the stars do not show a score that could not be saved', async ({ page, tolerated }, info) => {
  tolerated.push(/ERR_FAILED/);
  await signUp(page);
  await visit(page, `/tutoriels/${ownTutorial(info, 43)}`);
  await page.route(address, (route) => route.abort());
  const stars = page.getByRole('radiogroup', { name: 'Votre note' });
  await stars.locator('label').nth(0).click();
  await expect(
    toast(page, "Impossible d'enregistrer votre note. Veuillez réessayer plus tard."),
  ).toBeVisible();
  await expect(stars.getByRole('radio', { checked: true })).toHaveCount(0);
});

test('RATE-01 a member rates with the keyboard alone @desktop', async ({ page }, info) => {
  await signUp(page);
  await visit(page, `/tutoriels/${ownTutorial(info, 44)}`);
  const calls = recordCalls(page);
  const stars = page.getByRole('radiogroup', { name: 'Votre note' });
  const star = (name: string) => stars.getByRole('radio', { name, exact: true });
  await star('1 étoile').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(star('3 étoiles')).toBeFocused();
  await expect(stars.locator('svg[fill="currentColor"]')).toHaveCount(3);
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  await page.keyboard.press('Space');
  await expect(toast(page, 'Note enregistrée')).toBeVisible();
  await expect(star('3 étoiles')).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(star('2 étoiles')).toBeChecked();
});
