import { constants, setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** A member may ask for sixty previews a minute. */
const BETWEEN_PREVIEWS_MS = 1_000;

const { origin, cookies, turnMs } = workerData;

// Attackers have machines of their own: on this one they must not take the processor from the readers measured.
setPriority(constants.priority.PRIORITY_LOW);

parentPort.on('message', async (source) => {
  const slowest = await Promise.all(cookies.map((cookie) => repeated(() => preview(cookie, source))));
  parentPort.postMessage(slowestOf(slowest));
});

const slowestOf = (results) => results.toSorted((one, other) => other.took - one.took)[0];

/** Does something for the time of a turn, no oftener than a member may; resolves to the slowest. */
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
