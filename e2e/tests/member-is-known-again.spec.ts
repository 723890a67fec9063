import { visit } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { signUp } from '../members.js';

test('a member whom nobody could tell while the database was away is known again without a reload @desktop', async ({
  page,
  tolerated,
}) => {
  tolerated.push(/status of 503/);
  await signUp(page);
  await page.route(/\/api\/auth\/me$/, (route) =>
    route.fulfill({
      status: 503,
      json: { statusCode: 503, code: 'unavailable', message: 'Réessayez dans un instant.' },
    }),
  );
  const asked = page.waitForResponse(/\/api\/auth\/me$/);
  await visit(page, '/faq');
  expect((await asked).status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unroute(/\/api\/auth\/me$/);
  await expect(page.getByRole('navigation', { name: 'Compte' }).locator('summary')).toBeVisible({
    timeout: 15_000,
  });
});
