import { setTimeout as pause } from 'node:timers/promises';
import { step } from '../setup/progress.mjs';
import { startProduct } from './servers.mjs';

/** Maximum length of a text. */
const LENGTH = 200_000;
const QUIET_MS = 5_000;
const BETWEEN_MS = 20;
const ANOTHERS = ['/api/tutorials?limit=10', '/api/domains', '/tutoriels/1', '/api/search?query=apprendre'];

const long = (piece, before = '') => (before + piece.repeat(LENGTH / piece.length + 1)).slice(0, LENGTH);
const grown = (line) => {
  let text = '';
  for (let index = 0; text.length < LENGTH; index++) text += line(index);
  return text.slice(0, LENGTH);
};

/** @type {Record<string, string>} */
export const attacks = {
  'un texte ordinaire': long('Un **mot**, un [lien](https://a.fr) et du `code`.\n\n'),
  'accents graves': long('`'),
  'accents graves de longueurs croissantes': grown((index) => `${'`'.repeat(index + 1)} `),
  'citations emboîtées': long('>'),
  'citations, ligne sur ligne': long('> > > a\n'),
  'crochets ouverts': long('['),
  'images ouvertes': long('!['),
  'liens ouverts': long('[a]('),
  'emphases mêlées': long('*_*_`'),
  chevrons: long('<'),
  'code Jekyll sans fin': long('a', '{% highlight '),
  'encadré et espaces': long(' ', ':::a'),
  'markdown=1 répété': long(' markdown=1', '<div'),
  'tableau de 50 000 cellules': long(`${'|a'.repeat(50)}|\n`, `${'|a'.repeat(50)}|\n${'|-'.repeat(50)}|\n`),
  notes: grown((index) => `[^${index}] `),
  'listes emboîtées': grown((index) => `${' '.repeat(2 * index)}- a\n`),
  'éléments jamais fermés': long('<div>'),
  'mise en forme jamais fermée': long('<b><i>a '),
  'une ligne de &': long('&'),
  'une ligne d’entités': long('&amp;'),
  'adresses nues': long('www.a.fr '),
  'titres soulignés': long('a\n===\n'),
  'encadrés emboîtés': long(':::tip\n'),
  'code LaTeX': long('\\a{', '```latex\n'),
  'code Perl': long('s/a/', '```perl\n'),
  'code C++': long('a<b(', '```cpp\n'),
  'code Markdown': long('*_[', '```markdown\n'),
  'séparateurs de ligne': long('[RECENT a=\u2028'),
  'clôture et séparateur': `${long('~').slice(0, -1)}\u2028`,
};

/** Sends each attack as a preview and prints its result, its duration, and how long other requests wait meanwhile. */
export async function measureAttacks(variables) {
  const product = await startProduct(variables, false);
  const { origin } = product;
  const cookie = await signIn(origin, variables.ADMIN_PASSWORD);
  const quiet = await step('Au calme', () => whileOthersRead(origin, () => pause(QUIET_MS)));
  console.log(`\nau calme : p99 ${ms(quiet.p99)}\n`);
  console.log(
    'entrée'.padEnd(42),
    'caractères'.padStart(10),
    'temps'.padStart(9),
    'réponse',
    'p99 des autres',
  );
  for (const [name, source] of Object.entries(attacks)) {
    const { result, p99, count } = await whileOthersRead(origin, () => preview(origin, cookie, source));
    const others = count < 10 ? `${ms(p99)} (max.)` : ms(p99);
    console.log(
      name.padEnd(42),
      String(source.length).padStart(10),
      ms(result.took).padStart(9),
      String(result.status).padStart(7),
      others.padStart(14),
      result.message ?? '',
    );
  }
  await product.stop();
}

async function preview(origin, cookie, source) {
  const started = performance.now();
  const answer = await fetch(`${origin}/api/tutorials/preview`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ source }),
  });
  const { message } = /** @type {{message?: string}} */ (await answer.json());
  return { status: answer.status, message, took: performance.now() - started };
}

async function whileOthersRead(origin, work) {
  const times = [];
  let isOver = false;
  const reading = ANOTHERS.map(async (path) => {
    while (!isOver) {
      const started = performance.now();
      await (await fetch(origin + path)).arrayBuffer();
      times.push(performance.now() - started);
      await pause(BETWEEN_MS);
    }
  });
  const result = await work();
  isOver = true;
  await Promise.all(reading);
  times.sort((one, other) => one - other);
  return { result, count: times.length, p99: times[Math.ceil(times.length * 0.99) - 1] };
}

async function signIn(origin, password) {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  });
  return answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
}

const ms = (value) => `${Math.round(value)} ms`;
