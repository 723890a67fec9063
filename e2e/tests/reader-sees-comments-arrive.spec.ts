import { request, type Page } from '@playwright/test';
import { visit } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { signUp, stranger } from '../members.js';

const PATH = '/tutoriels/2';

/** A reader who has come to the comments, and is connected. */
async function read(page: Page): Promise<void> {
  const watched = new Promise<void>((resolve) => {
    page.on('websocket', (socket) => {
      socket.on('framesent', ({ payload }) => {
        if (String(payload).includes('"watch"')) resolve();
      });
    });
  });
  await visit(page, PATH);
  await page.getByRole('heading', { name: 'Commentaires', exact: true }).scrollIntoViewIfNeeded();
  await expect(
    page
      .getByRole('combobox', { name: 'Trier les commentaires' })
      .or(page.getByText('Aucun commentaire pour le moment')),
  ).toBeVisible();
  await watched;
}

test('comments come and go before the eyes of every reader, and are announced politely', async ({
  page,
  browser,
  baseURL,
}) => {
  await signUp(page);
  const elsewhere = await browser.newContext({ baseURL: baseURL! });
  const visitor = await elsewhere.newPage();
  const writer = await request.newContext({ baseURL: baseURL! });
  const author = stranger({ displayName: 'Bastien Roy' });
  expect((await writer.post('/api/auth/register', { data: author })).status()).toBe(201);
  await Promise.all([read(page), read(visitor)]);

  const content = `Tout juste écrit par ${author.username}.`;
  const answer = await writer.post(`/api${PATH.replace('tutoriels', 'tutorials')}/comments`, {
    data: { content },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  for (const each of [page, visitor]) {
    await expect(each.getByText(content)).toBeVisible();
    const section = each.getByRole('region', { name: 'Commentaires' });
    await expect(section.getByRole('status')).toHaveText('Nouveau commentaire de Bastien Roy.');
  }

  const { id } = (await answer.json()) as { id: number };
  expect((await writer.delete(`/api/comments/${id}`)).status()).toBe(200);
  for (const each of [page, visitor]) await expect(each.getByText(content)).toHaveCount(0);
  await Promise.all([elsewhere.close(), writer.dispose()]);
});
