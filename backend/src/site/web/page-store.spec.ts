import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { PageStore, type StoredPage } from './page-store.js';

const START = 1_800_000_000_000;

let folder: string;
let shelf: PageStore;
let now: number;
beforeEach(() => {
  now = START;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  folder = mkdtempSync(join(tmpdir(), 'passerelle-shelf-'));
  shelf = new PageStore(folder, 'one');
});
afterEach(() => {
  shelf.close();
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const made = (tags: string[], madeAt = Date.now()): StoredPage => ({
  page: { etag: '"a"', size: 3, br: Buffer.from('abc'), headers: { vary: 'accept-encoding' }, viewOf: 7 },
  tags,
  madeAt,
});
const again = (form = 'one') => {
  shelf.close();
  shelf = new PageStore(folder, form);
};
const pass = () => (now += 1);

it('returns stored pages, also after the file is opened again', () => {
  shelf.savePage('/a', made(['tutorial:7']));
  again();
  expect(shelf.findPage('/a', 0)).toEqual(made(['tutorial:7']));
  expect(shelf.findPage('/b', 0)).toBeUndefined();
});

it('returns no page older than a change of its tags, at once and later', () => {
  shelf.savePage('/a', made(['tutorial:7', 'tutorials']));
  shelf.savePage('/b', made(['tutorial:8']));
  pass();
  shelf.invalidateTags(['tutorials', 'comments:9']);
  for (const reopen of [false, true]) {
    if (reopen) again();
    expect(shelf.findPage('/a', 0)).toBeUndefined();
    expect(shelf.findPage('/b', 0)).toBeDefined();
  }
  pass();
  shelf.savePage('/a', made(['tutorial:7', 'tutorials']));
  expect(shelf.findPage('/a', 0)).toBeDefined();
});

it('returns no page whose rendering began before or at the time of a change', () => {
  shelf.invalidateTags(['tutorials']);
  shelf.savePage('/a', made(['tutorials']));
  expect(shelf.findPage('/a', 0)).toBeUndefined();
});

it('returns no page older than requested', () => {
  shelf.savePage('/a', made([]));
  expect(shelf.findPage('/a', START - 1)).toBeDefined();
  expect(shelf.findPage('/a', START)).toBeUndefined();
});

it('starts a new file when it is cleared or for another form of the site, and leaves no old file behind', async () => {
  shelf.recordEvent(12);
  shelf.savePage('/a', made([]));
  const removed = shelf.clearPages();
  expect(shelf.findPage('/a', 0)).toBeUndefined();
  await removed;
  expect(readdirSync(folder).filter((name) => !name.startsWith('one-2.sqlite'))).toEqual([]);
  expect(shelf.appliedEvents).toEqual(new Set([12]));
  shelf.savePage('/a', made([]));
  again();
  expect(shelf.findPage('/a', 0)).toBeDefined();
  again('two');
  expect(shelf.findPage('/a', 0)).toBeUndefined();
  expect(shelf.appliedEvents).toEqual(new Set());
  expect(readdirSync(folder).filter((name) => !name.startsWith('two-1.sqlite'))).toEqual([]);
});

it('deletes pages that are too old, and the oldest of too many', async () => {
  for (let place = 0; place < 450; place += 1) shelf.savePage(`/${place}`, made(['x'], START + place));
  shelf.invalidateTags(['long ago']);
  await shelf.deleteOldPages(START + 249, 1000);
  expect(shelf.count).toBe(200);
  await shelf.deleteOldPages(START, 50);
  expect(shelf.count).toBe(50);
  expect(shelf.findPage('/449', 0)).toBeDefined();
});

it('remembers the ids of the latest applied events', async () => {
  for (const eventId of [1, 2, 6000, 6002, 6002]) shelf.recordEvent(eventId);
  again();
  expect(shelf.appliedEvents).toEqual(new Set([1, 2, 6000, 6002]));
  await shelf.deleteOldPages(0, 100);
  expect(shelf.appliedEvents).toEqual(new Set([6000, 6002]));
});
