import type { Page } from '@playwright/test';
import { footLink, visit } from '../browser.js';
import { expect, test } from '../fixtures.js';

for (const [path, title] of [
  ['/catalogue', 'Passerelle'],
  ['/domaines/programmation', 'Programmation – Passerelle'],
] as const) {
  test(`${path} leads to a feed of its tutorials @long`, async ({ page, request }) => {
    await visit(page, path);
    const link = page.getByRole('main').getByRole('link', { name: 'S’abonner au flux' });
    const answer = await request.get((await link.getAttribute('href'))!);
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain(`<title>${title}</title>`);
    const announced = page.locator('link[rel="alternate"][type="application/atom+xml"]');
    await expect(announced).toHaveAttribute('href', (await link.getAttribute('href'))!);
  });
}

test('the structured data of a page stay after hydration, and disappear when the reader leaves the page @long', async ({
  page,
}) => {
  await visit(page, '/tutoriels/1');
  expect(await typesOf(page)).toEqual(['LearningResource', 'BreadcrumbList']);
  await footLink(page, 'Passerelle, accueil').click();
  await expect(page.getByRole('heading', { name: 'Tutoriels du moment' })).toBeVisible();
  expect(await typesOf(page)).toEqual([]);
});

/** Types of all schema.org items on the page. */
async function typesOf(page: Page): Promise<string[]> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const graphs = blocks.map((json) => JSON.parse(json) as { '@graph'?: { '@type': string }[] });
  return graphs.flatMap((each) => each['@graph'] ?? []).map((item) => item['@type']);
}
