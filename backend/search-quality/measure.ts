// Measures one engine over one number of tutorials, in a process of its own so that its memory can be told. Arguments:
// the engine’s name, how many tutorials (0 for the real ones alone), the half of the queries. Prints JSON: {documents,
// quality: {kind: Quality}, p50, p95, buildSeconds, indexBytes, memoryBytes}; no quality for an enlarged list.
import { readCorpus } from './corpus.js';
import { engines } from './engines/engines.js';
import { enlarge } from './enlarge.js';
import { DEPTH, qualityByKind } from './metrics.js';
import { readQueries } from './set/queries.js';

const WARM_UP = 20;

const [name, size, half] = process.argv.slice(2) as [string, string, string];
const real = readCorpus();
const documents = enlarge(real, Math.max(real.length, Number(size)));
const queries = readQueries().filter((query) => query.half === half);

const before = memory();
const start = performance.now();
const engine = engines[name]!();
await engine.build(documents);
const buildSeconds = (performance.now() - start) / 1000;
const memoryBytes = memory() - before;

for (const { text } of queries.slice(0, WARM_UP)) await engine.search(text, DEPTH);
const answers: string[][] = [];
const times: number[] = [];
for (const { text } of queries) {
  const asked = performance.now();
  const found = await engine.search(text, DEPTH);
  times.push(performance.now() - asked);
  answers.push(found.map((place) => documents[place]!.name));
}
times.sort((a, b) => a - b);
const isReal = documents.length === real.length;
const at = (share: number) => times[Math.floor(times.length * share)];
console.log(
  JSON.stringify({
    documents: documents.length,
    ...(isReal ? { quality: Object.fromEntries(qualityByKind(queries, answers)) } : {}),
    p50: at(0.5),
    p95: at(0.95),
    buildSeconds,
    indexBytes: await engine.indexBytes(),
    memoryBytes,
  }),
);
engine.stop();

/** What the process holds after it threw away what it does not need. */
function memory(): number {
  globalThis.gc!();
  globalThis.gc!();
  return process.memoryUsage().rss;
}
