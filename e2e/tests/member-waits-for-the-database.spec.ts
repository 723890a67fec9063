import type { Route } from '@playwright/test';
import { visit } from '../browser.js';
import { conversation } from '../conversations.js';
import { expect, test } from '../fixtures.js';
import { signUp } from '../members.js';

const away = { statusCode: 503, code: 'unavailable', message: 'Réessayez dans un instant.' };
const refuse = (route: Route) => route.fulfill({ status: 503, json: away });
const KEPT = 'Réessayez dans un instant. Ce que vous avez écrit reste ici.';

test('a page recognises its member without a reload once the database is back @desktop @long', async ({
  page,
  tolerated,
}) => {
  tolerated.push(/status of 503/);
  await signUp(page);
  await page.route(/\/api\/auth\/me$/, refuse);
  const asked = page.waitForResponse(/\/api\/auth\/me$/);
  await visit(page, '/faq');
  expect((await asked).status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unroute(/\/api\/auth\/me$/);
  await expect(page.getByRole('navigation', { name: 'Compte' }).locator('summary')).toBeVisible({
    timeout: 15_000,
  });
});

test('forms keep their text and say so while the database is away', async ({ page, tolerated }) => {
  tolerated.push(/status of 503/);
  await signUp(page);
  await page.route(/\/api\/(contact|tutorials\/1\/comments)$/, (route) =>
    route.request().method() === 'POST' ? refuse(route) : route.fallback(),
  );
  await visit(page, '/contact');
  const message = page.getByRole('textbox', { name: 'Message', exact: true });
  await page.getByRole('textbox', { name: 'Objet' }).fill('Une question');
  await message.fill('Un message qui ne doit pas se perdre.');
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(KEPT);
  await expect(message).toHaveValue('Un message qui ne doit pas se perdre.');

  await visit(page, '/tutoriels/1');
  const section = await conversation(page);
  const comment = section.getByRole('textbox', { name: 'Votre commentaire' });
  await comment.fill('Un commentaire qui ne doit pas se perdre.');
  await section.getByRole('button', { name: 'Publier' }).click();
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText(KEPT);
  await expect(comment).toHaveValue('Un commentaire qui ne doit pas se perdre.');
});
