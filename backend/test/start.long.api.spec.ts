import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';

const main = join(import.meta.dirname, '../dist/main.js');
let dataDir: string;
beforeAll(async () => {
  if (!existsSync(main)) throw new Error('Build the back end first: npm run build');
  dataDir = await mkdtemp(join(tmpdir(), 'passerelle-start-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/**
 * Starts the built server.
 * @returns its output and exit
 */
async function start(env: Record<string, string>, until?: (output: string, pid: number) => boolean) {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, SEED: 'none', SLOW_QUERY_MS: '0', ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (until?.(output, child.pid!)) child.kill('SIGTERM');
    });
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output: output.trim() };
}

it('prints its URL in one line, and ends cleanly on SIGTERM', async () => {
  const { code, output } = await start({ PORT: '0' }, (said) => said.includes('prête'));
  expect(output).toMatch(/^Passerelle est prête : http:\/\/localhost:\d+$/m);
  expect(code === 0 || code === null).toBe(true);
});

it('40.6 leaves no file readable for other accounts of the machine, even of an older version', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'passerelle-modes-'));
  await mkdir(join(folder, 'media/0c'), { recursive: true });
  await writeFile(join(folder, 'media/0c/image.webp'), '');
  await writeFile(join(folder, 'passerelle.sqlite'), '');
  const old = ['', 'media', 'media/0c', 'media/0c/image.webp', 'passerelle.sqlite'];
  for (const name of old) await chmod(join(folder, name), 0o755);
  const modes = new Map<string, number>();
  const look = (said: string) => {
    if (!said.includes('prête')) return false;
    // While it runs, so that the files beside the database are seen.
    for (const name of ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })])
      modes.set(name, statSync(join(folder, name)).mode & 0o077);
    return true;
  };
  await start({ PORT: '0', DATA_DIR: folder }, look);
  await rm(folder, { recursive: true, force: true });
  expect([...modes.keys()]).toEqual(
    expect.arrayContaining([...old, 'passerelle.sqlite-wal', 'passerelle.sqlite-shm', 'session-secret']),
  );
  expect([...modes].filter(([, open]) => open !== 0)).toEqual([]);
});

/** Prints the address of each module that the main thread loads. */
const HOOK = `
  import { registerHooks } from 'node:module';
  import { isMainThread } from 'node:worker_threads';
  const load = (url, context, next) => (console.log(url), next(url, context));
  if (isMainThread) registerHooks({ load });
`;

it('does not load modules that few requests need', async () => {
  const options = `--import=data:text/javascript,${encodeURIComponent(HOOK)}`;
  const { output } = await start({ PORT: '0', NODE_OPTIONS: options }, (said) => said.includes('prête'));
  const packages = new Set([...output.matchAll(/\/node_modules\/([\w@.-]+)\//g)].map(([, name]) => name));
  expect(packages).toContain('typeorm');
  const rare = ['@zxcvbn-ts', 'fontkit', 'nodemailer', 'parse5', 'rehype-raw', 'rehype-stringify', 'yaml'];
  expect(rare.filter((name) => packages.has(name))).toEqual([]);
});

it.each([
  [{ PORT: 'abc' }, /^La variable PORT .+\.$/],
  [
    { DATABASE_URL: 'mysql://u:secret@127.0.0.1:1/base' },
    /^La base de données de la variable DATABASE_URL .+\.$/,
  ],
  [{ HOST: '203.0.113.7', PORT: '0' }, /^La variable HOST .+\.$/],
  [{ DATA_DIR: '/proc/passerelle' }, /^La variable DATA_DIR .+\.$/],
  [{ DATA_DIR: '/dev/null/passerelle' }, /^La variable DATA_DIR .+\.$/],
  [{ SESSION_SECRET: 'secret' }, /^La variable SESSION_SECRET .+\.$/],
  [{ BACKUP_KEY_FILE: '/nulle/part' }, /^La variable BACKUP_KEY_FILE .+\.$/],
  [{ DATABASE_URL: 'mysql://u:p#secret@127.0.0.1:1/base' }, /^La variable DATABASE_URL .+\.$/],
])(
  'ends with one sentence that names the invalid variable: %j',
  async (env: Record<string, string>, sentence) => {
    const { code, output } = await start(env);
    expect(code).toBe(1);
    expect(output).toMatch(sentence);
    expect(output).not.toContain('secret');
  },
);

it('ends with a sentence when the port is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { code, output } = await start({ PORT: String((other.address() as AddressInfo).port) });
  other.close();
  expect(code).toBe(1);
  expect(output).toMatch(/^La variable PORT désigne un port déjà pris \(\d+\) ; choisissez-en un autre\.$/);
});
