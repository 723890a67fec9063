import { randomBytes, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { Failure } from '../setup/failure.mjs';
import { startProduct } from './servers.mjs';

/** Maximum length of a text. */
const LENGTH = 200_000;
/** Duration of each attack, and of the quiet phase before it: long enough for a p99. */
const TURN_MS = 10_000;
const BETWEEN_MS = 20;
/** Four attackers at once used to stop the site. */
const ATTACKERS = 4;
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

/**
 * Has four members preview each attack repeatedly, under the limits for members. Prints the results of these requests,
 * and how long other requests took during the attack and just before it.
 */
export async function measureAttacks(variables) {
  const limits = { PASSERELLE_RATE_LIMITS: 'on', TRUST_PROXY: '1' };
  const product = await startProduct({ ...variables, ...limits }, false);
  const { origin } = product;
  const cookies = await Promise.all(
    Array.from({ length: ATTACKERS }, (_, number) => register(origin, number)),
  );
  // A separate thread reads the attackers' answers of a megabyte and more; reading them here would delay the measured
  // requests.
  const attackers = new Worker(new URL('attackers.mjs', import.meta.url), {
    workerData: { origin, cookies, turnMs: TURN_MS },
  });
  const attack = async (source) => {
    attackers.postMessage(source);
    const [slowest] = await once(attackers, 'message');
    return slowest;
  };
  await whileOthersRead(origin, () => attack(attacks['un texte ordinaire']));
  const columns = [
    'entrée'.padEnd(42),
    ...['caractères', 'temps', 'réponse'].map((name) => name.padStart(11)),
  ];
  console.log(`\n${columns.join('')}     p99 des autres : avant, pendant, rapport`);
  const [ratios, ownDelays] = [[], []];
  for (const [name, source] of Object.entries(attacks)) {
    const before = await whileOthersRead(origin, () => pause(TURN_MS));
    const during = await whileOthersRead(origin, () => attack(source));
    const { status, message, took } = during.result;
    ownDelays.push(during.ownDelay);
    ratios.push(during.p99 / before.p99);
    console.log(
      name.padEnd(42) +
        [String(source.length), ms(took), String(status)].map((one) => one.padStart(11)).join(''),
      `${ms(before.p99).padStart(11)} ${ms(during.p99).padStart(9)} × ${ratios.at(-1).toFixed(1)}`,
      message ?? '',
    );
  }
  await attackers.terminate();
  await product.stop();
  const sorted = ratios.toSorted((one, other) => one - other);
  const [middle, most] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  console.log(
    `\nrapport des p99 : médiane ${middle.toFixed(1)}, au plus ${most.toFixed(1)} (visé : moins de 2)`,
  );
  console.log(`la mesure elle-même a attendu au plus ${ms(Math.max(...ownDelays))} (p99 de sa boucle)`);
}

/** Sends each request from another address, so that no limit applies. */
async function whileOthersRead(origin, work) {
  const times = [];
  const delays = monitorEventLoopDelay({ resolution: 1 });
  delays.enable();
  let isOver = false;
  const reading = ANOTHERS.map(async (path) => {
    while (!isOver) {
      const started = performance.now();
      await (await fetch(origin + path, { headers: from(randomInt(2 ** 24)) })).arrayBuffer();
      times.push(performance.now() - started);
      await pause(BETWEEN_MS);
    }
  });
  const result = await work();
  isOver = true;
  await Promise.all(reading);
  times.sort((one, other) => one - other);
  delays.disable();
  return {
    result,
    p99: times[Math.ceil(times.length * 0.99) - 1],
    ownDelay: delays.percentile(99) / 1e6 - 1,
  };
}

const from = (number) => ({
  'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
});

/** Registers a contributor; resolves to the member's cookies. */
async function register(origin, number) {
  const username = `attaque-${number}`;
  const answer = await fetch(`${origin}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...from(number) },
    body: JSON.stringify({
      username,
      email: `${username}@exemple.fr`,
      // The prefix contains every kind of character that the site requires; the random part may lack some.
      password: `Passerelle-1-${randomBytes(12).toString('base64')}`,
      displayName: `Attaque ${number}`,
      isContributor: true,
    }),
  });
  if (!answer.ok) throw new Failure(`L’inscription est refusée : ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
}

const ms = (value) => `${Math.round(value)} ms`;
