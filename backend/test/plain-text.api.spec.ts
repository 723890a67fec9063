import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from './app.js';
import { createTutorial } from './factories.js';
import { newcomer, signUp, signUpAdmin, type Person } from './people.js';

/** Zero-width space, joiners, soft hyphen, word joiner, byte order mark, fillers, empty braille cell. */
const INVISIBLE = '\u200B\u200C\u200D\u00AD\u2060\uFEFF\u3164\u115F\u2800\u{E0041}';

let app: TestApp;
let ada: Person;
let admin: Person;
let tutorialId: number;
beforeAll(async () => {
  app = await startApp();
  [ada, admin] = [await signUp(app, { isContributor: true }), await signUpAdmin(app)];
  tutorialId = await createTutorial(app);
});
afterAll(() => app.stop());

const tutorial = (changes: object) => ({
  title: 'Un titre',
  description: 'Une description.',
  source: 'Un texte.',
  domainId: 1,
  ...changes,
});
const path = (changes: object) => ({
  title: 'Un titre',
  description: 'Une description.',
  category: 'Langues',
  level: 'beginner',
  ...changes,
});

type Send = (text: string) => PromiseLike<{ status: number; body: { errors?: Record<string, string> } }>;

const names: [string, string, Send][] = [
  [
    'a display name',
    'displayName',
    (displayName) => app.http.post('/api/auth/register').send(newcomer({ displayName })),
  ],
  ['the title of a tutorial', 'title', (title) => ada.agent.post('/api/tutorials').send(tutorial({ title }))],
  ['the name of a collection', 'name', (name) => ada.agent.post('/api/collections').send({ name })],
  [
    'the title of a path',
    'title',
    (title) => admin.agent.post('/api/admin/learning-paths').send(path({ title })),
  ],
  ['the name of a domain', 'name', (name) => admin.agent.patch('/api/admin/domains/1').send({ name })],
  [
    'the name of the site',
    'siteName',
    (siteName) => admin.agent.patch('/api/admin/settings').send({ siteName }),
  ],
];
const texts: [string, string, Send][] = [
  [
    'a comment',
    'content',
    (content) => ada.agent.post(`/api/tutorials/${tutorialId}/comments`).send({ content }),
  ],
  [
    'the text of a tutorial',
    'source',
    (source) => ada.agent.post('/api/tutorials').send(tutorial({ source })),
  ],
];

describe.each([...names, ...texts])('%s', (_, field, send) => {
  it('is empty if it has no visible character', async () => {
    for (const text of [INVISIBLE, ` ${INVISIBLE} \u00A0 `, '\u200B\u200B']) {
      const { status, body } = await send(text);
      expect([text, status, Object.keys(body.errors ?? {})]).toEqual([text, 400, [field]]);
    }
  });

  it('may contain joiners of emoji and words', async () => {
    const { status } = await send('Équipe 👩\u200D💻 ❤\uFE0F نمی\u200Cخواهم');
    expect([200, 201]).toContain(status);
  });
});

describe.each(names)('%s', (_, field, send) => {
  it.each([
    '\n',
    '\r',
    '\t',
    '\u2028',
    '\u2029',
    ...'\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069',
  ])('is one line in a single reading direction, without %j', async (sign) => {
    const { status, body } = await send(`Avant${sign}après`);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]]);
  });
});

it.each([
  'https://a.fr/\u0000',
  'https://a.fr/\u0007x',
  'https://a.fr/\ud800',
  'https://\ud800.fr/',
  'https://foo.0x/',
  'https://ada:secret@a.fr/',
])('refuses the web address %j, which no browser opens or which contains a password', async (address) => {
  const put = (path: string, body: object) => ada.agent.put(path).send(body).expect(400);
  const { displayName } = ada.body;
  for (const field of ['website', 'avatar'])
    expect(
      Object.keys((await put('/api/auth/profile', { displayName, [field]: address })).body.errors),
    ).toEqual([field]);
  const { body } = await put('/api/auth/contributor', { socialLinks: [address] });
  expect(Object.keys(body.errors)).toEqual(['socialLinks']);
});

it.each(['a\ud800@exemple.fr', 'a@\udc00.fr', 'a\u0000@exemple.fr'])(
  'refuses the invalid email address %j',
  async (address) => {
    const refuse = (agent: Person['agent'], path: string, body: object) =>
      agent.post(path).send(body).expect(400);
    await refuse(admin.agent, '/api/admin/invitations', { email: address });
    const { body } = await ada.agent.post('/api/tutorials').send(tutorial({})).expect(201);
    await refuse(ada.agent, `/api/tutorials/${body.id}/authors/invitations`, { invitee: address });
  },
);

it('a comment may have several lines', async () => {
  const answer = await ada.agent
    .post(`/api/tutorials/${tutorialId}/comments`)
    .send({ content: 'Un.\n\n\tDeux.' });
  expect(answer.body.content).toBe('Un.\n\n\tDeux.');
});

it('an optional text without visible characters counts as absent', async () => {
  const profile = { displayName: ada.body.displayName, bio: INVISIBLE };
  const { body } = await ada.agent.put('/api/auth/profile').send(profile).expect(200);
  expect(body.user.bio).toBeNull();
});
