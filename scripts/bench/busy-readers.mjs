// Simulates 50 readers who each load a page every tenth of a second, in a process of its own. Arguments: origin,
// seconds
// (0: each page once), first tutorial, number of tutorials. Prints {requests, kept, wrong, p50, p95, p99, busy}: times in
// milliseconds, `busy` is the CPU share of this process.
import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { ACCEPT_ENCODING } from './answers.mjs';

const READERS = 50;
const PAUSE_MS = 100;

const [origin = '', ...given] = process.argv.slice(2);
const [seconds = 0, first = 0, pages = 0] = given.map(Number);
const agent = new Agent({ keepAlive: true, maxSockets: READERS });
const times = [];
let [kept, wrong] = [0, 0];
const until = performance.now() + seconds * 1000;
const began = process.cpuUsage();

/** Seeded, so that runs are comparable. */
let state = 7;
const random = (below) => (state = (state * 48_271) % 2_147_483_647) % below;

await Promise.all(
  Array.from({ length: READERS }, async (_, reader) => {
    await pause((PAUSE_MS * reader) / READERS);
    if (seconds === 0) {
      for (let page = reader; page < pages; page += READERS) await read(first + page);
    }
    while (performance.now() < until) {
      const next = performance.now() + PAUSE_MS;
      await read(first + random(pages));
      await pause(Math.max(0, next - performance.now()));
    }
  }),
);
agent.destroy();
const { user, system } = process.cpuUsage(began);
times.sort((one, other) => one - other);
const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
const busy = (user + system) / 1e6 / Math.max(1, seconds);
console.log(
  JSON.stringify({ requests: times.length, kept, wrong, p50: at(0.5), p95: at(0.95), p99: at(0.99), busy }),
);

/** @returns {Promise<void>} */
function read(tutorialId) {
  return new Promise((resolve) => {
    const since = performance.now();
    const end = (isRight) => {
      times.push(performance.now() - since);
      if (!isRight) wrong += 1;
      resolve();
    };
    get(
      `${origin}/tutoriels/${tutorialId}`,
      { agent, headers: { 'accept-encoding': ACCEPT_ENCODING } },
      (answer) => {
        if (answer.headers['cache-status']?.includes('hit')) kept += 1;
        answer.resume().on('end', () => end(answer.statusCode === 200));
      },
    ).on('error', () => end(false));
  });
}
