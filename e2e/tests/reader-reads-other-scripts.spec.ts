import { visit } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { signUp } from '../members.js';
import { writeSource, sourceField } from '../source-field.js';

// Published content would break tests that count.
test.use({ site: 'workshop' });

test('Arabic text runs from right to left on its page and in lists', async ({ page }) => {
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

test('Arabic text runs from right to left in collections, in fields and in the editor @long', async ({
  page,
}) => {
  await signUp(page, { isContributor: true });
  const name = 'ما أقرأه';
  const made = await page.request.post('/api/collections', { data: { name, description: 'في الحديقة.' } });
  expect(made.status(), await made.text()).toBe(201);
  await visit(page, '/apprentissage?onglet=collections');
  const card = page.getByRole('listitem').filter({ hasText: name });
  await expect(card.getByRole('heading')).toHaveCSS('direction', 'rtl');
  await expect(card.getByText('في الحديقة.')).toHaveCSS('direction', 'rtl');
  const { id } = (await made.json()) as { id: number };
  await visit(page, `/collections/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('direction', 'rtl');

  await visit(page, '/catalogue');
  const search = page.getByRole('main').getByRole('searchbox');
  await expect(search).toHaveCSS('direction', 'ltr');
  await search.fill('نعناع');
  await expect(search).toHaveCSS('direction', 'rtl');

  await visit(page, '/contributions/nouveau');
  await page.getByLabel('Titre').fill('كيف نزرع النعناع');
  await expect(page.getByLabel('Titre')).toHaveCSS('direction', 'rtl');
  await writeSource(page, 'نبدأ في الربيع.\nPuis on arrose.');
  const lines = (await sourceField(page)).locator('.cm-line');
  await expect(lines.first()).toHaveCSS('direction', 'rtl');
  await expect(lines.last()).toHaveCSS('direction', 'ltr');
  // In right-to-left text, the first press of the left arrow moves into the text.
  await lines.first().click();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('!');
  await expect(lines.first()).toHaveText('ن!بدأ في الربيع.');
});
