// Measures a broadcast and prints its duration as JSON. Arguments: the server's origin, a JSON file
// {cookies, trigger: {path, cookie, body}, messages: number per client, rounds}. A round ends when every client has all
// messages. In milliseconds: `delivery` starts at the response to the trigger, sent once the notifications are stored,
// or at the first message if that is earlier; `whole` starts at the trigger. `loadBusy` is the CPU share of receiving
// between the first and the last message. `sample` is what one client received in one round.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { liveUrl } from '@passerelle/api-client/live';
import { packageFile } from '../../setup/paths.mjs';
import { busyShare } from '../summaries.mjs';

const { WebSocket } = await import(pathToFileURL(packageFile('backend', 'ws/wrapper.mjs')).href);
const CONNECT_AT_ONCE = 50;
/** Messages sent after a hello: the welcome and the member's state. */
const GREETINGS = 2;
/** Only these are counted; state messages arrive in between. */
const TOLD = Buffer.from('{"type":"notification"');

const [origin, file] = process.argv.slice(2);
const { cookies, trigger, messages, rounds } = JSON.parse(readFileSync(file, 'utf8'));
let left = 0;
let firstAt;
let usedAtFirst;
let finish;
let isCounted;
let sample = [];

const sockets = [];
for (let start = 0; start < cookies.length; start += CONNECT_AT_ONCE) {
  const some = cookies.slice(start, start + CONNECT_AT_ONCE);
  sockets.push(...(await Promise.all(some.map((cookie, index) => open(cookie, start + index === 0)))));
}
await all(
  GREETINGS,
  () => true,
  () => {
    for (const socket of sockets) socket.send(JSON.stringify({ type: 'hello' }));
  },
);

const results = [];
for (let round = 0; round < rounds; round++) results.push(await tell(round));
for (const socket of sockets) socket.terminate();
console.log(JSON.stringify({ results, sample }));

function open(cookie, isFirst) {
  const socket = new WebSocket(liveUrl(new URL(origin)), { headers: { cookie }, perMessageDeflate: false });
  socket.on('message', (payload) => {
    if (!isCounted(payload)) return;
    if (firstAt === undefined) {
      firstAt = performance.now();
      usedAtFirst = process.cpuUsage();
    }
    if (isFirst) sample.push(payload.toString());
    left -= 1;
    if (left === 0) finish({ endedAt: performance.now(), loadBusy: busyShare(usedAtFirst, firstAt) });
  });
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });
}

/** Runs `begin` and resolves when every client has received this many messages of the kind. */
async function all(count, isOfKind, begin) {
  isCounted = isOfKind;
  left = count * cookies.length;
  firstAt = undefined;
  sample = [];
  const over = new Promise((resolve) => (finish = resolve));
  await begin();
  return over;
}

async function tell(round) {
  const begunAt = performance.now();
  let answeredAt;
  const isTold = (payload) => TOLD.equals(payload.subarray(0, TOLD.length));
  const { endedAt, loadBusy } = await all(messages, isTold, async () => {
    const response = await fetch(origin + trigger.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: trigger.cookie },
      body: JSON.stringify(trigger.body).replaceAll('%round', String(round)),
    });
    answeredAt = performance.now();
    if (response.status !== 201) throw new Error(`${trigger.path} : réponse ${response.status}`);
  });
  return {
    delivery: endedAt - Math.min(answeredAt, firstAt),
    whole: endedAt - begunAt,
    loadBusy,
  };
}
