import { asAnother, conversation, ownTutorial, said, toast, write } from '../conversations.js';
import { expectAccessible } from '../accessibility.js';
import { footLink, alter, hold, openFromSearch, recordCalls, visit } from '../browser.js';
import { expect, test } from '../fixtures.js';

test.use({ site: 'large' });

const list = /\/api\/tutorials\/\d+\/comments$/;

test('COMM-01 COMM-04 COMM-09 COMM-10 COMM-11 COMM-12 a visitor reads, and is asked to sign in for the rest', async ({
  page,
  browser,
  baseURL,
}, info) => {
  const id = ownTutorial(info, 20);
  await asAnother({ browser, baseURL }, (other) => write(other, id, 'Lisible par tous'));
  await visit(page, `/tutoriels/${id}`);
  const calls = recordCalls(page);
  const section = await conversation(page);
  const comment = said(section, 'Lisible par tous');
  await expect(comment).toContainText('Yann Kervella');
  await expect(comment.getByRole('button')).toHaveCount(1);
  await comment.getByRole('button', { name: /^J’aime/ }).click();
  await expect(toast(page, 'Vous devez être connecté pour liker un commentaire')).toContainText(
    'Connexion requise',
  );
  await expect(comment.getByRole('button', { name: /^J’aime/ })).toHaveText(/0$/);
  await section.getByRole('textbox').fill('Moi aussi');
  await section.getByRole('button', { name: 'Publier' }).click();
  await expect(toast(page, 'Vous devez être connecté pour commenter')).toContainText('Connexion requise');
  await expect(
    toast(page, 'Vous devez être connecté pour commenter').getByRole('link', { name: 'Se connecter' }),
  ).toHaveAttribute('href', /^\/connexion\?retour=%2Ftutoriels%2F/);
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  await expect(section.getByRole('textbox')).toHaveValue('Moi aussi');
  await expect(section.getByRole('link', { name: 'Connectez-vous' })).toHaveAttribute(
    'href',
    `/connexion?retour=%2Ftutoriels%2F${id}`,
  );
});

test('COMM-24 COMM-25 comments that fail to load show an error with a button to retry', async ({
  page,
  tolerated,
}, info) => {
  tolerated.push(/ERR_FAILED/);
  await visit(page, '/faq');
  await page.route(list, (route) => route.abort());
  await openFromSearch(page, ownTutorial(info, 21));
  const section = page.getByRole('region', { name: 'Commentaires' });
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByRole('alert')).toContainText('Impossible de charger les commentaires');
  await page.unroute(list);
  const release = await hold(page, list);
  await section.getByRole('button', { name: 'Réessayer' }).click();
  await expect(section.getByRole('status', { name: 'Chargement des commentaires' })).toBeVisible();
  release();
  await expect(section.getByText('Aucun commentaire pour le moment', { exact: true })).toBeVisible();
});

test('a long conversation is shown in parts, and the HTML contains only the first @long', async ({
  page,
  browser,
  baseURL,
}, info) => {
  test.slow();
  const id = ownTutorial(info, 22);
  await asAnother({ browser, baseURL }, async (other) => {
    for (let number = 1; number <= 35; number++) await write(other, id, `Commentaire n° ${number}.`);
    const last = await write(other, id, 'Très discuté');
    for (let number = 1; number <= 5; number++) await write(other, id, `Réponse n° ${number}.`, last);
  });
  const html = await (await page.request.get(`/tutoriels/${id}`)).text();
  expect(html).toContain('Commentaire n° 27.');
  expect(html).not.toContain('Commentaire n° 25.');
  await visit(page, `/tutoriels/${id}`);
  const section = await conversation(page);
  const comments = section.getByRole('list', { name: 'Commentaires' }).locator('> li');
  const more = section.getByRole('button', { name: 'Afficher plus de commentaires' });
  await expect(comments).toHaveCount(10);
  const replies = section.getByRole('list', { name: 'Réponses à Yann Kervella' }).getByRole('listitem');
  await expect(replies).toHaveCount(3);
  await section.getByRole('button', { name: 'Afficher les 2 autres réponses' }).click();
  await expect(replies).toHaveCount(5);
  await more.click();
  await expect(comments).toHaveCount(30);
  await more.click();
  await expect(comments).toHaveCount(36);
  await expect(more).toHaveCount(0);
  await section.getByLabel('Trier les commentaires').selectOption({ index: 1 });

  // A reader who goes back finds the list as they left it, at the same place.
  const seen = comments.nth(25);
  const text = await seen.innerText();
  await seen.scrollIntoViewIfNeeded();
  const top = () => seen.evaluate((comment) => comment.getBoundingClientRect().top);
  const before = await top();
  // A press of the mouse would scroll there.
  await footLink(page, 'FAQ').evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Foire aux questions');
  await page.goBack();
  await expect(comments).toHaveCount(36);
  await expect(replies).toHaveCount(5);
  await expect(seen).toHaveText(text, { useInnerText: true });
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(5);
});

test('the oldest of more than a hundred comments can be read, too @long', async ({
  page,
  browser,
  baseURL,
}, info) => {
  test.slow();
  const id = ownTutorial(info, 26);
  await asAnother({ browser, baseURL }, async (other) => {
    for (let number = 1; number <= 101; number++) await write(other, id, `Commentaire n° ${number}.`);
  });
  await visit(page, `/tutoriels/${id}`);
  const section = await conversation(page);
  await section.getByRole('combobox', { name: 'Trier les commentaires' }).selectOption('oldest');
  const comments = section.getByRole('list', { name: 'Commentaires' }).locator('> li');
  await expect(comments.first()).toContainText('Commentaire n° 1.');
});

test('COMM-05 a comment with very many replies says how many are not shown', async ({
  page,
  browser,
  baseURL,
}, info) => {
  const id = ownTutorial(info, 29);
  await asAnother({ browser, baseURL }, async (other) => {
    await write(other, id, 'La réponse', await write(other, id, 'Très discuté'));
  });
  await alter<object[]>(page, /\/comments(\?|$)/, (comments) =>
    comments.map((comment) => ({ ...comment, olderReplies: 1234 })),
  );
  await visit(page, '/faq');
  await openFromSearch(page, id);
  const section = await conversation(page);
  await expect(section).toContainText(/Les 1\s234 réponses les plus anciennes ne sont pas affichées\./);
  await expect(said(section, 'La réponse')).toBeVisible();
  await expectAccessible(page, 'a conversation of which a part is left out');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('COMM-01 a visitor reads the comments, including one just published', async ({
    page,
    browser,
    baseURL,
  }, info) => {
    const id = ownTutorial(info, 23);
    await page.goto(`/tutoriels/${id}`);
    await expect(page.getByText('Aucun commentaire pour le moment')).toBeVisible();
    await asAnother({ browser, baseURL }, (other) => write(other, id, 'Écrit depuis'));
    const section = page.getByRole('region', { name: 'Commentaires' });
    // A cached page may be served for up to two seconds while it is rendered again.
    await expect(async () => {
      await page.goto(`/tutoriels/${id}`);
      await expect(said(section, 'Écrit depuis')).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(section.locator('noscript')).toBeVisible();
  });
});
