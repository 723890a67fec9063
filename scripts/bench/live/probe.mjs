// Reads pages and the API like a few readers until it is stopped; then prints the start of each request, in
// milliseconds of the clock, and its duration, as JSON. Argument: the server's origin.
import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const READERS = 8;
const PAUSE_MS = 10;
const PATHS = ['/tutoriels/1', '/api/tutorials', '/api/tutorials/1'];

const [origin] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true });
const samples = [];
let isOver = false;
process.stdin.once('data', () => (isOver = true));
await Promise.all(Array.from({ length: READERS }, reader));
console.log(JSON.stringify(samples));
agent.destroy();
process.stdin.destroy();

async function reader(_, index) {
  for (let turn = index; !isOver; turn++) {
    const [at, begun] = [Date.now(), performance.now()];
    const status = await ask(PATHS[turn % PATHS.length]);
    samples.push({ at, ms: performance.now() - begun, status });
    await pause(PAUSE_MS);
  }
}

function ask(path) {
  return new Promise((resolve) => {
    get(origin + path, { agent }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode));
    }).once('error', () => resolve(0));
  });
}
