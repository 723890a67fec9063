import { request, type Page } from '@playwright/test';
import { openConsole, openScreen, sideMenu } from '../console.js';
import { expect, test } from '../fixtures.js';
import { administrator, signUp } from '../members.js';
import { reportedComment } from '../reports.js';

/** Counts the pushed messages: they arrive before the page would poll. */
function watchTold(page: Page): { watched: Promise<void>; told: () => number } {
  let told = 0;
  const watched = new Promise<void>((resolve) => {
    page.on('websocket', (socket) => {
      socket.on('framesent', ({ payload }) => {
        if (String(payload).includes('"watch"')) resolve();
      });
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('"changed"')) told += 1;
      });
    });
  });
  return { watched, told: () => told };
}

test('a new report appears on a moderator’s open screen at once @long', async ({ page, baseURL }) => {
  const { watched, told } = watchTold(page);
  await openConsole(page, '/signalements', 'Gestion des signalements');
  await watched;
  const { reports } = await reportedComment(baseURL!, 'Un propos', [{ reason: 'harassment' }]);
  await expect(page.locator(`[data-report="${reports[0]!.id}"]`)).toBeVisible();
  expect(told()).toBeGreaterThan(0);
  const menu = await sideMenu(page);
  const line = menu.locator('a[href="/admin/signalements"]');
  await expect(line.getByLabel(/^\d+ en attente$/)).toBeVisible();
});

test('a report made before the screen is connected appears once it is @long', async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL! });
  const witness = await context.newPage();
  const { watched, told: toldWitness } = watchTold(witness);
  await openConsole(witness, '/signalements', 'Gestion des signalements');
  await watched;
  let told = 0;
  let connect!: () => void;
  const mayConnect = new Promise<void>((resolve) => (connect = resolve));
  await page.routeWebSocket(/\/ws$/, async (socket) => {
    await mayConnect;
    socket.connectToServer().onMessage((message) => {
      if (String(message).includes('"changed"')) told += 1;
      socket.send(message);
    });
  });
  const report = async (text: string) => {
    const { reports } = await reportedComment(baseURL!, text, [{ reason: 'harassment' }]);
    return page.locator(`[data-report="${reports[0]!.id}"]`);
  };
  const before = await report('Un propos');
  await openConsole(page, '/signalements', 'Gestion des signalements');
  await expect(before).toBeVisible();
  const toldBefore = toldWitness();
  const meanwhile = await report('Un autre propos');
  // By now the server has announced the report to all subscribers.
  await expect.poll(toldWitness).toBeGreaterThan(toldBefore);
  connect();
  await expect.poll(() => told).toBeGreaterThan(0);
  await expect(meanwhile).toBeVisible();
  await context.close();
});

test('a moderator who is no administrator can subscribe to reports, without refused requests @long', async ({
  page,
  baseURL,
}) => {
  await signUp(page);
  const { id } = (await (await page.request.get('/api/auth/me')).json()) as { id: number };
  const http = await request.newContext({ baseURL: baseURL! });
  const { username, password } = administrator;
  await http.post('/api/auth/login', { data: { username, password } });
  await http.patch(`/api/admin/users/${id}`, { data: { isModerator: true } });
  const { watched } = watchTold(page);
  await openScreen(page, '/signalements', 'Gestion des signalements');
  await watched;
});

test('LIVE-13 while live connections are switched off the console does not connect, but polls', async ({
  page,
  baseURL,
}) => {
  await page.clock.install();
  await page.route('**/api/settings', async (route) => {
    const answer = await route.fetch();
    const settings = (await answer.json()) as object;
    expect(settings).toHaveProperty('enableWebsocket', true);
    await route.fulfill({ response: answer, json: { ...settings, enableWebsocket: false } });
  });
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  await openConsole(page, '/signalements', 'Gestion des signalements');
  const { reports } = await reportedComment(baseURL!, 'Un propos', [{ reason: 'spam' }]);
  await page.clock.fastForward(30_000);
  await expect(page.locator(`[data-report="${reports[0]!.id}"]`)).toBeVisible();
  expect(sockets.filter((url) => url.endsWith('/ws'))).toEqual([]);
});
