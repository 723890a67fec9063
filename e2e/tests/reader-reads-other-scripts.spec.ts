import { visit } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { signUp } from '../members.js';

// What is published here would be in the way of tests that count.
test.use({ site: 'workshop' });

test('what is written from right to left is read so, on its page and in lists', async ({ page }) => {
  await signUp(page, { isContributor: true });
  const data = {
    title: 'كيف نزرع النعناع',
    description: 'خطوات قليلة في حديقة صغيرة.',
    domainId: 1,
    source: 'نبدأ في الربيع.',
  };
  const answer = await page.request.post('/api/tutorials', { data });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id } = (await answer.json()) as { id: number };
  await visit(page, `/tutoriels/${id}`);
  for (const text of [data.title, data.description, data.source])
    await expect(page.getByRole('main').getByText(text).first()).toHaveCSS('direction', 'rtl');
  await visit(page, '/catalogue?tri=recents');
  const card = page.getByRole('article').filter({ hasText: data.title }).first();
  await expect(card.getByRole('heading')).toHaveCSS('direction', 'rtl');
  await expect(card.getByText(data.description)).toHaveCSS('direction', 'rtl');
});
