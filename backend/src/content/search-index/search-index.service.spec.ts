import { mkdtempSync, readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { ANALYSER_VERSION } from '@passerelle/api-client/search/analyse';
import { MINUTE_MS } from '@passerelle/api-client/durations';
import { readConfig } from '../../config.js';
import { BusyException } from '../../platform/common/busy.exception.js';
import { SearchIndexService } from './search-index.service.js';
import type { HtmlDocument } from './search-index-worker.js';

Logger.overrideLogger(false);

let dataDir: string;
let index: SearchIndexService;
const open = () => new SearchIndexService(readConfig({ DATA_DIR: dataDir, PASSERELLE_RATE_LIMITS: 'off' }));
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'passerelle-index-'));
  index = open();
});
afterEach(async () => {
  await index.onModuleDestroy();
  rmSync(dataDir, { recursive: true });
});

const document = (id: number, title: string): HtmlDocument => ({
  id,
  state: title,
  title,
  description: '',
  author: 'Ada',
  tags: [],
  domainId: 1,
  difficulty: null,
  readTime: null,
  date: 0,
  html: '<h2 id="ici">Ici</h2><p>Du texte.</p>',
});
const find = async (text: string) => (await index.search({ text, limit: 9 })).ids;
const files = () => readdirSync(join(dataDir, 'search')).filter((name) => !/-(wal|shm)$/.test(name));

it('a rebuilt index is searched only once it is complete, and replaces the earlier one', async () => {
  await index.put([document(1, 'Un narval'), document(2, 'Une loutre')]);
  const before = files();
  await index.rebuild(async (put) => {
    await put([document(2, 'Une loutre')]);
    expect(await find('narval')).toEqual([1]);
    await put([document(3, 'Un castor')]);
  });
  expect(await find('narval')).toEqual([]);
  expect([await find('loutre'), await find('castor')]).toEqual([[2], [3]]);
  expect(files()).toHaveLength(1);
  expect(files()).not.toEqual(before);
});

it('a failed rebuild leaves the earlier index unchanged and no other file', async () => {
  await index.put([document(1, 'Un narval')]);
  const failing = index.rebuild(async (put) => {
    await put([document(2, 'Une loutre')]);
    throw new Error('No more');
  });
  await expect(failing).rejects.toThrow('No more');
  expect(await find('narval')).toEqual([1]);
  expect(files()).toHaveLength(1);
});

it('the unfinished index of a killed process is deleted a day later', () => {
  const folder = join(dataDir, 'search');
  const [old, fresh] = ['a', 'b'].map((name) => join(folder, `tutorials-2.1-${name}.sqlite.123`)) as [
    string,
    string,
  ];
  writeFileSync(old, '');
  writeFileSync(fresh, '');
  utimesSync(old, 0, 0);
  open();
  expect(files()).toEqual(['tutorials-2.1-b.sqlite.123']);
});

it('another process finds the new index at its next check', async () => {
  const other = open();
  await index.put([document(1, 'Un narval')]);
  expect((await other.search({ text: 'narval', limit: 9 })).ids).toEqual([1]);
  await index.rebuild((put) => put([document(2, 'Une loutre')]));
  other.lookForSuccessor();
  expect((await other.search({ text: 'loutre', limit: 9 })).ids).toEqual([2]);
  await other.onModuleDestroy();
});

it('an index of another analyser version is searched until it is rebuilt', async () => {
  await index.put([document(1, 'Un narval')]);
  await index.onModuleDestroy();
  const [name] = files();
  const older = name!.replace(`.${ANALYSER_VERSION}-`, `.${ANALYSER_VERSION - 1}-`);
  renameSync(join(dataDir, 'search', name!), join(dataDir, 'search', older));
  writeFileSync(join(dataDir, 'search', 'tutorials-0.1-0.sqlite'), 'of another format');
  index = open();
  expect(index.isOutdated).toBe(true);
  expect(await find('narval')).toEqual([1]);
  await index.rebuild((put) => put([document(1, 'Un narval')]));
  expect(index.isOutdated).toBe(false);
  expect(files()).not.toContain(older);
});

it('a query that takes too long is refused with a French sentence, and the next one is answered', async () => {
  const words = Array.from({ length: 3000 }, (_, place) => `mot${(place * 7919).toString(36)}`);
  await index.put([document(1, 'Un narval'), document(2, words.join(' '))]);
  // Each of these words causes a fuzzy look-up.
  const text = words
    .slice(0, 30)
    .map((word) => `${word}x`)
    .join(' ');
  Object.assign(index, { budgetMs: 1 });
  const refused = index.search({ text, limit: 9 });
  await expect(refused).rejects.toBeInstanceOf(BusyException);
  await expect(refused).rejects.toMatchObject({
    response: { message: 'La recherche est très demandée. Réessayez dans un instant.' },
  });
  Object.assign(index, { budgetMs: MINUTE_MS });
  expect(await find('narval')).toEqual([1]);
});

it('the start deletes an index in an older format and keeps one in a newer format', async () => {
  await index.put([document(1, 'Un narval')]);
  const own = files();
  const write = (name: string) => writeFileSync(join(dataDir, 'search', name), '');
  ['tutorials-0.1-0.sqlite', 'tutorials-0.1-0.sqlite-wal', 'tutorials-999.1-0.sqlite'].forEach(write);
  await index.onModuleDestroy();
  index = open();
  expect(files().toSorted()).toEqual([...own, 'tutorials-999.1-0.sqlite'].toSorted());
  expect(readdirSync(join(dataDir, 'search'))).not.toContain('tutorials-0.1-0.sqlite-wal');
  expect(await find('narval')).toEqual([1]);
});

it('other queries are answered while the titles of a large site are read for the order by title', async () => {
  const many = 25_000;
  const titles = Array.from(
    { length: many },
    (_, place) => `Titre ${String((place * 7919) % many).padStart(5, '0')}`,
  );
  for (let from = 0; from < many; from += 5_000)
    await index.put(
      titles.slice(from, from + 5_000).map((title, place) => document(from + place + 1, title)),
    );
  await index.put([document(many + 1, 'Un narval')]);
  await find('narval');
  const answered: string[] = [];
  const byTitle = index.search({ text: '', order: 'title', direction: 'asc', limit: 2, offset: 12_000 });
  const others = ['narval', 'titre'].map((text) => find(text).then(() => answered.push(text)));
  expect((await byTitle.finally(() => answered.push('by title'))).ids).toEqual(
    ['Titre 12000', 'Titre 12001'].map((title) => titles.indexOf(title) + 1),
  );
  await Promise.all(others);
  expect(answered).toEqual(['narval', 'titre', 'by title']);
});
