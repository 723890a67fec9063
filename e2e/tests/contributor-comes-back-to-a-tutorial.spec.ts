import type { Page } from '@playwright/test';
import { visit } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { signUp } from '../members.js';

// Other tests count the tutorials of the other sites.
test.use({ site: 'workshop' });

test('only the author of a tutorial sees the link from its page to its form @long', async ({
  page,
  browser,
  baseURL,
}) => {
  await signUp(page, { isContributor: true });
  const fields = { title: 'La ruche', description: 'Des abeilles.', domainId: 1, source: 'Un essaim.' };
  const { id } = (await (await page.request.post('/api/tutorials', { data: fields })).json()) as {
    id: number;
  };
  const edit = (shown: Page) => shown.getByRole('main').getByRole('link', { name: 'Modifier' });
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const other = await context.newPage();
  await signUp(other);
  await visit(other, `/tutoriels/${id}`);
  await expect(other.getByRole('heading', { name: 'Votre progression' })).toBeVisible();
  await expect(edit(other)).toHaveCount(0);
  await context.close();
  await visit(page, `/tutoriels/${id}`);
  await edit(page).click();
  await expect(page).toHaveURL(new RegExp(`/contributions/${id}$`));
  await expect(page.getByLabel('Titre')).toHaveValue('La ruche');
});
