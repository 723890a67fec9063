import { request, type Page } from '@playwright/test';
import { hold, recordCalls, visit } from '../browser.js';
import { asAnother, ownTutorial, said, write } from '../conversations.js';
import { expect, test } from '../fixtures.js';
import { signUp, stranger } from '../members.js';

test.use({ site: 'large' });

/** Opens the comments as a reader and waits for the subscription. */
async function read(page: Page, tutorialId: number): Promise<void> {
  const watched = new Promise<void>((resolve) => {
    page.on('websocket', (socket) => {
      socket.on('framesent', ({ payload }) => {
        if (String(payload).includes('"watch"')) resolve();
      });
    });
  });
  await visit(page, `/tutoriels/${tutorialId}`);
  await page.getByRole('heading', { name: 'Commentaires', exact: true }).scrollIntoViewIfNeeded();
  await expect(
    page
      .getByRole('combobox', { name: 'Trier les commentaires' })
      .or(page.getByText('Aucun commentaire pour le moment')),
  ).toBeVisible();
  await watched;
}

test('readers see comments appear and disappear live, and screen readers announce them politely', async ({
  page,
  browser,
  baseURL,
}, info) => {
  const id = ownTutorial(info, 24);
  await signUp(page);
  const elsewhere = await browser.newContext({ baseURL: baseURL! });
  const visitor = await elsewhere.newPage();
  const writer = await request.newContext({ baseURL: baseURL! });
  const author = stranger({ displayName: 'Bastien Roy' });
  expect((await writer.post('/api/auth/register', { data: author })).status()).toBe(201);
  await Promise.all([read(page, id), read(visitor, id)]);
  const calls = [page, visitor].map(recordCalls);

  const content = `Tout juste écrit par ${author.username}.`;
  const answer = await writer.post(`/api/tutorials/${id}/comments`, { data: { content } });
  expect(answer.status(), await answer.text()).toBe(201);
  for (const each of [page, visitor]) {
    await expect(each.getByText(content)).toBeVisible();
    const section = each.getByRole('region', { name: 'Commentaires' });
    await expect(section.getByRole('status')).toHaveText('Nouveau commentaire de Bastien Roy.');
  }

  const { id: commentId } = (await answer.json()) as { id: number };
  expect((await writer.delete(`/api/comments/${commentId}`)).status()).toBe(200);
  for (const each of [page, visitor]) await expect(each.getByText(content)).toHaveCount(0);
  // The server pushed the changes in full, so no page refetched the list.
  expect(calls.flat().filter(({ address }) => address.includes('/comments'))).toEqual([]);
  await Promise.all([elsewhere.close(), writer.dispose()]);
});

test('a comment published before the page is connected appears once it is @long', async ({
  page,
  baseURL,
}, info) => {
  const id = ownTutorial(info, 34);
  const release = await hold(page, /\/assets\/start-live-/);
  await visit(page, `/tutoriels/${id}`);
  const writer = await request.newContext({ baseURL: baseURL! });
  const author = stranger();
  expect((await writer.post('/api/auth/register', { data: author })).status()).toBe(201);
  const content = `Écrit trop tôt par ${author.username}.`;
  const answer = await writer.post(`/api/tutorials/${id}/comments`, { data: { content } });
  expect(answer.status(), await answer.text()).toBe(201);
  release();
  await expect(page.getByText(content)).toBeAttached();
  await writer.dispose();
});

test('readers see the likes of others live, without announcements @long', async ({
  page,
  browser,
  baseURL,
}, info) => {
  const id = ownTutorial(info, 25);
  await signUp(page);
  await write(page, id, 'Un autre');
  const commentId = await write(page, id, 'À aimer d’ailleurs');
  await read(page, id);
  const section = page.getByRole('region', { name: 'Commentaires' });
  const like = said(section, 'À aimer d’ailleurs').getByRole('button', { name: /^J’aime/ });
  await expect(like).toHaveText(/0$/);
  const writing = section.getByRole('textbox', { name: 'Votre commentaire' });
  await writing.fill('Je suis en train d’écr');
  await asAnother({ browser, baseURL }, async (other) => {
    const address = `/api/comments/${commentId}/like`;
    expect((await other.request.post(address)).status()).toBe(200);
    await expect(like).toHaveText(/1$/);
    await expect(like).toHaveAttribute('aria-pressed', 'false');
    expect((await other.request.delete(address)).status()).toBe(200);
    await expect(like).toHaveText(/0$/);
  });
  await expect(writing).toBeFocused();
  await expect(writing).toHaveValue('Je suis en train d’écr');
  await expect(section.getByRole('status')).toBeEmpty();
});

test('comments also appear in a tab that shares the connection of another tab @long', async ({
  page,
  context,
  browser,
  baseURL,
}, info) => {
  const id = ownTutorial(info, 27);
  const watched = Promise.withResolvers<void>();
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      if (String(payload).includes(`tutorials/${id}/comments`)) watched.resolve();
    });
  });
  await read(page, ownTutorial(info, 25));
  const tab = await context.newPage();
  await visit(tab, `/tutoriels/${id}`);
  const section = tab.getByRole('region', { name: 'Commentaires' });
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByText('Aucun commentaire pour le moment')).toBeVisible();
  await watched.promise;
  await asAnother({ browser, baseURL }, async (other) => {
    await write(other, id, 'Écrit pour le deuxième onglet');
  });
  await expect(section.getByText('Écrit pour le deuxième onglet')).toBeVisible();
});
