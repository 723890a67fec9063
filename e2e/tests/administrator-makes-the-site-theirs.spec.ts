import type { Page } from '@playwright/test';
import { expectAccessible as expectPageAccessible } from '../accessibility.js';
import { footLink, takenOver } from '../browser.js';
import { expectAccessible, openConsole, saveCard } from '../console.js';
import { giveRole, invite, makeAccount, makeDomains } from '../console-people.js';
import { expect, test as base } from '../fixtures.js';
import { consoleScreens, laterScreens, publicPages } from '../renamed-pages.js';
import { register, stranger } from '../members.js';
import { type Site, START_TIMEOUT_MS, startSite } from '../sites.js';

/** The credit stays, as the licence requires. */
const CREDIT = 'Ce site fonctionne avec Passerelle, logiciel libre';

/** A fresh site for this test. */
const test = base.extend<object, { own: Site }>({
  own: [
    async ({}, use) => {
      const site = await startSite('demo', '', { SEED: 'none' });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: START_TIMEOUT_MS },
  ],
  baseURL: async ({ own }, use) => use(own.address),
  // Missing pages, refused requests, and requests during a new sign-in.
  tolerated: async ({}, use) => use([/status of 40[014]/]),
});

test.describe.configure({ mode: 'default' });

test(
  'the first visit to the console leads the administrator through five steps @long',
  { tag: '@desktop' },
  async ({ page }) => {
    await openConsole(page, '', 'Tableau de bord');
    const steps = page.getByRole('region', { name: 'Premiers pas' });
    const title = (name: string) => steps.getByRole('heading', { name });
    await steps.getByRole('textbox', { name: 'Nom du site' }).fill('');
    await page.keyboard.press('Enter');
    await expect(steps.getByText(/«\sNom du site\s» doit être un texte/)).toBeVisible();
    await steps.getByRole('textbox', { name: 'Nom du site' }).fill('Ateliers');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(title('2. Adresse publique')).toBeFocused();
    await expect(steps.getByText('C’est aussi ce que voit votre navigateur.')).toBeVisible();
    await steps.getByRole('button', { name: 'Continuer' }).click();
    await expect(title('3. Courrier')).toBeFocused();
    await steps.getByRole('button', { name: 'Envoyer un message d’essai' }).click();
    await expect(steps.getByText('Le message n’est pas parti')).toBeVisible();
    await expectAccessible(page);
    await steps.getByRole('button', { name: 'Plus tard', exact: true }).click();
    await steps.getByRole('radio', { name: /^Sur invitation/ }).check();
    // Saved settings and the current step survive a reload.
    await page.reload();
    await expect(title('4. Inscriptions')).toBeVisible();
    await steps.getByRole('button', { name: 'Enregistrer et continuer' }).click();
    await expect(steps.getByText('Ce site n’a pas de contenu de démonstration')).toBeVisible();
    await steps.getByRole('button', { name: 'Terminer' }).click();

    await expect(steps).toHaveCount(0);
    const list = page.getByRole('list', { name: 'Liste d’ouverture' });
    const privacy = list.getByRole('listitem').filter({ hasText: 'Page de confidentialité' });
    await privacy.getByRole('button', { name: 'Page de confidentialité : je l’ai relue' }).click();
    await expect(privacy.getByLabel('Fait :')).toBeVisible();
    await expectAccessible(page);
    await list.getByRole('link', { name: 'Premiers pas' }).click();
    await expect(title('3. Courrier')).toBeVisible();
  },
);

test(
  'an administrator turns a fresh site into « Ateliers du Lac » in the console alone @long',
  { tag: '@desktop' },
  async ({ page }) => {
    test.slow();

    await openConsole(page, '/apparence', 'Apparence');
    const name = page.getByRole('textbox', { name: 'Nom du site' });
    await name.fill('');
    await page.getByRole('region', { name: 'Identité du site' }).getByText('Enregistrer').click();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText(/«\sNom du site\s» doit être un texte de 1 à 60 caractères/)).toHaveCount(2);
    await name.fill('Ateliers du Lac');
    await page
      .getByRole('textbox', { name: 'Description du site' })
      .fill('Ce que l’on apprend au bord de l’eau.');
    await page.getByLabel('Couleur du site').fill('#f5c518');
    await expect(page.getByText('cette couleur est assombrie sur fond clair')).toBeVisible();
    const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 96, height: 96 } });
    const logo = { name: 'logo.png', mimeType: 'image/png', buffer };
    await page.getByLabel(/^Fichier.*Logo$/).setInputFiles(logo);
    await expect(page.getByRole('img', { name: 'Logo choisi' })).toBeVisible();
    await expectAccessible(page);
    await saveCard(page, 'Identité du site');
    await expect(page.getByRole('banner').getByText('Ateliers du Lac')).toBeVisible();
    await expect(page).toHaveTitle('Apparence – Administration – Ateliers du Lac');

    await page.getByRole('tab', { name: 'Accueil' }).click();
    // The default tagline.
    const tagline = page.getByRole('textbox', { name: 'Accroche' });
    await expect(tagline).toHaveAttribute('placeholder', /^D’un savoir à l’autre/);
    await tagline.fill('On apprend mieux les pieds dans l’eau.');
    await page.getByLabel('Titre de « À propos »').fill('L’association');
    await saveCard(page, 'En tête de l’accueil');
    // Saving one card keeps what was typed in another.
    await expect(page.getByLabel('Titre de « À propos »')).toHaveValue('L’association');
    await page.getByRole('textbox', { name: 'Présentation' }).fill('Née en 1998.\n\nOuverte à tous.');
    await page.getByRole('switch', { name: 'Tutoriels du moment' }).uncheck();
    await page.getByRole('switch', { name: 'À propos' }).check();
    await page.getByRole('button', { name: 'Monter À propos' }).click();
    await expectAccessible(page);
    await saveCard(page, 'Parties de l’accueil');

    await page.getByRole('tab', { name: 'Liens et textes' }).click();
    await page.getByRole('button', { name: 'Ajouter au menu' }).click();
    await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('La mairie');
    await page.getByRole('textbox', { name: 'Adresse', exact: true }).fill('https://mairie.exemple/');
    await page.getByRole('button', { name: 'Ajouter au bas des pages' }).click();
    await page.getByRole('textbox', { name: 'Nom', exact: true }).nth(1).fill('Flux');
    const address = page.getByRole('textbox', { name: 'Adresse', exact: true }).nth(1);
    await address.fill('flux');
    await page.getByRole('region', { name: 'Liens' }).getByText('Enregistrer').click();
    // The message appears in the list and below the card.
    await expect(page.getByText(/^Un lien est un chemin du site/)).toHaveCount(2);
    await address.fill('/flux/rss.xml');
    await expectAccessible(page);
    await saveCard(page, 'Liens');
    await page.getByRole('tab', { name: 'Communauté' }).click();
    const areas = page.getByRole('region', { name: 'Domaines d’expertise' });
    await expect(areas.getByRole('textbox', { name: 'Nom' })).toHaveCount(12);
    await areas.getByRole('textbox', { name: 'Nom' }).first().fill('Voile');
    await areas.getByRole('button', { name: 'Ajouter un domaine d’expertise' }).click();
    await areas.getByRole('textbox', { name: 'Nom' }).last().fill('Régates');
    await expectAccessible(page);
    await saveCard(page, 'Domaines d’expertise');
    await page.getByLabel('À la place de « Spam »').fill('Publicité');
    await saveCard(page, 'Motifs de signalement');

    const warning = page.getByText('Les mentions légales ne disent pas encore');
    await openConsole(page, '', 'Tableau de bord');
    await warning.getByRole('link', { name: 'Pages' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Pages', exact: true })).toBeVisible();
    await expect(warning).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('textbox', { name: 'Éditeur' }).fill('Association Ateliers du Lac');
    await page
      .getByRole('textbox', { name: 'Adresse et moyens de contact' })
      .fill('1, quai du Lac\n74000 Annecy');
    await page.getByRole('textbox', { name: 'Responsable de la publication' }).fill('Ada Martin');
    await page.getByRole('textbox', { name: 'Hébergeur' }).fill('Hébergeur SAS, Paris');
    await saveCard(page, 'Qui répond du site');
    await expect(warning).toHaveCount(0);
    await page.goto('/admin');
    await expect(page.getByRole('list', { name: 'Chiffres' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(warning).toHaveCount(0);
    await page.goto('/admin/pages');

    // The built-in text, then a custom one, then the built-in one again.
    await page.getByRole('link', { name: 'Modifier Foire aux questions' }).click();
    const text = page.getByLabel('Texte (Markdown)');
    await expect(text).toHaveValue(/Faut-il un compte pour lire les tutoriels/);
    await text.fill('## Quand ?\n\nLe *samedi*.');
    await page.getByRole('button', { name: 'Aperçu' }).click();
    await expect(page.getByRole('region', { name: 'Aperçu' }).locator('em')).toHaveText('samedi');
    await expectAccessible(page);
    await saveCard(page, 'Texte de la page', 'Page enregistrée');
    await expect(page.getByRole('list', { name: 'Versions' }).getByRole('listitem')).toHaveCount(1);

    await makeDomains(page, ['Voile', 'Pêche']);
    await makeAccount(page, 'zoe', { isContributor: true });
    await makeAccount(page, 'marc', { isContributor: false });
    await giveRole(page, 'marc du Lac', 'Modérateur');
    await expect(page.getByText('Modérateur', { exact: true }).first()).toBeVisible();

    for (const path of publicPages) await expectOurs(page, path);
    for (const screen of consoleScreens) await expectOurScreen(page, screen);

    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'On apprend mieux les pieds dans l’eau.',
    );
    await expect(
      page
        .getByRole('navigation', { name: 'Navigation principale' })
        .getByRole('link', { name: 'La mairie' }),
    ).toHaveAttribute('href', 'https://mairie.exemple/');
    await expect(page.locator('#popular')).toHaveCount(0);
    const seen = page.getByRole('banner').locator('img');
    expect(await seen.first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(96);
    // The server handles this path, so the link loads a document.
    await takenOver(page);
    const asked = page.waitForResponse((response) => response.request().isNavigationRequest());
    await footLink(page, 'Flux').click();
    const answer = await asked;
    expect([new URL(answer.url()).pathname, answer.status()]).toEqual(['/flux/rss.xml', 200]);
    await page.waitForURL('**/flux/rss.xml');
    const saved = (await (await page.request.get('/api/admin/appearance')).json()) as { expertise: object[] };
    // A renamed entry keeps its code, for members who have chosen it.
    expect([saved.expertise[0], saved.expertise.at(-1)]).toEqual([
      { code: 'programmation', label: 'Voile' },
      { code: 'regates', label: 'Régates' },
    ]);
    await page.goto('/faq');
    await expect(page.getByRole('main').locator('em')).toHaveText('samedi');
    await page.goto('/mentions-legales');
    await expect(page.getByRole('main')).toContainText('Association Ateliers du Lac');
    await expectPageAccessible(page, '/mentions-legales');
    await page.goto('/');
    await expectPageAccessible(page, '/');
  },
);

async function expectOurScreen(page: Page, screen: string): Promise<void> {
  await page.goto(`/admin${screen}`);
  await expect(page).toHaveTitle(/ – Administration – Ateliers du Lac$/);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('.MuiSkeleton-root, [role=progressbar]')).toHaveCount(0);
  expect(await page.locator('body').innerText(), screen).not.toMatch(/passerelle/i);
}

/** Fails if the product's name appears outside the credit. */
async function expectOurs(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page).toHaveTitle(/Ateliers du Lac$/);
  const html = (await page.content()).replace(CREDIT, '');
  expect(/.{0,60}Passerelle.{0,60}/.exec(html)?.[0], path).toBeUndefined();
  const shown = await page.locator('body').innerText();
  expect(shown.replace(CREDIT, ''), path).not.toMatch(/passerelle/i);
}

test(
  'an invited member who publishes and is moderated reads no other name than « Ateliers du Lac » @long',
  { tag: '@desktop' },
  async ({ page, browser, own }) => {
    test.slow();
    const link = await invite(page, 2);
    await page.request.patch('/api/admin/appearance', { data: { siteName: 'Ateliers du Lac' } });
    const theirs = [];
    for (const name of ['Léa Morel', 'Noé Petit']) {
      const guest = await (await browser.newContext({ baseURL: own.address })).newPage();
      await expectOurs(guest, new URL(link).pathname + new URL(link).search);
      const answered = guest.waitForResponse('**/api/auth/register');
      await register(guest, stranger({ displayName: name }));
      const answer = await answered;
      expect(answer.status(), await answer.text()).toBe(201);
      await expect(guest).toHaveURL(/\/$/);
      theirs.push(guest);
    }
    const [author, reader] = theirs as [Page, Page];
    await giveRole(page, 'Léa Morel', 'Contributeur');
    const data = {
      title: 'Hisser la voile',
      description: 'Partir au vent.',
      domainId: 1,
      source: '## Avant\n\nOn noue.',
    };
    const written = await author.request.post('/api/tutorials', { data });
    expect(written.status(), await written.text()).toBe(201);
    const { id, authorId } = (await written.json()) as Record<'id' | 'authorId', number>;
    const reported = await reader.request.post(`/api/tutorials/${id}/reports`, { data: { reason: 'spam' } });
    expect(reported.status()).toBe(201);
    const pages = [`/tutoriels/${id}`, `/auteurs/${authorId}`, '/moderation', '/connexion', '/apprentissage'];
    for (const path of pages) await expectOurs(reader, path);
    await expect(reader.locator('head meta[property="og:site_name"]')).toHaveAttribute(
      'content',
      'Ateliers du Lac',
    );
    for (const path of ['/contributions', `/contributions/${id}`, '/profil', '/notifications'])
      await expectOurs(author, path);
    for (const screen of laterScreens) await expectOurScreen(page, screen);

    const verdict = {
      verdict: 'upheld',
      outcome: 'hide',
      reason: 'Ce texte fait la publicité d’une boutique.',
    };
    const decided = await page.request.post(`/api/admin/moderation/things/tutorial/${id}/decision`, {
      data: verdict,
    });
    expect(decided.status(), await decided.text()).toBe(200);
    const told = async () =>
      (await (await author.request.get('/api/notifications')).json()).notifications[0]?.href;
    await expect.poll(told).toContain('/decisions/');
    await expectOurs(author, new URL(await told(), own.address).pathname);
    await expect(author.getByText('Retiré du site', { exact: true })).toBeVisible();
    for (const guest of theirs) await guest.context().close();
  },
);

test(
  'a visitor writes to the site, and an administrator marks it as done and deletes it @long',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/contact');
    // Before hydration the form submits natively.
    await takenOver(page);
    const form = page.getByRole('form', { name: 'Écrire à l’équipe du site' });
    // Each field shows its own error; a live region would announce it twice.
    await expect(page.locator('[aria-live]').filter({ has: form })).toHaveCount(0);
    await form.getByLabel('Votre nom').fill('Zoé');
    await form.getByLabel('Votre adresse e-mail').fill('zoe');
    await form.getByLabel('Objet').fill('Un atelier');
    await form.getByLabel('Message').fill('Bonjour, quand a lieu le prochain ?');
    await form.getByRole('button', { name: 'Envoyer' }).click();
    await expect(form.getByText('Veuillez entrer une adresse e-mail valide.')).toBeVisible();
    await form.getByLabel('Votre adresse e-mail').fill('zoe?bcc=eve@exemple.fr');
    await form.getByRole('button', { name: 'Envoyer' }).click();
    const thanks = page.getByText('Merci, votre message est envoyé.');
    await expect(thanks).toBeFocused();
    await expect(thanks).toBeInViewport();

    await openConsole(page, '/messages', 'Messages');
    const message = page.getByRole('listitem').filter({ hasText: 'Un atelier' });
    await expect(message.getByRole('link', { name: 'Répondre à Zoé' })).toHaveAttribute(
      'href',
      /^mailto:zoe%3Fbcc%3Deve@exemple\.fr\?subject=Re/,
    );
    await expectAccessible(page);
    await message.getByRole('button', { name: 'Marquer comme traité' }).click();
    await expect(page.getByText('Aucun message n’attend.')).toBeVisible();

    await page.getByRole('tab', { name: 'Traités' }).click();
    const asked = page.getByRole('dialog', { name: 'Supprimer ce message ?' });
    await message.getByRole('button', { name: 'Supprimer le message de Zoé' }).click();
    await expectAccessible(page);
    await asked.getByRole('button', { name: 'Annuler' }).click();
    await message.getByRole('button', { name: 'Supprimer le message de Zoé' }).click();
    await asked.getByRole('button', { name: 'Supprimer' }).click();
    await expect(page.getByText('Aucun message traité.')).toBeVisible();
  },
);
