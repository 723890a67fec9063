import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '../services/temporary-folder.mjs';
import { must } from '../setup/processes.mjs';
import { ACCEPT_ENCODING } from './answers.mjs';
import { LOAD_CORE, pinned } from './pinning.mjs';

const TIMEOUT_S = 30;
/** Runs a program and then prints the processor time it has used. */
const TIMED = ['-c', '"$@" && times', 'sh'];
const script = fileURLToPath(new URL('load.lua', import.meta.url));

/**
 * What has requests sent to a server, by a program that is faster than what it measures.
 * @param {string} wrk path of the program
 * @param {{origin: string, processorSeconds: () => Promise<number>}} server
 * @param {import('./targets.mjs').Client[]} clients each connection repeats the requests of one
 * @returns {import('./measure.mjs').Measurement}
 */
export function loadOf(wrk, { origin, processorSeconds }, clients) {
  const file = join(temporaryFolder('clients'), 'clients.lua');
  writeFileSync(file, `return ${luaList(clients.map((client) => luaList(onTheWire(client, origin))))}\n`);
  return async (connections, seconds) => {
    // A thread has one client: only where there are several is there more than one thread, with a connection each.
    const threads = clients.length > 1 ? connections : 1;
    const options = { threads, connections, duration: `${seconds}s`, timeout: `${TIMEOUT_S}s`, script };
    const flags = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
    const before = await processorSeconds();
    const printed = await must('sh', [...TIMED, ...oneCommand(wrk, [...flags, origin, file])]);
    const used = (await processorSeconds()) - before;
    const lines = printed.trim().split('\n');
    return {
      ...JSON.parse(lines.find((line) => line.startsWith('{'))),
      serverBusy: used / seconds,
      loadBusy: childSeconds(lines.at(-1)) / seconds,
    };
  };
}

const oneCommand = (command, args) => pinned(LOAD_CORE, command, args).flat();

/** What a shell's `times` says of its children, such as `0m0.010s 0m0.120s`. */
function childSeconds(line) {
  return [...line.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
}

/**
 * @param {import('./targets.mjs').Client} client
 * @returns {string[]} literals of its requests
 */
function onTheWire({ cookie, requests }, origin) {
  return requests.map(({ method = 'GET', path, body }) => {
    const text = body ? JSON.stringify(body) : '';
    const head = {
      host: new URL(origin).host,
      'accept-encoding': ACCEPT_ENCODING,
      ...(cookie ? { cookie } : {}),
      ...(body ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) } : {}),
    };
    const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`);
    // What is not ASCII stands in both languages' strings as it is; so do the escapes of line ends and quotes.
    return JSON.stringify([`${method} ${path} HTTP/1.1`, ...lines, '', text].join('\r\n'));
  });
}

const luaList = (items) => `{${items.join(',\n')}}`;
