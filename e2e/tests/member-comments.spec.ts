import { asAnother, conversation, ownTutorial, said, toast, write } from '../conversations.js';
import { alter, footLink, openFromSearch, recordCalls, tabTo, visit } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { endSession, signUp } from '../members.js';

test.use({ site: 'large' });

const posts = /\/api\/tutorials\/\d+\/comments$/;

test('COMM-13 COMM-14 COMM-15 COMM-30 the page checks, trims, publishes and shows a comment', async ({
  page,
}, info) => {
  const path = `/tutoriels/${ownTutorial(info, 1)}`;
  await signUp(page);
  await visit(page, path);
  const section = await conversation(page);
  const field = section.getByRole('textbox', { name: 'Votre commentaire' });
  const publish = section.getByRole('button', { name: 'Publier' });
  await expect(publish).toBeDisabled();

  await field.fill('   ');
  await publish.click();
  await expect(toast(page, 'Commentaire vide')).toContainText(
    "Veuillez écrire quelque chose avant d'envoyer",
  );

  await field.fill('  Merci pour ce pas à pas !  ');
  await expect(section.getByText('25 / 1000 caractères')).toBeVisible();
  const sent = page.waitForRequest((request) => request.method() === 'POST' && posts.test(request.url()));
  await publish.click();
  expect((await sent).postDataJSON()).toEqual({ content: 'Merci pour ce pas à pas !', parentId: null });
  await expect(said(section, 'Merci pour ce pas à pas !')).toContainText('Maëlle Le Goff');
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await expect(publish).toBeDisabled();
  await expect(section.getByRole('status')).toHaveText('Votre commentaire est publié.');
  await visit(page, path);
  await expect(said(await conversation(page), 'Merci pour ce pas à pas !')).toBeVisible();
});

test('COMM-16 COMM-17 a comment has 2 to 1,000 characters', async ({ page }, info) => {
  await signUp(page);
  await visit(page, `/tutoriels/${ownTutorial(info, 2)}`);
  const calls = recordCalls(page);
  const section = await conversation(page);
  const field = section.getByRole('textbox', { name: 'Votre commentaire' });
  for (const [text, refusal] of [
    [' a ', 'Le commentaire doit contenir au moins 2 caractères'],
    ['a'.repeat(1001), 'Le commentaire ne peut pas dépasser 1000 caractères'],
  ] as const) {
    await field.fill(text);
    await section.getByRole('button', { name: 'Publier' }).click();
    await expect(section.getByText(refusal, { exact: true })).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveValue(text);
  }
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  await field.fill('a'.repeat(1000));
  await section.getByRole('button', { name: 'Publier' }).click();
  await expect(said(section, 'a'.repeat(1000))).toBeVisible();
});

test('COMM-21 a comment that could not be published stays in the field, with the reason', async ({
  page,
  tolerated,
}, info) => {
  tolerated.push(/ERR_FAILED|status of 403/);
  await signUp(page);
  await visit(page, `/tutoriels/${ownTutorial(info, 3)}`);
  const section = await conversation(page);
  const field = section.getByRole('textbox', { name: 'Votre commentaire' });
  const publish = section.getByRole('button', { name: 'Publier' });
  await field.fill('Une remarque');
  await page.route(posts, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await publish.click();
  await expect(toast(page, "Impossible d'envoyer votre commentaire")).toContainText('Erreur');
  await page.unroute(posts);
  const message = 'Confirmez votre adresse e-mail avant de publier.';
  await page.route(posts, (route) => route.fulfill({ status: 403, json: { statusCode: 403, message } }));
  await publish.click();
  await expect(toast(page, message)).toContainText('Erreur');
  await expect(field).toHaveValue('Une remarque');
  await page.unroute(posts);
  await publish.click();
  await expect(said(section, 'Une remarque')).toBeVisible();
});

test('COMM-04 COMM-05 one reply form is open at a time, and replies have none', async ({
  page,
  browser,
  baseURL,
}, info) => {
  const id = ownTutorial(info, 4);
  await asAnother({ browser, baseURL }, async (other) => {
    const first = await write(other, id, 'Première question');
    await write(other, id, 'Une réponse déjà là', first);
    await write(other, id, 'Seconde question');
  });
  await signUp(page);
  await visit(page, `/tutoriels/${id}`);
  const section = await conversation(page);
  const reply = section.getByRole('textbox', { name: 'Votre réponse' });
  const open = section.getByRole('button', { name: /^Répondre à/ });
  await expect(open).toHaveCount(2);

  await open.nth(0).click();
  await expect(reply).toBeFocused();
  await open.nth(1).click();
  await expect(reply).toHaveCount(1);
  await expect(open.nth(0)).toHaveAttribute('aria-expanded', 'false');
  await expect(open.nth(1)).toHaveAttribute('aria-expanded', 'true');
  await reply.fill('Ma réponse');
  await section.getByRole('button', { name: 'Répondre', exact: true }).click();
  await expect(reply).toHaveCount(0);
  const replies = section.getByRole('list', { name: 'Réponses à Yann Kervella' });
  await expect(replies.getByRole('listitem')).toHaveText([/Une réponse déjà là/, /Ma réponse/]);
});

test('COMM-02 COMM-03 COMM-06 a reader can sort comments once there are several', async ({
  page,
  browser,
  baseURL,
}, info) => {
  const id = ownTutorial(info, 5);
  await signUp(page);
  const oldest = await write(page, id, 'Le plus ancien');
  await visit(page, `/tutoriels/${id}`);
  const section = await conversation(page);
  const menu = section.getByRole('combobox', { name: 'Trier les commentaires' });
  await expect(said(section, 'Le plus ancien')).toBeVisible();
  await expect(menu).toHaveCount(0);

  await write(page, id, 'Le deuxième');
  await write(page, id, 'Le dernier');
  await asAnother({ browser, baseURL }, async (other) => {
    await other.request.post(`/api/comments/${oldest}/like`);
  });
  await visit(page, `/tutoriels/${id}`);
  const texts = (await conversation(page)).locator('li > div p');
  await expect(menu).toHaveValue('newest');
  await expect(texts).toHaveText(['Le dernier', 'Le deuxième', 'Le plus ancien']);
  await menu.selectOption('oldest');
  await expect(texts).toHaveText(['Le plus ancien', 'Le deuxième', 'Le dernier']);
  await menu.selectOption('mostLiked');
  await expect(texts).toHaveText(['Le plus ancien', 'Le dernier', 'Le deuxième']);
  const first = said(section, 'Le plus ancien');
  await expect(first).toContainText('Maëlle Le Goff');
  await expect(first.getByText('ML', { exact: true })).toBeVisible();
  await expect(first.getByRole('button', { name: /^J’aime/ })).toHaveText(/1$/);
});

test('COMM-27 the page refetches the comments after five minutes, not before', async ({ page }, info) => {
  const id = ownTutorial(info, 8);
  await page.clock.install();
  await visit(page, '/faq');
  const calls = recordCalls(page);
  const lists = () => calls.filter(({ address }) => posts.test(address)).length;
  await openFromSearch(page, id);
  const section = await conversation(page);
  await expect(section.getByText('Aucun commentaire pour le moment')).toBeVisible();
  expect(lists()).toBe(1);
  for (const [wait, expected] of [
    ['04:00', 1],
    ['01:30', 2],
  ] as const) {
    await footLink(page, 'FAQ').click();
    await expect(section).toHaveCount(0);
    await page.clock.fastForward(wait);
    await page.goBack();
    await conversation(page);
    await expect.poll(lists).toBe(expected);
  }
});

test('an unpublished comment survives a reload and the end of the session', async ({ page }, info) => {
  const member = await signUp(page);
  const id = ownTutorial(info, 9);
  await write(page, id, 'Pour répondre');
  await visit(page, `/tutoriels/${id}`);
  const section = await conversation(page);
  const field = section.getByRole('textbox', { name: 'Votre commentaire' });
  await field.fill('Un long texte');
  await section.getByRole('button', { name: /^Répondre à/ }).click();
  await section.getByRole('textbox', { name: 'Votre réponse' }).fill('Une réponse à part');
  await visit(page, `/tutoriels/${id}`);
  await conversation(page);
  await expect(field).toHaveValue('Un long texte');
  await section.getByRole('button', { name: /^Répondre à/ }).click();
  await expect(section.getByRole('textbox', { name: 'Votre réponse' })).toHaveValue('Une réponse à part');
  await section.getByRole('button', { name: 'Annuler' }).click();

  await endSession(page);
  // The page may already have noticed the expired session; its dialog would cover the button.
  await section.getByRole('button', { name: 'Publier', includeHidden: true }).dispatchEvent('click');
  const dialog = page.getByRole('dialog', { name: 'Votre session a expiré' });
  await dialog.getByLabel('Mot de passe', { exact: true }).fill(member.password);
  await dialog.getByRole('button', { name: 'Se connecter' }).click();
  await expect(dialog).toBeHidden();
  await expect(field).toHaveValue('Un long texte');
  await section.getByRole('button', { name: 'Publier' }).click();
  await expect(said(section, 'Un long texte')).toBeVisible();
  await visit(page, `/tutoriels/${id}`);
  await conversation(page);
  await expect(field).toHaveValue('');
});

test('a member comments, replies and deletes with the keyboard alone @desktop @long', async ({
  page,
}, info) => {
  await signUp(page);
  await visit(page, `/tutoriels/${ownTutorial(info, 10)}`);
  const section = await conversation(page);
  await section.getByRole('textbox', { name: 'Votre commentaire' }).focus();
  await page.keyboard.type('Tapé au clavier');
  await page.keyboard.press('Control+Enter');
  await expect(said(section, 'Tapé au clavier')).toBeVisible();
  const reply = section.getByRole('button', { name: /^Répondre à/ });
  await tabTo(page, reply);
  await page.keyboard.press('Enter');
  await expect(section.getByRole('textbox', { name: 'Votre réponse' })).toBeFocused();
  await page.keyboard.type('Et sa réponse');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(said(section, 'Et sa réponse')).toBeVisible();
  await expect(reply).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Supprimer votre commentaire ?' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/Ses réponses restent/)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(section.getByText('Commentaire supprimé', { exact: true })).toBeVisible();
});

test('while comments are closed members can read them, and the page says that they are closed @long', async ({
  page,
}, info) => {
  const id = ownTutorial(info, 11);
  await signUp(page);
  await write(page, id, 'Écrit avant la fermeture');
  await alter<Record<string, unknown>>(page, /\/api\/settings$/, (settings) => ({
    ...settings,
    enableComments: false,
    enableRatings: false,
  }));
  await visit(page, '/faq');
  await openFromSearch(page, id);
  const section = page.getByRole('region', { name: 'Commentaires' });
  await section.scrollIntoViewIfNeeded();
  await expect(section).toContainText('Les commentaires sont fermés pour le moment.');
  await expect(said(section, 'Écrit avant la fermeture')).toBeVisible();
  await expect(section.getByRole('textbox')).toHaveCount(0);
  await expect(section.getByRole('button', { name: /^Répondre/ })).toHaveCount(0);
  await expect(page.getByText('Les évaluations sont fermées pour le moment.')).toBeVisible();
  await expect(page.getByRole('radiogroup', { name: 'Votre note' })).toHaveCount(0);
});

test('42.4 after a comment was not published the focus is in its field @long', async ({
  page,
  tolerated,
}, info) => {
  tolerated.push(/ERR_FAILED/);
  await signUp(page);
  await visit(page, `/tutoriels/${ownTutorial(info, 77)}`);
  const box = (await conversation(page)).getByRole('textbox', { name: 'Votre commentaire' });
  await box.fill('Un propos');
  await page.route(/\/comments$/, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: 'Publier' }).click();
  await expect(page.locator('[data-toast]')).toBeVisible();
  await expect(box).toBeFocused();
});
