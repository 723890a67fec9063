import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { startApp, type TestApp } from './app.js';
import { createCollection, createPath, createTutorial, publishTutorial } from './factories.js';
import { signUp, signUpAdmin, type Person } from './people.js';

let app: TestApp;
let author: Person;
let admin: Person;
const known = { tutorial: 0, path: 0, collection: 0 };

beforeAll(async () => {
  app = await startApp({ site: true });
  admin = await signUpAdmin(app);
  author = await signUp(app, { isContributor: true });
  known.tutorial = await publishTutorial(app, author);
  known.path = await createPath(app, admin, known.tutorial, true);
  ({ id: known.collection } = await createCollection(app, author));
});
afterAll(() => app.stop());

const WRONG = [
  'abc',
  '0',
  '-1',
  '+1',
  '01',
  '1abc',
  '1.5',
  '1e3',
  '0x1',
  '%201',
  '1%20',
  '١',
  '2147483648',
  '9'.repeat(30),
];

it.each(WRONG)('40.42 answers 404 to the id %s in every URL with an id', async (id) => {
  const asked = encodeURI(decodeURI(id));
  for (const path of [
    `/tutoriels/${asked}`,
    `/tutoriels/${asked}/historique`,
    `/parcours/${asked}`,
    `/auteurs/${asked}`,
    `/collections/${asked}`,
    `/contributions/${asked}`,
    `/contributions/${asked}/historique`,
  ]) {
    const { text } = await app.http.get(path).expect(404).expect('content-type', /html/);
    expect(text).toMatch(/<title>[^<]*(?:introuvable|non trouvée?|n’existe)[^<]*<\/title>/i);
    expect(text).not.toContain('Modifier le tutoriel</h1>');
    await author.agent.get(path).expect(404);
  }
});

it('40.42 answers 404 for missing objects, and 200 for existing ones', async () => {
  const { tutorial, path, collection } = known;
  const missing = 987_654;
  for (const [there, gone] of [
    [`/tutoriels/${tutorial}`, `/tutoriels/${missing}`],
    [`/parcours/${path}`, `/parcours/${missing}`],
    [`/auteurs/${author.user.id}`, `/auteurs/${missing}`],
    [`/collections/${collection}`, `/collections/${missing}`],
    [`/contributions/${tutorial}`, `/contributions/${missing}`],
    [`/contributions/${tutorial}/historique`, `/contributions/${missing}/historique`],
  ] as const) {
    await author.agent.get(there).expect(200);
    await author.agent.get(gone).expect(404);
  }
  // A private page asks visitors to sign in.
  await app.http.get(`/collections/${collection}`).expect(200);
  await app.http.get(`/contributions/${tutorial}`).expect(200);
});

it.each(WRONG)('40.42 finds no domain under the id %s', async (id) => {
  for (const path of ['/domaines/', '/api/domains/']) {
    await app.http.get(`${path}${id}`).expect(404);
    await app.http.get(`${path}1`).expect(path === '/api/domains/' ? 200 : 301);
  }
  await app.http.get(`/domaines/${id}/flux/atom.xml`).expect(404);
});

it.each(WRONG.map(decodeURI))('40.42 refuses %j where a parameter of the API is an id', async (id) => {
  const value = encodeURIComponent(id);
  for (const path of [
    `/api/tutorials?domainId=${value}`,
    `/api/search?domainId=${value}`,
    `/api/tutorials/suggestions?excludeId=${value}`,
    `/api/recommendations?excludeIds=${value}`,
    `/api/recommendations?excludeIds=1,${value}`,
    `/api/admin/audit?actorId=${value}`,
    `/api/admin/users?filter=${encodeURIComponent(JSON.stringify({ id: [id] }))}`,
  ])
    await admin.agent.get(path).expect(400);
});

it.each([
  '/%',
  '/etiquettes/%',
  '/etiquettes/%E0%A4',
  '/tutoriels/%zz',
  '/domaines/%/flux',
  '/decisions/%C3',
])(
  'SE-03 answers %s, which cannot be the URL of a page, with an error page and logs nothing',
  async (path) => {
    const warn = jest.spyOn(console, 'warn');
    const { text } = await app.http
      .get(path)
      .set('accept', 'text/html')
      .expect(404)
      .expect('content-type', /html/);
    expect(text).toContain('<h1>Page introuvable</h1>');
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  },
);

it('40.42 serves the console at a URL with a dot, but no missing file', async () => {
  for (const path of ['/admin/utilisateurs/1.5', '/admin/pages/faq.md', '/admin/rien'])
    await app.http.get(path).expect(200).expect('content-type', /html/);
  await app.http.get('/admin/assets/rien.js').expect(404);
  await admin.agent.get('/api/admin/pages/abc').expect(404);
});

it('SE-03 gives each tag a URL that leads to its tutorials', async () => {
  const tags = [
    'C++',
    'C#',
    '.NET',
    'CI/CD',
    '100%',
    '50%25',
    'a?b',
    'été',
    'R&D',
    'n°1',
    'a#b',
    '«mot»',
    '🙂',
    "l'été",
  ];
  const id = await createTutorial(app, { title: 'Les étiquettes', tags });
  for (const tag of tags) {
    const { text } = await app.http.get(`/etiquettes/${encodeURIComponent(tag)}`).expect(200);
    expect(text).toContain('Les étiquettes');
    const { body } = await app.http.get(`/api/search?tags=${encodeURIComponent(tag)}`).expect(200);
    expect((body as { total: number }).total).toBeGreaterThan(0);
  }
  expect(id).toBeGreaterThan(0);
});

it.each(['..', '.', '…', '-', '?!', '«»'])(
  'SE-03 refuses the tag %s, which no URL can contain',
  async (tag) => {
    const tutorial = {
      title: 'Un titre',
      description: 'Une phrase.',
      source: 'Du texte.',
      domainId: 1,
      tags: [tag],
    };
    const { body } = await author.agent.post('/api/tutorials').send(tutorial).expect(400);
    expect((body as { message: string }).message).toBe(
      'Une étiquette contient au moins une lettre ou un chiffre.',
    );
  },
);
