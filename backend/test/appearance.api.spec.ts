import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { startApp, type TestApp } from './app.js';
import { emailsTo } from './emails.js';
import { eventsHandled } from './events.js';
import { createTutorial } from './factories.js';
import { signUp, signUpAdmin, type Person } from './people.js';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startApp({ site: true });
  admin = await signUpAdmin(app);
});
afterAll(() => app.stop());

const change = (changes: object, status = 200) =>
  admin.agent.patch('/api/admin/appearance').send(changes).expect(status);
const page = async (path = '/faq') => (await app.http.get(path)).text;

/** Defaults of a new site. */
const builtIn = {
  logo: null,
  favicon: null,
  shareImage: null,
  accent: null,
  timeZone: null,
  socialLinks: null,
  menuLinks: [],
  footerLinks: [],
  notFoundTitle: null,
  notFoundText: null,
  mailSender: null,
  mailSignature: null,
  homeTitle: null,
  homeTagline: null,
  homePlaceholder: null,
  homeSteps: null,
  homeDomainsTitle: null,
  homeCommunityTitle: null,
  homeCommunityText: null,
  homeAboutTitle: null,
  homeAboutRole: null,
  homeAboutText: null,
  homeSections: null,
  // The list was empty before.
  realFigures: true,
  figuresFrom: 10,
};
afterEach(() => change(builtIn));

it('a site that began empty shows real figures, no founder and no networks, however it is started later', async () => {
  const { body } = await admin.agent.get('/api/admin/appearance').expect(200);
  const homeSections = ['domains', 'recommendations', 'popular', 'community'];
  expect(body).toMatchObject({ realFigures: true, homeSections, socialLinks: [] });
});

describe('colour', () => {
  it('is a separate style sheet, linked on every page once it is chosen', async () => {
    const before = await page();
    expect(before).not.toContain('apparence.css');
    await app.http.get('/apparence.css').expect(404);
    await change({ accent: '#FDE047' });
    const [address] = /\/apparence\.css\?v=\w+/.exec(await page())!;
    const { text, headers } = await app.http.get(address).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    // Too light for text on a light background, so the light theme gets a darker shade.
    expect(text).toMatch(/^:where\(html\)\{--p-colors-brand-solid:#[0-9a-f]{6};/);
    expect(text).not.toMatch(/^:where\(html\)\{--p-colors-brand-solid:#fde047/);
    expect(text).toContain('@media screen{.dark{--p-colors-brand-solid:#fde047;');
    expect((await app.http.get('/apparence.css?v=old')).headers['cache-control']).toBe('no-cache');
    await change({ accent: null });
    expect(await page()).toBe(before);
  });

  it.each(['red', '#12', '#12345g', 7, {}])('is refused if it is %j', async (accent) => {
    const { body } = await change({ accent }, 400);
    expect((body as { errors: object }).errors).toEqual({ accent: 'La couleur s’écrit comme #1d4ed8.' });
  });
});

it('logo, icon and share image are the uploaded ones', async () => {
  const png = await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#1d4ed8' } })
    .png()
    .toBuffer();
  const sent = await admin.agent.post('/api/images').type('image/png').send(png).expect(200);
  const { url } = sent.body as { url: string };
  await change({ logo: url, favicon: url, shareImage: url });
  const html = await page();
  expect(html).toMatch(new RegExp(`<img [^>]*src="${url}" alt`));
  expect(html).toMatch(new RegExp(`<link rel="icon" href="${url}"/>`));
  expect(html).toMatch(new RegExp(`<meta property="og:image" content="[^"]*${url}"/>`));
  // The console shows the icon, too.
  expect((await app.http.get('/api/settings').expect(200)).body).toMatchObject({ logo: url });
  await change({ logo: 'https://ailleurs.exemple/logo.png' }, 400);
  await change({ logo: '/media/../../secret.png' }, 400);
});

it('the operator’s links appear in the menu, the footer and among the networks', async () => {
  expect(await page()).toContain('aria-label="LinkedIn"');
  await change({
    menuLinks: [{ label: 'Nos ateliers', href: '/faq' }],
    footerLinks: [{ label: 'La mairie', href: 'https://mairie.exemple/' }],
    socialLinks: [{ label: 'Mastodon', href: 'https://mastodon.exemple/@lac' }],
  });
  const html = await page();
  // In the header of large screens and in the menu of small ones.
  expect(html.match(/>Nos ateliers<\/a>/g)).toHaveLength(2);
  expect(html).toContain('href="https://mairie.exemple/"');
  expect(html).toContain('>Mastodon</a>');
  expect(html).not.toContain('aria-label="LinkedIn"');
  await change({ socialLinks: [] });
  expect(await page()).not.toContain('Mastodon');
});

it.each(['javascript:alert(1)', '//ailleurs.exemple', 'faq', '/\\ailleurs', 'data:text/html,x', '', null])(
  'a link to %j is refused',
  (href) => change({ menuLinks: [{ label: 'Lien', href }] }, 400),
);

it('a link can open an email program', async () => {
  for (const href of ['mailto:nous@exemple.fr', 'mailto:nous@exemple.fr?subject=Un%20atelier']) {
    await change({ footerLinks: [{ label: 'Écrivez-nous', href }] });
    expect(await page()).toContain(`href="${href}"`);
  }
  await change({ footerLinks: [{ label: 'Écrivez-nous', href: 'mailto:personne' }] }, 400);
});

it.each(['menuLinks', 'footerLinks', 'socialLinks', 'homeSteps'])(
  'refuses in French a %s that is not a list of objects',
  async (name) => {
    for (const value of [['/faq'], [7], 'x', {}]) {
      const { body } = await change({ [name]: value }, 400);
      expect((body as { message: string }).message).toMatch(/^Donnez une liste (de liens|d’étapes)\.$/);
    }
  },
);

it('the 404 page shows the operator’s text', async () => {
  expect(await page('/nulle-part')).toContain('404 Page Not Found');
  await change({ notFoundTitle: 'Perdu ?', notFoundText: 'Revenez au port.' });
  const html = await page('/nulle-part');
  expect(html).toContain('>Perdu ?</h1>');
  expect(html).toContain('Revenez au port.');
  expect(html).not.toContain('404 Page Not Found');
});

it('emails have the operator’s sender name and signature', async () => {
  await change({ mailSender: 'Les Ateliers', mailSignature: 'À bientôt,\nl’équipe du lac' });
  const email = 'signature@exemple.fr';
  await app.http.post('/api/newsletter/subscribe').send({ email }).expect(201);
  const [message] = await emailsTo(app, email);
  expect(message).toContain('From: Les Ateliers <');
  expect(message).toMatch(/^À bientôt,\r?\nl’équipe du lac/m);
  expect(message).toContain('À bientôt,<br>l’équipe du lac');
  expect(message).not.toContain('Passerelle');
});

describe('home page', () => {
  it('shows the operator’s texts, steps and sections, in their order', async () => {
    await change({
      homeTitle: 'On apprend au bord de l’eau.',
      homeSteps: [{ title: 'Venir', sentence: 'Le samedi.' }],
      homeSections: ['about', 'domains'],
      homeAboutTitle: 'L’association',
      homeAboutText: 'Née en 1998.\n\nOuverte à tous.',
    });
    const html = await page('/');
    expect(html).toContain('>On apprend au bord de l’eau.</h1>');
    expect(html).toContain('>Venir</h2>');
    expect(html).not.toContain('>Découvrir</h2>');
    expect(html).toContain('<p>Née en 1998.</p><p>Ouverte à tous.</p>');
    expect(html).not.toContain('vision par ordinateur');
    expect(html.indexOf('id="about"')).toBeLessThan(html.indexOf('id="domains"'));
    expect(html).not.toContain('id="popular"');
  });

  it('shows real counts on a site that began empty, without small ones', async () => {
    await createTutorial(app, { title: 'Le premier' });
    const figures = async () =>
      [...(await page('/')).matchAll(/<dt[^>]*>([^<]*)<\/dt><dd[^>]*>([^<]*)/g)].map(
        ([, label, value]) => `${value} ${label}`,
      );
    expect(await figures()).toEqual([]);
    await change({ figuresFrom: 1 });
    expect(await figures()).toEqual(['1 tutoriel', '6 domaines', '2 membres']);
    expect((await app.http.get('/api/figures').expect(200)).body).toEqual({
      tutorials: 1,
      domains: 6,
      members: 2,
      ratingAverage: null,
    });
    const hide = async (isHidden: boolean) => {
      const { body } = await admin.agent.get('/api/admin/domains').expect(200);
      const [{ id }] = (body as { domains: [{ id: number }] }).domains;
      await admin.agent.patch(`/api/admin/domains/${id}`).send({ isHidden }).expect(200);
    };
    await hide(true);
    expect(await figures()).toEqual(['1 tutoriel', '5 domaines', '2 membres']);
    await hide(false);
    await change({ realFigures: false });
    expect(await figures()).toContain('10K+ utilisateurs');
  });

  it('refuses unknown or repeated sections', async () => {
    await change({ homeSections: ['about', 'about'] }, 400);
    await change({ homeSections: ['publicite'] }, 400);
    await change({ figuresFrom: 0 }, 400);
    await change({ homeSteps: [] }, 400);
  });
});

it('dates are written in the operator’s time zone', async () => {
  const date = new Date('2026-03-31T20:30:00Z');
  const id = await createTutorial(app, { title: 'Au bout de la nuit', date });
  expect(await page(`/tutoriels/${id}`)).toContain('31 mars 2026');
  await change({ timeZone: 'Nulle/Part' }, 400);
  await change({ timeZone: 'Indian/Reunion' });
  expect(await page(`/tutoriels/${id}`)).toContain('1 avril 2026');
  expect((await app.http.get('/api/settings').expect(200)).body).toMatchObject({
    timeZone: 'Indian/Reunion',
  });
});

it('report reasons have the operator’s labels and keep their codes', async () => {
  const reasons = async () =>
    ((await app.http.get('/api/settings').expect(200)).body as { reportReasons?: object }).reportReasons;
  expect(await reasons()).toBeUndefined();
  await change({ reasonSpam: 'Publicité', reasonOther: '  ' });
  expect(await reasons()).toEqual({ spam: 'Publicité' });
  expect(await page()).toContain('"reasonSpam":"Publicité"');
  const tutorialId = await createTutorial(app, { title: 'Signalé' });
  const [ada, bob] = [await signUp(app), await signUp(app)];
  const content = 'Achetez mes barques.';
  const { body } = await ada.agent
    .post(`/api/tutorials/${tutorialId}/comments`)
    .send({ content })
    .expect(201);
  const { id: commentId } = body as { id: number };
  await bob.agent.post('/api/comments/report').send({ commentId, reason: 'spam' }).expect(201);
  await eventsHandled(app);
  const told = await admin.agent.get('/api/notifications').expect(200);
  expect(JSON.stringify(told.body)).toMatch(/a signalé un commentaire\s: Publicité\./);
  await change({ reasonSpam: null });
});

it('contributors choose among the operator’s subjects, which keep their codes', async () => {
  const { body } = await change({
    expertise: [{ label: 'Faire du pain' }, { code: 'design', label: 'Dessin' }],
  });
  expect((body as { expertise: object[] }).expertise).toEqual([
    { code: 'faire-du-pain', label: 'Faire du pain' },
    { code: 'design', label: 'Dessin' },
  ]);
  expect(await page()).toContain('"expertise":[["faire-du-pain","Faire du pain"],["design","Dessin"]]');
  const { agent } = await signUp(app);
  const become = (expertise: string[], status: number) =>
    agent.put('/api/auth/contributor').send({ expertise }).expect(status);
  await become(['sorcellerie'], 400);
  await become(['faire-du-pain', 'sport'], 200);
  const renamed = [{ code: 'faire-du-pain', label: 'Boulange' }, { label: 'Faire du pain' }];
  const { body: again } = await change({ expertise: renamed });
  expect((again as { expertise: object[] }).expertise).toEqual([
    { code: 'faire-du-pain', label: 'Boulange' },
    { code: 'faire-du-pain-2', label: 'Faire du pain' },
  ]);
  await change({ expertise: [] }, 400);
  await change({ expertise: [{ label: 'Pain' }, { label: 'Pain' }] }, 400);
  await change(
    {
      expertise: [
        { code: 'a', label: 'Pain' },
        { code: 'a', label: 'Vin' },
      ],
    },
    400,
  );
  await change({ expertise: [{ code: 'É', label: 'Pain' }] }, 400);
  await change({ expertise: null });
  await become(['faire-du-pain'], 400);
});

it('name and appearance are changed together, or neither', async () => {
  const known = (await admin.agent.get('/api/admin/appearance').expect(200)).body as { siteName: string };
  expect(known).toMatchObject({ siteName: 'Passerelle' });
  const { body } = await change({ siteName: 'Lac', siteDescription: '', accent: 'jaune' }, 400);
  const { errors } = body as { errors: Record<string, string> };
  expect(Object.keys(errors).sort()).toEqual(['accent', 'siteDescription']);
  expect(errors['siteDescription']).toMatch(/^Le réglage « Description du site » doit être un texte/);
  expect(await page()).toContain('<title>Foire aux questions – Passerelle</title>');
  await change({ siteName: null }, 400);
  await change({ siteName: 'Lac', notFoundTitle: 'Perdu ?' });
  expect(await page()).toContain('<title>Foire aux questions – Lac</title>');
  await admin.agent.get('/api/admin/audit?limit=1').expect(200, /"after":\{"siteName":"Lac","notFoundTitle"/);
  await change({ siteName: known.siteName });
});

it('changes are recorded in the audit trail, and omitted fields stay', async () => {
  await change({ notFoundTitle: 'Perdu ?' });
  const { body } = await change({ notFoundText: 'Revenez.' });
  expect(body).toMatchObject({
    notFoundTitle: 'Perdu ?',
    notFoundText: 'Revenez.',
    realFigures: true,
  });
  const answer = await admin.agent.get('/api/admin/audit?limit=1').expect(200);
  expect((answer.body as { entries: object[] }).entries).toMatchObject([
    { action: 'settings.change', after: { notFoundText: 'Revenez.' } },
  ]);
});
