// Has one thing told to many and prints how long it took, as JSON. Arguments: the server's origin, a JSON file
// {cookies, trigger: {path, cookie, body}, messages: how many each gets, rounds}. A round ends when everybody has got
// everything. `delivery` is from the answer to the trigger, which comes once what is told is kept, or from the first
// message if that came sooner; `whole` is from the trigger, both in milliseconds. `loadBusy` is what receiving took of a
// core from the first message to the last. `sample` is what one of them got in one round.
import { readFileSync } from 'node:fs';
import { busyShare } from '../summaries.mjs';
import { openRaw } from './raw-socket.mjs';

const CONNECT_AT_ONCE = 50;
/** What a server says to whoever says hello: that they are welcome, and where they stand. */
const GREETINGS = 2;
/** What is counted begins like this; where members stand is told now and then besides. */
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
    for (const socket of sockets) socket.send({ type: 'hello' });
  },
);

const results = [];
for (let round = 0; round < rounds; round++) results.push(await tell(round));
for (const socket of sockets) socket.end();
console.log(JSON.stringify({ results, sample }));

function open(cookie, isFirst) {
  return openRaw(origin, cookie, (payload) => {
    if (!isCounted(payload)) return;
    if (firstAt === undefined) {
      firstAt = performance.now();
      usedAtFirst = process.cpuUsage();
    }
    if (isFirst) sample.push(payload.toString());
    left -= 1;
    if (left === 0) finish({ endedAt: performance.now(), loadBusy: busyShare(usedAtFirst, firstAt) });
  });
}

/** Does something whereupon everybody gets so many messages of a kind; resolves when the last one has come. */
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
