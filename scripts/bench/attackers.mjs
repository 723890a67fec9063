import { constants, setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** A member may request sixty previews a minute. */
const BETWEEN_PREVIEWS_MS = 1_000;

const { origin, cookies, turnMs } = workerData;

// Real attackers use other machines, so here they must not take CPU time from the measured readers.
setPriority(constants.priority.PRIORITY_LOW);

parentPort.on('message', async (source) => {
  const slowest = await Promise.all(cookies.map((cookie) => repeated(() => preview(cookie, source))));
  parentPort.postMessage(slowestOf(slowest));
});

const slowestOf = (results) => results.toSorted((one, other) => other.took - one.took)[0];

/** Repeats an action for one turn, no faster than the limit for members; resolves to the slowest duration. */
async function repeated(work) {
  const until = performance.now() + turnMs;
  const results = [];
  do {
    const next = performance.now() + BETWEEN_PREVIEWS_MS;
    results.push(await work());
    await pause(Math.max(0, next - performance.now()));
  } while (performance.now() < until);
  return slowestOf(results);
}

async function preview(cookie, source) {
  const started = performance.now();
  const answer = await fetch(`${origin}/api/tutorials/preview`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ source }),
  });
  const body = await answer.text();
  const took = performance.now() - started;
  const message = answer.ok ? undefined : JSON.parse(body).message;
  return { status: answer.status, message, took };
}
