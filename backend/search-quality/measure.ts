// Measures one engine on a number of tutorials, in a process of its own because it measures memory. Arguments: the
// engine’s name, the number of tutorials (0 for the real ones alone), the half of the queries. Prints JSON: {documents,
// quality: {kind: Quality}, p50, p95, suggestions: {p50, p95}, buildSeconds, indexBytes, memoryBytes}, without quality
// for an enlarged list, and without suggestions if the engine has none. Times are CPU time, so that other work on the
// machine does not count.
import { readCorpus } from './corpus.js';
import { engines } from './engines/engines.js';
import { enlarge } from './enlarge.js';
import { DEPTH, qualityByKind } from './metrics.js';
import { readQueries } from './set/queries.js';

const WARM_UP = 5;
const LONG_ENOUGH_MS = 40;
const MOST_ASKED = 50;
/** Time limit for the queries whose answers are not judged. */
const LONGEST_MS = 60_000;
const FEW_LETTERS = 3;

const [name, size, half] = process.argv.slice(2) as [string, string, string];
const real = readCorpus();
const documents = enlarge(real, Math.max(real.length, Number(size)));
// Shuffled, so that an engine that reaches the time limit has answered queries of every kind.
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
  // After the first letters, and after two thirds of the text.
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

/** Repeats the question: some systems measure the CPU time of a thread in steps of four milliseconds. */
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

/** Memory of the process after garbage collection, in bytes. */
function memory(): number {
  globalThis.gc!();
  globalThis.gc!();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** CPU time in seconds. */
function processor(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
