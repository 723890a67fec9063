import { once } from 'node:events';
import { openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { execa } from 'execa';
import { freePort, listens, stopNow } from '../services/network.mjs';
import { temporaryFolder } from '../services/temporary-folder.mjs';
import { Failure } from '../setup/failure.mjs';
import { inRoot } from '../setup/paths.mjs';
import { servingEnv, servingOptions } from '../setup/serving.mjs';
import { pinned, SERVER_CORE } from './pinning.mjs';

/** The first start on a large filled database counts all rows. */
const PATIENCE_MS = 30 * 60_000;

const script = (name) => fileURLToPath(new URL(name, import.meta.url));

/**
 * Starts the built product.
 * @param {Record<string, string | undefined>} variables its settings besides address and port
 * @param {boolean} onOneCore whether it is pinned to the servers' core
 */
export async function startProduct(variables, onOneCore = true) {
  return start('produit', onOneCore, (port) => ({
    args: [...servingOptions, inRoot('backend/dist/main.js')],
    env: {
      ...servingEnv,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      PASSERELLE_RATE_LIMITS: 'off',
      ...variables,
      HOST: '127.0.0.1',
      PORT: String(port),
    },
  }));
}

/** Starts the baseline server with prepared responses, on the same core. */
export async function startBare(answers) {
  const file = join(temporaryFolder('answers'), 'answers.json');
  writeFileSync(file, JSON.stringify(answers));
  return start('serveur nu', true, (port) => ({
    args: [script('bare-server.mjs'), String(port), file],
    env: { NODE_ENV: 'production' },
  }));
}

/** Starts the baseline of live connections, on the same core. */
export async function startBareLive() {
  return start('serveur nu', true, (port) => ({
    args: [script('live/bare-live.mjs'), String(port)],
    env: { NODE_ENV: 'production' },
  }));
}

/**
 * @returns {Promise<{origin: string, memory: () => Promise<NodeJS.MemoryUsage>,
 *   processorSeconds: () => Promise<number>, stop: () => Promise<void>, record: () => Promise<void>,
 *   plans: () => Promise<{sql: string, plan: string[]}[]>}>}
 */
async function start(label, onOneCore, describe) {
  const port = await freePort();
  const { args, env } = describe(port);
  const log = join(temporaryFolder('log'), 'log');
  /** @type {any} a file descriptor, which execa's types do not know */
  const output = openSync(log, 'w');
  const command = ['--expose-gc', '--import', pathToFileURL(script('usage.mjs')).href, ...args];
  /** @type {[string, string[]]} */
  const [program, all] = onOneCore ? pinned(SERVER_CORE, 'node', command) : ['node', command];
  const child = execa(program, all, {
    env,
    stdio: ['ignore', output, output],
    ipc: true,
    serialization: 'json',
    killSignal: 'SIGKILL',
    reject: false,
  });
  if (!(await listens(child, port, PATIENCE_MS)))
    throw new Failure(`Le ${label} ne démarre pas :\n${readFileSync(log, 'utf8')}`);
  const ask = async (what) => {
    child.send(what);
    const [answer] = await once(/** @type {NodeJS.EventEmitter} */ (child), 'message');
    return answer;
  };
  return {
    origin: `http://127.0.0.1:${port}`,
    memory: () => ask('memory'),
    processorSeconds: () => ask('processor'),
    record: () => ask('record'),
    plans: () => ask('plans'),
    stop: () => stopNow(child),
  };
}
