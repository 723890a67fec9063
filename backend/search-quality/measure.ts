// Measures one engine over one number of tutorials, in a process of its own so that its memory can be told. Arguments:
// the engine’s name, how many tutorials (0 for the real ones alone), the half of the queries. Prints JSON: {documents,
// quality: {kind: Quality}, p50, p95, suggestions: {p50, p95}, buildSeconds, indexBytes, memoryBytes}; no quality for an
// enlarged list, no suggestions of an engine that has none. Times are of the processor: what else the machine does is not
// in them.
import { readCorpus } from './corpus.js';
import { engines } from './engines/engines.js';
import { enlarge } from './enlarge.js';
import { DEPTH, qualityByKind } from './metrics.js';
import { readQueries } from './set/queries.js';

const WARM_UP = 5;
const LONG_ENOUGH_MS = 40;
const MOST_ASKED = 50;
/** Slow engines are asked no longer than that once their answers need not be judged. */
const LONGEST_MS = 60_000;
const FEW_LETTERS = 3;

const [name, size, half] = process.argv.slice(2) as [string, string, string];
const real = readCorpus();
const documents = enlarge(real, Math.max(real.length, Number(size)));
// In an order without pattern: an engine that is not asked all of them is asked of every kind.
const queries = readQueries()
  .filter((query) => query.half === half)
  .sort((a, b) => (a.id.slice(-6) < b.id.slice(-6) ? -1 : 1));

const before = memory();
const start = processor();
const engine = engines[name]!();
await engine.build(documents);
const buildSeconds = processor() - start;
const memoryBytes = memory() - before;

for (const { text } of queries.slice(0, WARM_UP)) await engine.search(text, DEPTH);
const isReal = documents.length === real.length;
const answers: string[][] = [];
const times: number[] = [];
let begun = performance.now();
for (const { text } of queries) {
  if (!isReal && performance.now() - begun > LONGEST_MS) break;
  const { answer, milliseconds } = await ask(() => engine.search(text, DEPTH));
  times.push(milliseconds);
  answers.push(answer.map((place) => documents[place]!.name));
}
const suggestionTimes: number[] = [];
begun = performance.now();
for (const { text } of engine.suggest ? queries : []) {
  if (performance.now() - begun > LONGEST_MS) break;
  // As it is when one has begun, and when one is nearly there.
  for (const length of [FEW_LETTERS, Math.ceil((text.length * 2) / 3)]) {
    const { milliseconds } = await ask(() => engine.suggest!(text.slice(0, length)));
    suggestionTimes.push(milliseconds);
  }
}
console.log(
  JSON.stringify({
    documents: documents.length,
    ...(isReal ? { quality: Object.fromEntries(qualityByKind(queries, answers)) } : {}),
    ...percentiles(times),
    ...(suggestionTimes.length > 0 ? { suggestions: percentiles(suggestionTimes) } : {}),
    buildSeconds,
    indexBytes: await engine.indexBytes(),
    memoryBytes,
  }),
);
engine.stop();

/** Asks again and again: some systems count the time of a thread in steps of four milliseconds. */
async function ask<T>(question: () => T | Promise<T>): Promise<{ answer: T; milliseconds: number }> {
  const before = process.threadCpuUsage();
  for (let asked = 1; ; asked += 1) {
    const answer = await question();
    const { user, system } = process.threadCpuUsage(before);
    const used = (user + system) / 1000;
    if (used >= LONG_ENOUGH_MS || asked === MOST_ASKED) return { answer, milliseconds: used / asked };
  }
}

function percentiles(milliseconds: number[]): { p50: number; p95: number } {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)]!;
  return { p50: at(0.5), p95: at(0.95) };
}

/** What the process holds after it threw away what it does not need, in bytes. */
function memory(): number {
  globalThis.gc!();
  globalThis.gc!();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Seconds of processor time. */
function processor(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
