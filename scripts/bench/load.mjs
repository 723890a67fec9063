import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { temporaryFolder } from '../services/temporary-folder.mjs';
import { ACCEPT_ENCODING } from './answers.mjs';
import { LOAD_CORE, pinned } from './pinning.mjs';

const TIMEOUT_S = 30;
/** Runs a program and prints its CPU time. */
const TIMED = ['-c', '"$@" && times', 'sh'];
const script = fileURLToPath(new URL('load.lua', import.meta.url));

/**
 * Generates load on a server, with a client that is faster than the server.
 * @param {string} wrk path of the program
 * @param {{origin: string, processorSeconds: () => Promise<number>}} server
 * @param {import('./targets.mjs').Client[]} clients each connection repeats the requests of one
 * @returns {import('./measure.mjs').Measurement}
 */
export function loadOf(wrk, { origin, processorSeconds }, clients) {
  const file = join(temporaryFolder('clients'), 'clients.lua');
  writeFileSync(file, `return ${luaList(clients.map((client) => luaList(onTheWire(client, origin))))}\n`);
  return async (connections, seconds) => {
    // wrk has one client per thread, so several clients need a thread and a connection each.
    const threads = clients.length > 1 ? connections : 1;
    const options = { threads, connections, duration: `${seconds}s`, timeout: `${TIMEOUT_S}s`, script };
    const flags = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
    const before = await processorSeconds();
    const { stdout } = await execa('sh', [...TIMED, ...oneCommand(wrk, [...flags, origin, file])]);
    const used = (await processorSeconds()) - before;
    const lines = stdout.trim().split('\n');
    return {
      ...JSON.parse(lines.find((line) => line.startsWith('{'))),
      serverBusy: used / seconds,
      loadBusy: childSeconds(lines.at(-1)) / seconds,
    };
  };
}

const oneCommand = (command, args) => pinned(LOAD_CORE, command, args).flat();

/** Parses the children's times of a shell's `times`, such as `0m0.010s 0m0.120s`. */
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
    // JSON strings are valid Lua strings here: non-ASCII is literal in both, and escapes of newlines and quotes are
    // equal.
    return JSON.stringify([`${method} ${path} HTTP/1.1`, ...lines, '', text].join('\r\n'));
  });
}

const luaList = (items) => `{${items.join(',\n')}}`;
