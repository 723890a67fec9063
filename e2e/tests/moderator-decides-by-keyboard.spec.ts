import { request, type APIRequestContext, type Page } from '@playwright/test';
import { hold } from '../browser.js';
import { expectAccessible, openConsole } from '../console.js';
import { expect, test } from '../fixtures.js';
import { stranger } from '../members.js';
import { reportedComment } from '../reports.js';

// Twenty removals would break tests that count.
test.use({ site: 'workshop' });
// In series: both tests work on the same queue.
test.describe.configure({ mode: 'default' });

type Kind = 'comment' | 'tutorial' | 'collection' | 'member';

interface Member {
  http: APIRequestContext;
  username: string;
  id: number;
}

async function newMember(
  baseURL: string,
  isContributor = false,
  displayName = 'Maëlle Le Goff',
): Promise<Member> {
  const http = await request.newContext({ baseURL });
  const data = { ...stranger({ displayName }), isContributor };
  const answer = await http.post('/api/auth/register', { data });
  return { http, username: data.username, id: ((await answer.json()) as { user: { id: number } }).user.id };
}

async function post<Answer>({ http }: Member, path: string, data: object): Promise<Answer> {
  const answer = await http.post(path, { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as Answer;
}

/**
 * Creates and reports content of the author.
 * @returns its title in the queue
 */
async function reported(kind: Kind, author: Member, reporter: Member, index: number): Promise<string> {
  const report = { reason: index % 2 ? 'spam' : 'offensive', details: 'À regarder.' };
  if (kind === 'member') {
    await post(reporter, `/api/users/${author.id}/reports`, report);
    return `member:${author.id}`;
  }
  if (kind === 'collection') {
    const data = { name: `Rayon ${index}`, isPublic: true };
    const { id, shareToken } = await post<{ id: number; shareToken: string }>(
      author,
      '/api/collections',
      data,
    );
    await post(reporter, `/api/collections/shared/${shareToken}/reports`, report);
    return `collection:${id}`;
  }
  if (kind === 'tutorial') {
    const data = {
      title: `Titre ${index}`,
      description: 'Un essai, pour voir.',
      domainId: 1,
      source: 'Du texte.',
    };
    const { id } = await post<{ id: number }>(author, '/api/tutorials', data);
    await post(reporter, `/api/tutorials/${id}/reports`, report);
    return `tutorial:${id}`;
  }
  const { id } = await post<{ id: number }>(author, '/api/tutorials/1/comments', {
    content: `Propos ${index}`,
  });
  await post(reporter, '/api/comments/report', { commentId: id, ...report });
  return `comment:${id}`;
}

/** Keys of a decision; every third report is rejected. */
const keys: Record<Kind, string[]> = {
  comment: ['s', '1', 'v'],
  tutorial: ['m', '2', 'v'],
  collection: ['m', 'a', '1', 'v'],
  member: ['u', '3', 'v'],
};

const currentItem = (page: Page) => page.locator('[data-item]:has([aria-current="true"])');

test('a moderator decides twenty reports of comments, tutorials, collections and members with keys alone @desktop @long', async ({
  page,
  baseURL,
}) => {
  test.slow();
  const kinds: Kind[] = ['comment', 'tutorial', 'collection', 'member'];
  const reporter = await newMember(baseURL!);
  const authors = [];
  const waiting = new Map<string, string[]>();
  for (let index = 0; index < 20; index += 1) {
    const kind = kinds[index % 4]!;
    if (index % 4 === 0) authors.push(await newMember(baseURL!, true));
    const key = await reported(kind, authors.at(-1)!, reporter, index);
    waiting.set(key, index % 3 === 2 ? ['x', 'v'] : keys[kind]);
  }
  await openConsole(page, '/file', 'File de modération');
  await expect(page.getByRole('form', { name: 'Décision' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Décider/ })).toBeDisabled();
  await expectAccessible(page);

  const startedAt = performance.now();
  let pressed = 0;
  while (waiting.size > 0) {
    const key = (await currentItem(page).getAttribute('data-item'))!;
    const sequence = waiting.get(key);
    // Skips reports of other tests.
    for (const each of sequence ?? ['j']) {
      // Decision keys work only once the content is loaded.
      if (each === sequence?.[0]) await expect(page.getByRole('form', { name: 'Décision' })).toBeVisible();
      await page.keyboard.press(each);
      pressed += 1;
    }
    if (sequence) {
      await expect(page.locator(`[data-item="${key}"]`)).toHaveCount(0);
      waiting.delete(key);
    }
  }
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  process.stdout.write(`20 décisions, ${pressed} touches, ${seconds} s\n`);

  // Undoes the last decision.
  await page.keyboard.press('z');
  await expect(page.getByRole('alert')).toContainText('Décision annulée');
  await expect(page.locator('[data-item^="member:"]')).toHaveCount(1);
});

test('a moderator can make the next decision before the queue is refetched @long @desktop', async ({
  page,
  baseURL,
}) => {
  const [author, reporter] = [await newMember(baseURL!, true), await newMember(baseURL!)];
  const mine = new Set<string>();
  for (let index = 0; index < 3; index += 1) mine.add(await reported('comment', author, reporter, index));
  await openConsole(page, '/file', 'File de modération');
  await expect(page.getByRole('form', { name: 'Décision' })).toBeVisible();
  const release = await hold(page, /\/api\/admin\/moderation\/queue/);
  while (mine.size > 0) {
    const key = (await currentItem(page).getAttribute('data-item'))!;
    if (!mine.has(key)) {
      await page.keyboard.press('j');
      continue;
    }
    await expect(page.getByRole('form', { name: 'Décision' })).toBeVisible();
    for (const each of ['x', 'v']) await page.keyboard.press(each);
    await expect(page.locator(`[data-item="${key}"]`)).toHaveCount(0);
    mine.delete(key);
  }
  release();
});

test('the queue names all authors of a tutorial, and a sanction reaches each of them @desktop @long', async ({
  page,
  baseURL,
}) => {
  const author = await newMember(baseURL!, true, 'Odile Garance');
  const second = await newMember(baseURL!, true, 'Basile Ott');
  const key = await reported('tutorial', author, await newMember(baseURL!), 1);
  const id = key.split(':')[1]!;
  await post(author, `/api/tutorials/${id}/authors/invitations`, { invitee: second.username });
  const { invitations } = (await (await second.http.get('/api/invitations')).json()) as {
    invitations: { id: number }[];
  };
  const accepted = await second.http.post(`/api/invitations/${invitations[0]!.id}/accept`);
  expect(accepted.ok(), await accepted.text()).toBe(true);

  await openConsole(page, '/file', 'File de modération');
  await expect(page.getByRole('form', { name: 'Décision' })).toBeVisible();
  while ((await currentItem(page).getAttribute('data-item')) !== key) await page.keyboard.press('j');
  const authors = page.getByRole('region', { name: 'Ses auteurs' });
  for (const [name, member] of [
    ['Odile Garance', author],
    ['Basile Ott', second],
  ] as const) {
    const link = authors.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', `/admin/utilisateurs/${member.id}`);
  }
  const form = page.getByRole('form', { name: 'Décision' });
  await page.keyboard.press('m');
  await expect(form.getByText('Et ses auteurs ?')).toBeVisible();
  await expectAccessible(page);
  for (const each of ['a', '1']) await page.keyboard.press(each);
  await expect(form.getByRole('radio', { name: /^Les avertir/ })).toBeChecked();
  await page.keyboard.press('v');
  await expect(page.locator(`[data-item="${key}"]`)).toHaveCount(0);
  for (const { http } of [author, second]) {
    const told = async () => (await http.get('/api/notifications')).text();
    await expect.poll(told).toContain('/decisions/');
  }
});

test('after a decision the queue opens the next item, not the first @desktop @long', async ({
  page,
  baseURL,
}) => {
  for (const text of ['Un premier propos', 'Un deuxième propos', 'Un troisième propos']) {
    await reportedComment(baseURL!, text, [{ reason: 'spam' }]);
  }
  await openConsole(page, '/file', 'File de modération');
  const second = page.locator('[data-item]').filter({ hasText: 'Un deuxième propos' });
  await second.getByRole('button').click();
  await expect(page.getByRole('region', { name: 'Ce qui est signalé' })).toContainText('Un deuxième propos');
  await page.keyboard.press('x');
  await page.getByRole('button', { name: /^Décider/ }).press('Enter');
  await expect(second).toHaveCount(0);
  await expect(currentItem(page)).toContainText('Un troisième propos');
  await expect(page.getByRole('heading', { name: 'Un commentaire' })).toBeFocused();
});

test('an item that somebody else decides stays open, and what is typed affects no other item @desktop @long', async ({
  page,
  baseURL,
}) => {
  const [author, reporter] = [await newMember(baseURL!, true), await newMember(baseURL!)];
  const first = await reported('comment', author, reporter, 0);
  const second = await reported('comment', author, reporter, 1);
  await openConsole(page, `/file?chose=${first}`, 'File de modération');
  await expect(currentItem(page)).toHaveAttribute('data-item', first);
  const reason = page.getByLabel('Motif, dit à l’auteur');
  await expect(page.getByRole('form', { name: 'Décision' })).toBeVisible();
  await page.keyboard.press('s');
  await expect(reason).toBeVisible();
  await page.keyboard.press('e');
  await page.keyboard.type('Un motif');
  await expect(reason).toHaveValue('Un motif');
  const decision = await page.request.post(
    `/api/admin/moderation/things/${first.replace(':', '/')}/decision`,
    { data: { verdict: 'rejected' } },
  );
  expect(decision.ok(), await decision.text()).toBe(true);
  await expect(page.locator(`[data-item="${first}"]`)).toHaveCount(0);
  await expect(page.getByText(/^Ces signalements sont déjà traités\. Rejeté/)).toBeVisible();
  await page.keyboard.type(' qui va à la ligne');
  await expect(reason).toHaveValue('Un motif');
  await expect(reason).toBeFocused();
  await page.keyboard.press('Escape');
  for (const key of 'xv') await page.keyboard.press(key);
  await expect(page.locator(`[data-item="${second}"]`)).toHaveCount(1);
  await page.getByRole('button', { name: 'Chose suivante' }).click();
  await expect(page.getByText(/^Ces signalements sont déjà traités/)).toHaveCount(0);
  await page.keyboard.press('v');
  await expect(page.locator(`[data-item="${second}"]`)).toHaveCount(1);
});

test('40.36 J and K still move through the queue after a deletion is chosen @desktop @long', async ({
  page,
  baseURL,
}) => {
  for (const text of ['Un propos d’avant', 'Un propos d’après'])
    await reportedComment(baseURL!, text, [{ reason: 'spam' }]);
  await openConsole(page, '/file', 'File de modération');
  const first = page.locator('[data-item]').filter({ hasText: 'Un propos d’avant' });
  await first.getByRole('button').click();
  const deletion = page.getByRole('radio', { name: /supprimer/ });
  await expect(deletion).toBeVisible();
  await page.keyboard.press('s');
  await expect(deletion).toBeChecked();
  await page.keyboard.press('j');
  await expect(currentItem(page)).toContainText('Un propos d’après');
  await expect(deletion).not.toBeChecked();
  await deletion.click();
  await page.keyboard.press('k');
  await expect(currentItem(page)).toContainText('Un propos d’avant');
  await expect(deletion).toBeChecked();
});

test('40.18 after a failed undo, the button of the message and the key undo the decision @desktop @long', async ({
  page,
  baseURL,
  tolerated,
}) => {
  tolerated.push(/status of 500/);
  await reportedComment(baseURL!, 'Un propos qui revient', [{ reason: 'spam' }]);
  await openConsole(page, '/file', 'File de modération');
  const item = page.locator('[data-item]').filter({ hasText: 'Un propos qui revient' });
  await item.getByRole('button').click();
  await expect(page.getByRole('region', { name: 'Ce qui est signalé' })).toContainText(
    'Un propos qui revient',
  );
  let failures = 2;
  await page.route(/\/api\/admin\/moderation\/decisions\/\d+$/, async (route) => {
    if (failures === 0) return route.fallback();
    failures -= 1;
    return route.fulfill({ status: 500, json: { statusCode: 500, code: 'internal', message: 'Panne.' } });
  });
  for (const key of 'xv') await page.keyboard.press(key);
  await expect(item).toHaveCount(0);
  const message = page.getByRole('alert');
  await message.getByRole('button', { name: 'Annuler' }).click();
  await expect(message).toContainText('Panne.');
  await message.getByRole('button', { name: 'Fermer' }).click();
  await expect(message).toHaveCount(0);
  await page.keyboard.press('z');
  await expect(message).toContainText('Panne.');
  expect(failures).toBe(0);
  await message.getByRole('button', { name: 'Réessayer' }).click();
  await expect(message).toContainText('Décision annulée');
  await expect(item).toHaveCount(1);
});

test('the address of a page beyond the end of the queue shows its last page @desktop @long', async ({
  page,
  baseURL,
}) => {
  await reportedComment(baseURL!, 'Un propos de la dernière page', [{ reason: 'spam' }]);
  await openConsole(page, '/file?page=9', 'File de modération');
  await expect(page).toHaveURL(/\/file$/);
  await expect(currentItem(page)).toBeVisible();
});

test('shortcut keys show only where there is a keyboard, and are no part of accessible names @long', async ({
  page,
  baseURL,
  isMobile,
}) => {
  await reportedComment(baseURL!, 'Un propos à regarder', [{ reason: 'spam' }]);
  await openConsole(page, '/file', 'File de modération');
  if (isMobile) await page.getByRole('button', { name: /Un propos à regarder/ }).click();
  const decide = page.getByRole('button', { name: /^Décider( des \d+ signalements)?$/ });
  await expect(decide).toBeVisible();
  await expect(decide.getByText('V', { exact: true })).toBeVisible({ visible: !isMobile });
  await expect(page.getByRole('textbox', { name: 'Nouvelle note', exact: true })).toBeVisible();
});
