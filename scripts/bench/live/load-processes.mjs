import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { temporaryFolder } from '../../services/temporary-folder.mjs';
import { LOAD_CORE, pinned } from '../pinning.mjs';

const script = (name) => fileURLToPath(new URL(name, import.meta.url));

/** Parses the JSON that a script prints. */
export async function print(name, ...args) {
  return JSON.parse((await execa(...pinned(LOAD_CORE, 'node', [script(name), ...args]))).stdout);
}

/** Opens a live connection per cookie and waits until all have received their state. */
export async function openClients(origin, cookies) {
  const child = start([script('clients.mjs'), origin, jsonFile(cookies)]);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async () => JSON.parse((await lines.next()).value);
  await next();
  return {
    cut: () => {
      child.stdin.write('cut\n');
      return next();
    },
    end: async () => {
      child.stdin.end('end\n');
      await child;
    },
  };
}

/** Reads pages until stopped, and reports the duration of each. */
export function openProbe(origin) {
  const child = start([script('probe.mjs'), origin]);
  const printed = text(child.stdout);
  return {
    stop: async () => {
      child.stdin.end('end\n');
      return JSON.parse(await printed);
    },
  };
}

/** Writes a JSON file for a script. */
export function jsonFile(content) {
  const path = join(temporaryFolder('live'), 'content.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
}

function start(args) {
  return execa(...pinned(LOAD_CORE, 'node', args), {
    stdio: ['pipe', 'pipe', 'inherit'],
    buffer: false,
    reject: false,
  });
}
