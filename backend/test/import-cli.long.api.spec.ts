import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Config } from '../src/config.js';
import { decode } from '../src/content/import/decode-text.js';
import { parseArticle } from '../src/content/import/read-article.js';
import { createBase, firstAdmin, startApp, type TestApp } from './app.js';
import { lostText } from './lost-text.js';
import { unsafeParts } from './unsafe-html.js';

const cli = join(import.meta.dirname, '../dist/content/import/import.cli.js');
const root = join(import.meta.dirname, '../..');
/** A large corpus for `npm run test:all`, where available; not part of the project. */
const corpus = join(root, '../shared/corpus');
const isLong = process.env['PASSERELLE_TESTS'] === 'all' && existsSync(corpus);
const folder = isLong ? corpus : join(root, 'backend/demo/tutorials');

let app: TestApp;
let files: string[];
beforeAll(async () => {
  if (!existsSync(cli)) throw new Error('Build the back end first: npm run build');
  app = await startApp();
  files = (await readdir(folder)).filter((name) => name.endsWith('.md') && name !== 'ATTRIBUTION.md').sort();
});
afterAll(() => app.stop());

/** Same limits as `npm run import`. */
const HEAP = ['--max-old-space-size=320', '--max-semi-space-size=4'];

async function run(...args: string[]): Promise<{ code: number; output: string }> {
  const { dataDir, database } = app.nest.get(Config);
  const env = {
    PATH: process.env['PATH'],
    DATA_DIR: dataDir,
    SEED: 'none',
    DATABASE_URL: database.kind === 'mysql' ? database.url : '',
  };
  return promisify(execFile)(process.execPath, [...HEAP, cli, ...args], { env }).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      output: error.stdout + error.stderr,
    }),
  );
}

describe('a folder of real articles', () => {
  it('is imported while the site runs', async () => {
    const { code, output } = await run(folder, '--remote-images=leave');
    expect(code).toBe(0);
    expect(output).toMatch(new RegExp(`Créés\\s+│\\s+${files.length} `));
    expect(output).toMatch(/Refusés\s+│\s+0 /);
    expect(output).toContain(`100 % (`);
  });

  it('gives pages with every passage and nothing unsafe', async () => {
    const { body } = await app.http.get('/api/tutorials');
    const ids: number[] = body.tutorials
      .map(({ id }: { id: number }) => id)
      .sort((a: number, b: number) => a - b);
    expect(ids).toHaveLength(files.length);
    const faults: Record<string, string[]> = {};
    for (const [index, file] of files.entries()) {
      const source = parseArticle(decode(await readFile(join(folder, file))));
      const { body: tutorial } = await app.http.get(`/api/tutorials/${ids[index]}`);
      const shown = `<h1>${tutorial.title}</h1>${tutorial.content}`;
      const found = [...lostText(source.body, shown), ...unsafeParts(tutorial.content)];
      if (found.length > 0) faults[file] = found;
    }
    expect(faults).toEqual({});
  });

  it('stays unchanged in a second import', async () => {
    const { code, output } = await run(folder, '--remote-images=leave');
    expect(code).toBe(0);
    expect(output).toMatch(new RegExp(`Inchangés\\s+│\\s+${files.length} `));
    expect(output).toContain('Rien n’a changé.');
  });
});

it('seeds a new site, with two imports at once, and leaves the administrator to the server', async () => {
  const base = await createBase(process.env['TEST_DATABASE_URL']);
  const dataDir = await mkdtemp(join(tmpdir(), 'passerelle-new-'));
  const place = { DATA_DIR: dataDir, SEED: 'none', DATABASE_URL: base?.url ?? '' };
  const other = join(dataDir, 'articles');
  await mkdir(other);
  await writeFile(join(other, 'un.md'), '---\ntitle: Un\ndomain: programmation\n---\n\nTexte.\n');
  const env = { PATH: process.env['PATH'], ...place };
  const importing = [join(root, 'backend/demo/tutorials'), other].map(async (articles) => {
    const { stdout } = await promisify(execFile)(process.execPath, [cli, articles], { env });
    return /Créés\s+│\s+(\d+) /.exec(stdout)?.[1];
  });
  expect(await Promise.all(importing)).toEqual(['4', '1']);
  const site = await startApp({ env: place });
  expect(existsSync(site.nest.get(Config).adminPasswordFile)).toBe(false);
  await site.http.post('/api/auth/login').send(firstAdmin).expect(200);
  await site.stop();
  await base?.drop();
  await rm(dataDir, { recursive: true, force: true });
});

it('prints its usage', async () => {
  for (const args of [[], ['a', 'b'], ['--verbose'], ['a', '--remote-images=non']]) {
    const { code, output } = await run(...args);
    expect(code).toBe(1);
    expect(output).toMatch(/^Usage : npm run import -- DOSSIER \[--create-domains\] /m);
  }
});

it('ends with one sentence when there is nothing to import', async () => {
  expect(await run('/nulle/part')).toMatchObject({
    code: 1,
    output: expect.stringContaining('Le dossier « /nulle/part » n’existe pas.\n'),
  });
  const empty = await mkdtemp(join(tmpdir(), 'passerelle-empty-'));
  const { code, output } = await run(empty);
  await rm(empty, { recursive: true });
  expect(code).toBe(1);
  expect(output).toContain(`Le dossier « ${empty} » ne contient aucun fichier Markdown (.md).\n`);
});
