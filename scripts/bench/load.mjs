// Sends requests for some seconds and prints what came of it as JSON. Arguments: the server's origin, a JSON file with
// the clients (see targets.mjs), connections, seconds. Each connection repeats the requests of one client.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { packageFile } from '../setup/paths.mjs';
import { ACCEPT_ENCODING } from './answers.mjs';
import { summarize } from './percentiles.mjs';

const [origin, file, connections, seconds] = process.argv.slice(2);
const { default: autocannon } = await import(
  pathToFileURL(packageFile('backend', 'autocannon/autocannon.js')).href
);
const clients = JSON.parse(readFileSync(file, 'utf8')).map(({ cookie, requests }) =>
  requests.map(({ method = 'GET', path, body }) => ({
    method,
    path,
    headers: {
      'accept-encoding': ACCEPT_ENCODING,
      ...(cookie ? { cookie } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })),
);

const times = [];
let started = 0;
const load = autocannon({
  url: origin,
  connections: Number(connections),
  duration: Number(seconds),
  setupClient: (client) => client.setRequests(clients[started++ % clients.length]),
});
// Its own percentiles are whole milliseconds, too coarse for a server that answers in less.
load.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
const result = await load;
const wrong = result.non2xx + result.errors + result.timeouts;
console.log(JSON.stringify({ ...summarize(times, result.duration), wrong }));
