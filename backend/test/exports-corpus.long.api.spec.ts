import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import type { ExportFormat } from '../src/content/exports/exports.dto.js';
import { ExportsService } from '../src/content/exports/exports.service.js';
import { ImportService } from '../src/content/import/import.service.js';
import { TutorialsService } from '../src/content/tutorials/tutorials.service.js';
import type { User } from '../src/members/users/user.entity.js';
import { UsersService } from '../src/members/users/users.service.js';
import { startApp, type TestApp } from './app.js';
import { signUpAdmin } from './people.js';
import { describeWithBrowser } from './programs.js';

const root = join(import.meta.dirname, '../..');
const corpus = join(root, '../shared/corpus');
const isWhole = process.env['PASSERELLE_CORPUS'] === 'whole';
/** Without PASSERELLE_CORPUS=whole only every twentieth article is exported. */
const SAMPLE_STEP = 20;
const TIMEOUT_MS = 1_800_000;
/** Only Markdown files depend on the database. */
const itOnce = process.env['TEST_DATABASE_URL'] ? it.skip : it;

let app: TestApp;
let sample: string;
let ids: number[];
beforeAll(async () => {
  sample = await mkdtemp(join(tmpdir(), 'passerelle-corpus-'));
  app = await startApp();
  await app.nest.get(ImportService).importFolder(await chosen());
  const { tutorials } = await app.nest.get(TutorialsService).list({});
  ids = tutorials.map(({ id }) => id).reverse();
}, TIMEOUT_MS);
afterAll(async () => {
  await app.stop();
  await rm(sample, { recursive: true, force: true });
});

/** Folder of the articles. */
async function chosen(): Promise<string> {
  if (!existsSync(corpus)) return join(root, 'backend/demo/tutorials');
  if (isWhole) return corpus;
  const articles = (await readdir(corpus)).filter((name) => name.endsWith('.md')).sort();
  for (const name of articles.filter((_, index) => index % SAMPLE_STEP === 0))
    await copyFile(join(corpus, name), join(sample, name));
  await cp(join(corpus, 'images'), join(sample, 'images'), { recursive: true });
  return sample;
}

const choices = { images: true, highQuality: false };

async function bytesOf(id: number, format: ExportFormat, reader?: User): Promise<Buffer> {
  return readFile((await app.nest.get(ExportsService).export(id, format, choices, reader)).path);
}

itOnce(
  'SHARE-17 every article becomes a page and a book',
  async () => {
    for (const id of ids) {
      expect((await bytesOf(id, 'html')).toString()).toMatch(/^<!doctype html>[\s\S]*<\/html>\n$/);
      const chapter = unzipSync(await bytesOf(id, 'epub'))['EPUB/chapter-1.xhtml']!;
      expect(strFromU8(chapter)).toMatch(/^<\?xml[\s\S]*<\/html>\n$/);
    }
  },
  TIMEOUT_MS,
);

describeWithBrowser('in a browser', () => {
  itOnce(
    'SHARE-15 articles become PDFs',
    async () => {
      for (const id of ids.filter((_, index) => isWhole || index % 3 === 0)) {
        expect((await bytesOf(id, 'pdf')).subarray(0, 5).toString()).toBe('%PDF-');
      }
    },
    TIMEOUT_MS,
  );
});

it(
  'SHARE-17 every article exported as Markdown is imported again unchanged',
  async () => {
    const back = await mkdtemp(join(tmpdir(), 'passerelle-back-'));
    const other = await startApp();
    // Readers get the text without its comments.
    const admin = (await app.nest.get(UsersService).find((await signUpAdmin(app)).user.id))!;
    try {
      for (const id of ids) {
        const bytes = await bytesOf(id, 'markdown', admin);
        const isArchive = bytes.subarray(0, 2).toString() === 'PK';
        const files = isArchive ? unzipSync(bytes) : { 'a.md': bytes };
        for (const [path, content] of Object.entries(files)) {
          const file = join(back, String(id), path);
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, content);
        }
      }
      const { created, refused } = await other.nest.get(ImportService).importFolder(back);
      expect({ created, refused }).toEqual({ created: ids.length, refused: [] });
      expect(await everyTutorial(other)).toEqual(await everyTutorial(app));
    } finally {
      await other.stop();
      await rm(back, { recursive: true, force: true });
    }
  },
  TIMEOUT_MS,
);

/** Imported tutorials by source, without ids and times of the import. */
async function everyTutorial({ nest }: TestApp): Promise<Record<string, unknown>> {
  const tutorials = nest.get(TutorialsService);
  const { tutorials: items } = await tutorials.list({});
  const found: [string, unknown][] = [];
  for (const { id } of items) {
    const whole = await tutorials.getWhole(id);
    // A single exported file cannot link to the other files of its import.
    const content = (await tutorials.get(id)).content.replace(
      /<a href="\/tutoriels\/\d+[^"]*">(.*?)<\/a>/gs,
      '$1',
    );
    const { title, description, domainId, difficulty, tags, authorName, authorBio, authorAvatar } = whole;
    const { date, licence, sourceUrl, image, source, sourcePath } = whole;
    const fields = { title, description, domainId, difficulty, tags, authorName, authorBio, authorAvatar };
    found.push([sourcePath!, { ...fields, date, licence, sourceUrl, image, source, content }]);
  }
  return Object.fromEntries(found.sort(([one], [another]) => (one < another ? -1 : 1)));
}
