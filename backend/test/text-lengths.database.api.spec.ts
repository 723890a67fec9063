import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { lengthOf } from '@passerelle/api-client/text-length';
import { startApp, type TestApp } from './app.js';
import { createComment, createTutorial } from './factories.js';
import { newcomer, signUp, signUpAdmin, type Person } from './people.js';

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

/** Characters of one and of several code points, and characters that folding lengthens. */
const signs = {
  letters: 'a',
  'wide emoji': '😀',
  'hearts with a selector': '❤️',
  flags: '🇫🇷',
  'decomposed letters': 'e\u0301',
  ligatures: 'ß',
  'compatibility forms': '\uFDFA',
  'syllables of Hangul': '각',
};

/** A counter, so that each text of `textOf` is different. */
let written = 0;
function textOf(sign: string, max: number): string {
  written += 1;
  const start = `n${written}`;
  const room = max - start.length;
  const count = Math.floor(room / lengthOf(sign));
  return `${start}${sign.repeat(count)}${'z'.repeat(room - count * lengthOf(sign))}`;
}

type Send = (text: string) => PromiseLike<{ status: number; body: object }>;
const tutorial = (changes: object) => ({
  title: textOf('a', 30),
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
const contact = (changes: object) =>
  app.http.post('/api/contact').send({
    name: 'Ada',
    email: 'ada@exemple.fr',
    subject: 'Bonjour',
    message: 'Un message assez long.',
    ...changes,
  });
const profile = (changes: object) =>
  ada.agent.put('/api/auth/profile').send({ displayName: ada.body.displayName, ...changes });

const fields: [name: string, max: number, send: Send][] = [
  ['a comment', 1000, (content) => ada.agent.post(`/api/tutorials/${tutorialId}/comments`).send({ content })],
  ['the title of a tutorial', 200, (title) => ada.agent.post('/api/tutorials').send(tutorial({ title }))],
  [
    'the description of a tutorial',
    1000,
    (description) => ada.agent.post('/api/tutorials').send(tutorial({ description })),
  ],
  [
    'a display name on registration',
    100,
    (displayName) => app.http.post('/api/auth/register').send(newcomer({ displayName })),
  ],
  ['a display name', 100, (displayName) => profile({ displayName })],
  ['a biography', 500, (bio) => profile({ bio })],
  ['the name of a collection', 100, (name) => admin.agent.post('/api/collections').send({ name })],
  [
    'the description of a collection',
    500,
    (description) => ada.agent.post('/api/collections').send({ name: textOf('a', 20), description }),
  ],
  [
    'the details of a report',
    1000,
    async (details) => {
      const commentId = await createComment(app, ada, tutorialId);
      return admin.agent.post('/api/comments/report').send({ commentId, reason: 'spam', details });
    },
  ],
  ['the name of a domain', 80, (name) => admin.agent.patch('/api/admin/domains/1').send({ name })],
  [
    'the description of a domain',
    1000,
    (description) => admin.agent.patch('/api/admin/domains/1').send({ description }),
  ],
  [
    'the title of a path',
    200,
    (title) => admin.agent.post('/api/admin/learning-paths').send(path({ title })),
  ],
  [
    'the badge of a path',
    40,
    (badgeText) => admin.agent.post('/api/admin/learning-paths').send(path({ badgeText })),
  ],
  ['the name of the site', 60, (siteName) => admin.agent.patch('/api/admin/settings').send({ siteName })],
  [
    'the description of the site',
    300,
    (siteDescription) => admin.agent.patch('/api/admin/settings').send({ siteDescription }),
  ],
  ['the sender of a message', 80, (name) => contact({ name })],
  ['the subject of a message', 120, (subject) => contact({ subject })],
  ['a message', 5000, (message) => contact({ message })],
  ['a requested tutorial', 200, (text) => ada.agent.post('/api/tutorial-requests').send({ text })],
  ['a best answer', 100, (text) => admin.agent.post('/api/admin/best-answers').send({ text, tutorialId })],
  ['the note of an invitation', 200, (note) => admin.agent.post('/api/admin/invitations').send({ note })],
];

it('CO-02 counts the characters of a tag in its stored, composed form', async () => {
  const send = (tag: string) => ada.agent.post('/api/tutorials').send(tutorial({ tags: [tag] }));
  for (const sign of ['😀', '❤️', 'e\u0301', 'ß', '각']) {
    const composed = sign.normalize('NFC');
    const count = 50 / lengthOf(composed);
    await send(sign.repeat(count)).expect(201);
    await send(`${sign.repeat(count)}a`).expect(400);
  }
});

describe.each(fields)('CO-02 %s', (_name, max, send) => {
  it.each(Object.entries(signs))(`accepts ${max} characters, and no more, of %s`, async (_signs, sign) => {
    const accepted = await send(textOf(sign, max));
    expect({
      ...accepted.body,
      status: [200, 201, 202, 204].includes(accepted.status) || accepted.status,
    }).toMatchObject({
      status: true,
    });
    const refused = await send(textOf(sign, max + 1));
    expect(refused.status).toBe(400);
  });
});
