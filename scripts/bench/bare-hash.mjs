// Baseline of signing in: only the password hash. Arguments: a hash in PHC format with the parameters to use,
// concurrent hashes, seconds. Prints the same JSON as load.lua, and the CPU share used.
import { argon2 } from 'node:crypto';
import { busyShare, summarize } from './summaries.mjs';

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
const before = process.cpuUsage();
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
const speed = summarize(times, (performance.now() - start) / 1000);
console.log(JSON.stringify({ ...speed, serverBusy: busyShare(before, start), loadBusy: 0, wrong: 0 }));
