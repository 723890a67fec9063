// Holds live connections with the browser's own code. Arguments: the server's origin, a JSON file of cookies. Prints
// `{"open": n}` once all have received their state. On `cut` it closes all connections at once and prints how long all
// took to reconnect, and the number of attempts. It exits on `end`.
import { readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { LiveConnection, liveUrl } from '@passerelle/api-client/live';
import { packageFile } from '../../setup/paths.mjs';

// The probe on the same core gets priority, since the server is to be measured.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const AT_ONCE = 100;
const STATE_MESSAGE = 'standing';

const { WebSocket } = await import(pathToFileURL(packageFile('backend', 'ws/wrapper.mjs')).href);
const [origin, file] = process.argv.slice(2);
const url = liveUrl(new URL(origin));
const say = (what) => console.log(JSON.stringify(what));

let attempts = 0;
let told = 0;
let onGreeted = () => {};
const clients = JSON.parse(readFileSync(file, 'utf8')).map(client);
let started = AT_ONCE;
onGreeted = () => clients[started++]?.live.connect();
for (const { live } of clients.slice(0, AT_ONCE)) live.connect();
await everybody();
say({ open: clients.length });

for await (const command of createInterface({ input: process.stdin })) {
  if (command === 'end') process.exit();
  told = 0;
  attempts = 0;
  const begun = performance.now();
  for (const { cut } of clients) cut();
  await everybody();
  say({ backWithinMs: performance.now() - begun, attempts });
}

function client(cookie) {
  let socket;
  const live = new LiveConnection(url, {
    onState: () => {},
    onMessage: ({ type }) => {
      if (type !== STATE_MESSAGE) return;
      told += 1;
      onGreeted();
    },
    open: () => {
      attempts += 1;
      socket = new WebSocket(url, { headers: { cookie }, perMessageDeflate: false });
      return socket;
    },
  });
  return { live, cut: () => socket.terminate() };
}

async function everybody() {
  await new Promise((/** @type {(value?: undefined) => void} */ resolve) => {
    const next = onGreeted;
    onGreeted = () => {
      next();
      if (told === clients.length) resolve();
    };
  });
  onGreeted = () => {};
}
