import { visit } from '../browser.js';
import { expect, test } from '../fixtures.js';

test('the HTML of a tutorial contains its comments', async ({ request }) => {
  const html = await (await request.get('/tutoriels/2')).text();
  expect(html).toContain('Commentaires</h2>');
});

test(
  'pointing at a link loads the code of its page, and no data before it is followed @long',
  { tag: '@desktop' },
  async ({ page }) => {
    await visit(page, '/faq');
    const [code, data]: [string[], string[]] = [[], []];
    page.on('request', (request) => {
      if (/\/assets\/TutorialsPage-/.test(request.url())) code.push(request.url());
      if (/\/api\/tutorials\?limit=100$/.test(request.url())) data.push(request.url());
    });
    await page.locator('footer').getByRole('link', { name: 'Tutoriels' }).hover();
    await expect.poll(() => code.length).toBe(1);
    expect(data).toEqual([]);
    await page.mouse.down();
    await page.mouse.up();
    await expect(page).toHaveURL(/\/tutoriels$/);
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(data).toHaveLength(1);
  },
);
