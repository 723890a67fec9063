import { expectAccessible } from '../accessibility.js';
import { visit } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { signUp } from '../members.js';

// Other tests count the tutorials of the other sites.
test.use({ site: 'workshop' });

test('formulas are drawn, have text for screen readers and fit a phone', async ({ page }) => {
  await signUp(page, { isContributor: true });
  const terms = Array.from({ length: 30 }, (_, index) => `x_{${index}}`).join(' + ');
  const source = `Soit $x^2$ un carré.\n\n$$\n\\frac{a}{b} = ${terms}\n$$\n\nIl coûte 5$, ou 10$ les deux.`;
  const fields = { title: 'Les sommes', description: 'Des formules à lire.', domainId: 1, source };
  const { id } = (await (await page.request.post('/api/tutorials', { data: fields })).json()) as {
    id: number;
  };
  await visit(page, `/tutoriels/${id}`);
  const article = page.locator('#_article');
  await expect(article.locator('p math')).toHaveCount(1);
  await expect(article.getByText('Il coûte 5$, ou 10$ les deux.')).toBeVisible();
  // Numerator above denominator.
  const [above, below] = [article.locator('mfrac > *').first(), article.locator('mfrac > *').last()];
  expect((await above.boundingBox())!.y).toBeLessThan((await below.boundingBox())!.y);
  const formula = article.getByRole('region', { name: 'Formule' });
  expect(await formula.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await formula.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => formula.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  await expectAccessible(page, 'a tutorial with formulas');
});
