import type { Page } from '@playwright/test';
import { hold, visit } from '../browser.js';
import { conversation, ownTutorial, said, write } from '../conversations.js';
import { expect, test } from '../fixtures.js';
import { signUp } from '../members.js';

test.use({ site: 'large' });

const home = (page: Page) => page.getByRole('banner').getByRole('link', { name: /, accueil$/ });

test('the field of a comment is locked while the comment is being published, then emptied @long', async ({
  page,
}, info) => {
  await signUp(page);
  await visit(page, `/tutoriels/${ownTutorial(info, 50)}`);
  const section = await conversation(page);
  const field = section.getByRole('textbox', { name: 'Votre commentaire' });
  await field.fill('Un avis utile');
  const publish = await hold(page, /\/comments$/);
  await section.getByRole('button', { name: 'Publier' }).click();
  await expect(field).not.toBeEditable();
  await expect(field).toHaveValue('Un avis utile');
  publish();
  await expect(said(section, 'Un avis utile')).toBeVisible();
  await expect(field).toHaveValue('');
  await expect(field).toBeEditable();
});

test('a published reply closes its own form, not another one in which the member writes meanwhile @long', async ({
  page,
}, info) => {
  const id = ownTutorial(info, 51);
  await signUp(page);
  await write(page, id, 'La première question');
  await write(page, id, 'La seconde question');
  await visit(page, `/tutoriels/${id}`);
  const section = await conversation(page);
  const reply = (text: string) => said(section, text).getByRole('button', { name: /^Répondre à/ });
  const field = section.getByRole('textbox', { name: 'Votre réponse' });
  await reply('La première question').click();
  await field.fill('À la première');
  const publish = await hold(page, /\/comments$/);
  await section
    .getByRole('form', { name: /^Répondre à/ })
    .getByRole('button', { name: 'Répondre' })
    .click();
  await reply('La seconde question').click();
  await field.fill('À la seconde');
  publish();
  await expect(said(section, 'À la première')).toBeVisible();
  await expect(field).toHaveValue('À la seconde');
  await expect(field).toBeFocused();
});

test('a member who leaves while their comment is being published does not find its text in the form again @long', async ({
  page,
}, info) => {
  await signUp(page);
  await visit(page, `/tutoriels/${ownTutorial(info, 52)}`);
  const section = await conversation(page);
  const field = section.getByRole('textbox', { name: 'Votre commentaire' });
  await field.fill('Un avis publié une fois');
  const publish = await hold(page, /\/comments$/);
  await section.getByRole('button', { name: 'Publier' }).click();
  await home(page).click();
  await expect(section).toHaveCount(0);
  await page.goBack();
  await conversation(page);
  await expect(field).toHaveValue('Un avis publié une fois');
  publish();
  await expect(said(section, 'Un avis publié une fois')).toBeVisible();
  await expect(field).toHaveValue('');
});
