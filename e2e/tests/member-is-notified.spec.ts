import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.js';
import { expectScrolledTo, hold, visit } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { signUp } from '../members.js';
import { comment, replyTo, somebody } from '../replies.js';

const bell = (page: Page) => page.getByRole('banner').locator('summary[aria-label^="Notifications"]');
const unread = (page: Page) => bell(page).locator('[data-unread]');
const badge = (page: Page) => page.getByRole('button', { name: /^(Connecté|Déconnecté)$/ });
const panel = (page: Page) => page.getByRole('list', { name: 'Dernières notifications' });
const toasts = (page: Page) => page.getByRole('region', { name: 'Messages' }).locator('[data-toast]');

const connected = async (page: Page) => expect(badge(page)).toHaveText('Connecté', { timeout: 15_000 });

test('LIVE-01 LIVE-02 LIVE-03 NOTI-04 a page shows that it is connected', async ({ page }) => {
  await visit(page, '/faq');
  await connected(page);
  await expect(badge(page)).toHaveAttribute('title', 'Connecté au serveur');
  await expect(bell(page).locator('[data-connection="open"]')).toBeVisible();
  const { width, height } = page.viewportSize()!;
  const box = (await badge(page).boundingBox())!;
  expect(box.x + box.width).toBeGreaterThan(width - 40);
  expect(box.y + box.height).toBeGreaterThan(height - 40);
  // The badge shows its text on hover only.
  expect(box.width).toBeLessThan(40);
  await badge(page).hover();
  expect((await badge(page).boundingBox())!.width).toBeGreaterThan(70);
});

test('a page does not say that it is disconnected before its first connection @long', async ({ page }) => {
  let connect = () => {};
  const mayConnect = new Promise<void>((resolve) => (connect = resolve));
  let hold = () => {};
  const asked = new Promise<void>((resolve) => (hold = resolve));
  await page.routeWebSocket(/./, async (socket) => {
    hold();
    await mayConnect;
    socket.connectToServer();
  });
  const said: string[] = [];
  await page.exposeFunction('said', (text: string) => said.push(text));
  await page.addInitScript(() => {
    const look = () => {
      const badge = document.querySelector('section[aria-label="État de la connexion"]');
      if (badge) void (window as unknown as { said: (text: string) => void }).said(badge.textContent);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
  await visit(page, '/faq');
  await asked;
  connect();
  await expect(page.getByRole('region', { name: 'État de la connexion' })).toHaveText('Connecté');
  expect(new Set(said)).toEqual(new Set(['Connecté']));
});

test('LIVE-02 LIVE-03 LIVE-04 NOTI-04 the page shows a lost connection, and a press reconnects', async ({
  page,
}) => {
  let isThere = true;
  const held: { close: () => Promise<void> }[] = [];
  await page.routeWebSocket(/\/ws$/, (socket) => {
    if (!isThere) return void socket.close();
    socket.connectToServer();
    held.push(socket);
  });
  await visit(page, '/faq');
  await connected(page);
  isThere = false;
  await Promise.all(held.map((socket) => socket.close()));
  await expect(badge(page)).toHaveText('Déconnecté');
  expect((await badge(page).boundingBox())!.width).toBeGreaterThan(70);
  await expect(badge(page)).toHaveAttribute('title', 'Déconnecté - Cliquer pour reconnecter');
  await expect(bell(page).locator('[data-connection="lost"]')).toBeVisible();
  await bell(page).click();
  await expect(page.getByText('Connexion perdue. Tentative de reconnexion...')).toBeVisible();
  isThere = true;
  await badge(page).click();
  await connected(page);
  await expect(page.getByText('Connexion perdue. Tentative de reconnexion...')).toBeHidden();
});

test('NOTI-05 NOTI-12 the bell shows no notifications to a visitor', async ({ page }) => {
  await visit(page, '/');
  await connected(page);
  await bell(page).click();
  await expect(page.getByText('Aucune notification')).toBeVisible();
  await expect(page.getByText('Toutes les notifications')).toHaveCount(0);
});

test('LIVE-09 NOTI-01 NOTI-07 NOTI-08 NOTI-10 a reply is announced and counted at once, and opening the menu marks it as read', async ({
  page,
  baseURL,
}) => {
  await signUp(page);
  const id = await comment(page);
  const other = await somebody(baseURL);
  await visit(page, '/faq');
  await connected(page);
  await expect(unread(page)).toHaveCount(0);

  await replyTo(other, id);
  await expect(toasts(page)).toContainText('Nouvelle réponse');
  await expect(toasts(page)).toContainText('Bastien Roy a répondu à votre commentaire');
  await expect(toasts(page)).toHaveAttribute('data-toast', 'plain');
  await expect(unread(page)).toHaveText('1');
  // The toast stays while the pointer rests on it.
  await toasts(page).hover();
  await replyTo(other, id);
  await other.post(`/api/comments/${id}/like`);
  await expect(unread(page)).toHaveText('3');
  await expect(toasts(page)).toHaveCount(3);

  await bell(page).click();
  await expect(unread(page)).toHaveCount(0);
  const items = panel(page).getByRole('listitem');
  await expect(items).toHaveCount(3);
  await expect(items.first()).toContainText('Votre commentaire plaît');
  await page.reload();
  await connected(page);
  await expect(unread(page)).toHaveCount(0);
  await bell(page).click();
  await expect(items).toHaveCount(3);
  await expect(toasts(page)).toHaveCount(0);
  await other.dispose();
});

test('NOTI-03 NOTI-06 SHELL-45 many notifications scroll within 300 px, make five toasts at most, and can be cleared', async ({
  page,
  baseURL,
}) => {
  await signUp(page);
  const id = await comment(page);
  const other = await somebody(baseURL);
  await visit(page, '/faq');
  await connected(page);
  for (let count = 0; count < 8; count += 1) await replyTo(other, id);
  await expect(unread(page)).toHaveText('8');
  await expect(toasts(page)).toHaveCount(5);
  await bell(page).click();
  await expect(panel(page).getByRole('listitem')).toHaveCount(8);
  const { height, inner } = await panel(page).evaluate((list) => ({
    height: list.clientHeight,
    inner: list.scrollHeight,
  }));
  expect(height).toBe(300);
  expect(inner).toBeGreaterThan(300);
  await page.getByRole('button', { name: 'Tout effacer' }).click();
  await expect(page.getByText('Aucune notification')).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  await page.reload();
  await connected(page);
  await bell(page).click();
  await expect(page.getByText('Aucune notification')).toBeVisible();
  await other.dispose();
});

test('NOTI-02 NOTI-11 the bell counts unread notifications up to 99, then shows 99+', async ({ page }) => {
  await signUp(page);
  const begun = new Promise<(message: object) => void>((resolve) => {
    void page.routeWebSocket(/\/ws$/, (socket) => {
      const server = socket.connectToServer();
      server.onMessage((message) => {
        socket.send(message);
        if (String(message).includes('"standing"')) resolve((own) => socket.send(JSON.stringify(own)));
      });
    });
  });
  await visit(page, '/faq');
  const send = await begun;
  for (let seq = 1; seq <= 99; seq += 1) send({ type: 'notification', id: seq, metadata: { seq } });
  await expect(unread(page)).toHaveText('99');
  send({ type: 'notification', id: 100, metadata: { seq: 100 } });
  await expect(unread(page)).toHaveText('99+');
  await bell(page).click();
  await expect(panel(page).getByRole('listitem')).toHaveCount(20);
});

test('two tabs share one connection, and a notification read in one tab is read in the other @long', async ({
  page,
  context,
  baseURL,
}) => {
  const opened: string[] = [];
  context.on('page', (each) => each.on('websocket', (socket) => opened.push(socket.url())));
  page.on('websocket', (socket) => opened.push(socket.url()));
  await signUp(page);
  const id = await comment(page);
  const other = await somebody(baseURL);
  await visit(page, '/faq');
  await connected(page);
  const second = await context.newPage();
  await visit(second, '/faq');
  await connected(second);
  await replyTo(other, id);
  for (const tab of [page, second]) await expect(unread(tab)).toHaveText('1');
  await bell(second).click();
  for (const tab of [page, second]) await expect(unread(tab)).toHaveCount(0);
  expect(opened.filter((url) => url.endsWith('/ws'))).toHaveLength(1);

  await page.close();
  await replyTo(other, id);
  await expect(unread(second)).toHaveText('1');
  await other.dispose();
});

test('the page of all notifications lists them and lets one choose', async ({ page, baseURL }) => {
  await signUp(page);
  const id = await comment(page);
  const other = await somebody(baseURL);
  await replyTo(other, id);
  await visit(page, '/notifications');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Nouvelle réponse' })).toBeVisible();
  const replies = main.getByRole('checkbox', { name: 'Réponses à mes commentaires' });
  await expect(replies).toBeChecked();
  await expectAccessible(page, 'all notifications');
  await replies.uncheck();
  await expect(replies).not.toBeChecked();
  await page.reload();
  await expect(replies).not.toBeChecked();
  await main.getByRole('link', { name: 'Nouvelle réponse' }).click();
  await expect(page).toHaveURL(/\/tutoriels\/1#_commentaire-\d+$/);
  await expectScrolledTo(page, new URL(page.url()).hash.slice(1));
  await other.dispose();
});

test('a member follows a domain from its page @long', async ({ page }) => {
  await visit(page, '/domaines/programmation');
  await expect(page.getByRole('button', { name: 'Suivre ce domaine' })).toHaveCount(0);
  await signUp(page);
  await visit(page, '/domaines/programmation');
  await page.getByRole('button', { name: 'Suivre ce domaine' }).click();
  await expect(page.getByRole('button', { name: 'Domaine suivi' })).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await page.getByRole('button', { name: 'Domaine suivi' }).click();
  await expect(page.getByRole('button', { name: 'Suivre ce domaine' })).toBeVisible();
});

test('a member follows a tag, and finds all they follow in one place @long', async ({ page }) => {
  await signUp(page);
  await page.request.put('/api/domains/design/follow');
  await visit(page, '/notifications');
  const part = page.getByRole('region', { name: 'Ce que vous suivez' });
  await expect(part.getByRole('listitem')).toHaveCount(1);
  await part.getByLabel('Suivre une étiquette').fill('#contraste');
  await page.keyboard.press('Enter');
  await expect(part.getByRole('link', { name: '#contraste' })).toBeVisible();
  await part.getByRole('button', { name: 'Ne plus suivre Design' }).click();
  await expect(part.getByRole('listitem')).toHaveCount(1);
});

test('notification settings changed in quick succession are all saved @long', async ({ page }) => {
  await signUp(page);
  await visit(page, '/notifications');
  const choices = page.getByRole('group', { name: 'Ce dont vous voulez être averti' }).getByRole('checkbox');
  await expect(choices.first()).toBeChecked();
  const release = await hold(page, /\/api\/notifications\/choices$/);
  for (const choice of [choices.nth(0), choices.nth(1)]) {
    await choice.uncheck();
    await expect(choice).not.toBeChecked();
  }
  const saved = Array.from({ length: 2 }, () => page.waitForResponse(/\/api\/notifications\/choices$/));
  release();
  await Promise.all(saved);
  const muted = async () => {
    const { choices: all } = (await (await page.request.get('/api/notifications/choices')).json()) as {
      choices: { muted: boolean }[];
    };
    return all.map((choice) => choice.muted);
  };
  await expect.poll(async () => (await muted()).slice(0, 3)).toEqual([true, true, false]);
  await expect(choices.nth(0)).not.toBeChecked();
  await expect(choices.nth(1)).not.toBeChecked();
  await expect(choices.nth(2)).toBeChecked();
});
