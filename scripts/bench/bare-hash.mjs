// The yardstick of signing in: the one hash it costs, and nothing else. Arguments: a hash in PHC format, whose
// parameters are used, how many are made at once, seconds. Prints the same JSON as load.mjs.
import { argon2 } from 'node:crypto';
import { summarize } from './percentiles.mjs';

const [hash, connections, seconds] = process.argv.slice(2);
const [, memory, passes, parallelism] = /m=(\d+),t=(\d+),p=(\d+)/.exec(hash).map(Number);
const parameters = {
  message: 'mot de passe',
  nonce: Buffer.alloc(16),
  tagLength: 32,
  memory,
  passes,
  parallelism,
};
const derive = () =>
  new Promise((resolve, reject) => {
    argon2('argon2id', parameters, (error, tag) => (error ? reject(error) : resolve(tag)));
  });

const times = [];
const start = performance.now();
const end = start + Number(seconds) * 1000;
async function worker() {
  while (performance.now() < end) {
    const begun = performance.now();
    await derive();
    times.push(performance.now() - begun);
  }
}
await Promise.all(Array.from({ length: Number(connections) }, worker));
console.log(JSON.stringify({ ...summarize(times, (performance.now() - start) / 1000), wrong: 0 }));
