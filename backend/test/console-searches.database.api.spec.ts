import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from './app.js';
import { publishTutorial } from './factories.js';
import { AppLog } from '../src/platform/common/app-log.js';
import { signUp, signUpAdmin, type Person } from './people.js';

let app: TestApp;
let admin: Person;

const NFD = 'éléphant rose décomposé'.normalize('NFD');
const TEXTS = [
  'ÉLÉPHANT rose en capitales',
  'éléphant rose en minuscules',
  NFD,
  'elephant rose sans accents',
  'ele\u00adphant rose coupé',
  'l’éléphant rose courbe',
  "l'éléphant rose droit",
  'ŒUVRE et Çà et là',
  'œuvre',
  'un ﬁligrane de 40 m²',
  '100 % sûr_de [lui] à 50%',
];
const ELEPHANTS = TEXTS.slice(0, 7);

beforeAll(async () => {
  app = await startApp();
  admin = await signUpAdmin(app, { displayName: 'Grace' });
  const author = await signUp(app, { isContributor: true, displayName: 'Auteur' });
  const id = await publishTutorial(app, author);
  for (const text of TEXTS) {
    const { agent } = await signUp(app, { displayName: text });
    await agent
      .post(`/api/tutorials/${id}/comments`)
      .send({ content: `Dire : ${text}` })
      .expect(201);
  }
  for (const text of TEXTS) {
    const tutorial = { title: text, description: 'Une phrase.', source: 'Du texte.', domainId: 1 };
    await author.agent.post('/api/tutorials').send(tutorial).expect(201);
  }
});
afterAll(() => app.stop());

async function found(path: string, q: string, state?: string): Promise<string[]> {
  const query = new URLSearchParams({ filter: JSON.stringify({ q, state }), range: '[0,99]' });
  const { body } = await admin.agent.get(`${path}?${query}`).expect(200);
  return (body as Record<string, unknown>[]).map((row) => JSON.stringify(row));
}

const lists: readonly [string, string][] = [
  ['comments', '/api/admin/comments'],
  ['members', '/api/admin/users'],
  ['tutorials', '/api/admin/tutorials'],
];

describe.each(lists)('MO-01 searches %s with the same results on every database', (_, path) => {
  it.each([
    ['éléphant', ELEPHANTS],
    ['ÉLÉPHANT', ELEPHANTS],
    ['elephant', ELEPHANTS],
    ['Elephant ROSE', ELEPHANTS],
    ['éléphant'.normalize('NFD'), ELEPHANTS],
    ['élé\u200bphant', ELEPHANTS],
    ["l'éléphant", TEXTS.slice(5, 7)],
    ['l’éléphant', TEXTS.slice(5, 7)],
    ['l`elephant', TEXTS.slice(5, 7)],
    ['oeuvre', TEXTS.slice(7, 9)],
    ['Œuvre', TEXTS.slice(7, 9)],
    ['çà et', [TEXTS[7]!]],
    ['CA ET', [TEXTS[7]!]],
    ['filigrane', [TEXTS[9]!]],
    ['40 M2', [TEXTS[9]!]],
    ['%', [TEXTS[10]!]],
    ['sur_de', [TEXTS[10]!]],
    ['[LUI]', [TEXTS[10]!]],
    ['eléphants', []],
  ])('%j', async (q, texts) => {
    const rows = await found(path, q);
    expect(rows).toHaveLength(texts.length);
    // Names and titles are stored composed.
    const composed = rows.map((row) => row.normalize('NFC')).join('\n');
    for (const text of texts) expect(composed).toContain(JSON.stringify(text.normalize('NFC')).slice(1, -1));
  });
});

it('MO-01 searches addresses with the same results on every database', async () => {
  const email = 'Élise.Œuvre@exemple.fr';
  await app.http.post('/api/newsletter/subscribe').send({ email }).expect(201);
  await signUp(app, { displayName: 'Quelqu’un', email });
  for (const q of ['élise', 'ELISE', 'elise.oeuvre', 'ÉLISE'.normalize('NFD'), 'œuvre@EXEMPLE'])
    for (const path of ['/api/admin/newsletter/subscribers', '/api/admin/users'])
      expect(await found(path, q)).toHaveLength(1);
});

it('MO-01 searches the logs with the same results on every database', async () => {
  app.nest.get(AppLog).addEntry('warn', `Un éléphant : ${NFD}`, []);
  for (const q of ['ELEPHANT', 'éléphant', 'éléphant'.normalize('NFD')]) {
    const { body } = await admin.agent.get('/api/admin/logs').query({ q }).expect(200);
    expect((body as { lines: unknown[] }).lines).toHaveLength(1);
  }
});

it('MO-01 finds a deleted comment by the same text as before', async () => {
  const [row] = await found('/api/admin/comments', '100 %');
  const { id } = JSON.parse(row!) as { id: number };
  await admin.agent.delete(`/api/comments/${id}`).expect(200);
  expect(await found('/api/admin/comments', 'SUR_DE', 'deleted')).toHaveLength(1);
  expect(await found('/api/admin/comments', 'SUR_DE')).toHaveLength(0);
});
