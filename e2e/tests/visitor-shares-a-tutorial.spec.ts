import type { Page } from '@playwright/test';
import { visit } from '../browser.js';
import { expect, test } from '../fixtures.js';

const PATH = '/tutoriels/2';
const TITLE = 'Choisir des contrastes lisibles, en clair comme en sombre';

const row = (page: Page) => page.getByRole('region', { name: 'Partager' });
const toasts = (page: Page) => page.getByRole('region', { name: 'Messages' });
const copy = (page: Page) => row(page).getByRole('button', { name: 'Copier le lien' });

test('SHARE-02 SHARE-03 links to three networks and to mail contain the address and the title', async ({
  page,
  baseURL,
}) => {
  await visit(page, PATH);
  const links = row(page).getByRole('link');
  await expect(links).toHaveText(['Facebook', 'X', 'LinkedIn', /E-mail/]);
  const targets = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  const hosts = ['www.facebook.com', 'twitter.com', 'www.linkedin.com'];
  for (const [index, host] of hosts.entries()) {
    const target = new URL(targets[index]!);
    expect(target.host).toBe(host);
    expect([...target.searchParams.values()]).toEqual(expect.arrayContaining([baseURL + PATH, TITLE]));
  }
  const mail = new URL(targets[3]!);
  expect(mail.protocol).toBe('mailto:');
  expect(mail.searchParams.get('subject')).toBe(TITLE);
  expect(mail.searchParams.get('body')).toBe(baseURL + PATH);
});

for (const network of ['Facebook', 'X', 'LinkedIn']) {
  test(
    `SHARE-04 ${network} opens in a window of 600 by 400`,
    { tag: '@desktop' },
    async ({ page, context }) => {
      await context.route(/facebook|twitter|linkedin/, (route) =>
        route.fulfill({ body: '<title>Ailleurs</title>' }),
      );
      await visit(page, PATH);
      const opening = page.waitForEvent('popup');
      await row(page).getByRole('link', { name: network, exact: true }).click();
      const popup = await opening;
      expect(
        new URL(popup.url()).searchParams.get('url') ?? new URL(popup.url()).searchParams.get('u'),
      ).toContain(PATH);
      expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([600, 400]);
      await expect(page).toHaveURL(new RegExp(`${PATH}$`));
    },
  );
}

test('SHARE-05 SHARE-06 the button says for 2 seconds that the link was copied', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await visit(page, PATH);
  await page.clock.pauseAt(Date.now() + 60_000);
  await copy(page).click();
  await expect(row(page).getByText('Lien copié', { exact: true })).toBeVisible();
  await expect(toasts(page).getByText('Lien copié', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(baseURL + PATH);
  await page.clock.runFor(1990);
  await expect(row(page).getByText('Lien copié', { exact: true })).toBeVisible();
  await page.clock.runFor(10);
  await expect(row(page).getByText('Lien copié', { exact: true })).toHaveCount(0);
});

test('SHARE-07 the page says that the link could not be copied', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator.clipboard, 'writeText', {
      value: () => Promise.reject(new Error('refused')),
    });
  });
  await visit(page, PATH);
  await copy(page).click();
  await expect(toasts(page).getByText('Impossible de copier le lien', { exact: true })).toBeVisible();
});

test('SHARE-07 the page says that the link could not be copied in a browser without a clipboard', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await visit(page, PATH);
  await copy(page).click();
  await expect(toasts(page).getByText('Impossible de copier le lien', { exact: true })).toBeVisible();
});
