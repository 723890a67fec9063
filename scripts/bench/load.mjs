// Sends requests for some seconds and prints what came of it as JSON. Arguments: address, connections, seconds.
import { pathToFileURL } from 'node:url';
import { packageFile } from '../setup/paths.mjs';
import { ACCEPT_ENCODING } from './answers.mjs';

const [url, connections, seconds] = process.argv.slice(2);
const { default: autocannon } = await import(
  pathToFileURL(packageFile('backend', 'autocannon/autocannon.js')).href
);

const times = [];
const load = autocannon({
  url,
  connections: Number(connections),
  duration: Number(seconds),
  headers: { 'accept-encoding': ACCEPT_ENCODING },
});
// Its own percentiles are whole milliseconds, too coarse for a server that answers in less.
load.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
const result = await load;

times.sort((a, b) => a - b);
const percentile = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
const wrong = result.non2xx + result.errors + result.timeouts;
console.log(
  JSON.stringify({
    requestsPerSecond: times.length / result.duration,
    p50: percentile(0.5),
    p99: percentile(0.99),
    wrong,
  }),
);
