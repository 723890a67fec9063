import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { writeTutorials } from './generate-tutorials.js';
import { administrator } from './members.js';

const root = join(import.meta.dirname, '..');

/** Some import tutorials first. No test is about how fast a site starts, so a loaded machine has time. */
export const START_TIMEOUT_MS = 300_000;

/**
 * Sites that tests run against, each a built server with its own database: the four demo tutorials; the same for tests
 * that publish; these and the folder `content`; these and generated tutorials, several pages of each domain; `rich` with
 * the public site served from its sources by Vite.
 */
export const siteNames = ['demo', 'workshop', 'rich', 'large', 'development'] as const;
export type SiteName = (typeof siteNames)[number];

export interface Site {
  address: string;
  /** Every sent email, decoded. */
  emails(): string[];
  /** Stops the server; its data stays. */
  halt: () => Promise<void>;
  /** Sends SIGKILL to the server. */
  kill: () => Promise<void>;
  /** Restarts a stopped or killed server at the same address. */
  resume: () => Promise<void>;
  /** Stops the server and removes its data. */
  stop(): Promise<void>;
}

const folders = new Set<string>();
const servers = new Set<ChildProcess>();

// Cleans up however the tests end.
process.on('exit', () => {
  for (const server of servers) server.kill('SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/**
 * @param translateUrl translation service of the site « rich »; the other sites have none
 * @param more additional environment variables of the server
 * @throws Error with the output of the server or the import, if it does not start
 */
export async function startSite(name: SiteName, translateUrl: string, more: Environment = {}): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), `passerelle-e2e-${name}-`));
  folders.add(folder);
  const data = join(folder, 'data');
  const environment = {
    DATA_DIR: data,
    PORT: String(await freePort()),
    ...(name === 'rich' ? { TRANSLATE_URL: translateUrl } : {}),
    ...(name === 'development' ? { NODE_ENV: 'development', PASSERELLE_DEV: '1' } : {}),
    ...more,
  };
  if (name === 'rich' || name === 'development')
    await importFolder(join(import.meta.dirname, 'content'), environment);
  if (name === 'large') await importFolder(writeTutorials(join(folder, 'tutorials')), environment);
  let server = await serve(name, environment);
  return {
    address: server.address,
    emails: () => readEmails(join(data, 'outbox')),
    halt: () => server.end('SIGTERM'),
    kill: () => server.end('SIGKILL'),
    resume: async () => {
      server = await serve(name, environment);
    },
    async stop() {
      await server.end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
      folders.delete(folder);
    },
  };
}

/** Waits until the search index contains everything from before the start. */
async function indexed(address: string): Promise<void> {
  for (; ; await pause(200)) {
    const answer = await fetch(`${address}/api/ready`);
    const { search } = (await answer.json()) as { search: { upToDate: boolean } };
    if (search.upToDate) return;
  }
}

async function serve(name: SiteName, environment: Environment) {
  const { child, output } = launch('backend/dist/main.js', [], environment);
  const ended = once(child, 'exit') as Promise<[number | null, string | null]>;
  const address = await Promise.race([ready(child), ended.then(() => undefined)]);
  if (!address) throw new Error(`The site « ${name} » has not started:\n${output.join('')}`);
  await indexed(address);
  let ending = false;
  void ended.then(([code, signal]) => {
    if (!ending) console.error(`The site « ${name} » has ended (${code ?? signal}):\n${output.join('')}`);
  });
  const end = async (signal: NodeJS.Signals) => {
    ending = true;
    child.kill(signal);
    await ended;
  };
  return { address, end };
}

function readEmails(outbox: string): string[] {
  if (!existsSync(outbox)) return [];
  // An email still being written has another extension.
  return readdirSync(outbox)
    .filter((file) => file.endsWith('.eml'))
    .map((file) =>
      readFileSync(join(outbox, file), 'utf8')
        .replace(/=\r?\n/g, '')
        .replace(/=3D/g, '='),
    );
}

type Environment = Record<string, string>;

async function importFolder(folder: string, environment: Environment): Promise<void> {
  const { child, output } = launch('backend/dist/content/import/import.cli.js', [folder], environment);
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`The import of ${folder} has failed:\n${output.join('')}`);
}

/** Starts a program of the server without this machine's environment. */
function launch(file: string, args: string[], environment: Environment) {
  const child = spawn(process.execPath, [join(root, file), ...args], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      CHROMIUM_PATH: process.env['CHROMIUM_PATH'],
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      PASSERELLE_RATE_LIMITS: 'off',
      ADMIN_PASSWORD: administrator.password,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  servers.add(child);
  child.once('exit', () => servers.delete(child));
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => output.push(text));
  }
  return { child, output };
}

/** Resolves to the address that the server logs when it listens. */
async function ready({ stdout }: ChildProcess): Promise<string | undefined> {
  for await (const line of createInterface({ input: stdout! })) {
    const address = /^Passerelle.*(http:\S+)/.exec(line)?.[1];
    if (address) return address;
  }
  return undefined;
}

/** Picks a port beforehand, as the server writes its own address into the pages. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
