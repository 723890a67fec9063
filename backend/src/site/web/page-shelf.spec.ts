import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { PageShelf, type Shelved } from './page-shelf.js';

const START = 1_800_000_000_000;

let folder: string;
let shelf: PageShelf;
let now: number;
beforeEach(() => {
  now = START;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  folder = mkdtempSync(join(tmpdir(), 'passerelle-shelf-'));
  shelf = new PageShelf(folder, 'one');
});
afterEach(() => {
  shelf.close();
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const made = (tags: string[], madeAt = Date.now()): Shelved => ({
  page: { etag: '"a"', size: 3, br: Buffer.from('abc'), headers: { vary: 'accept-encoding' }, viewOf: 7 },
  tags,
  madeAt,
});
const again = (form = 'one') => {
  shelf.close();
  shelf = new PageShelf(folder, form);
};
const pass = () => (now += 1);

it('gives out what was put there, after it was opened again too', () => {
  shelf.put('/a', made(['tutorial:7']));
  again();
  expect(shelf.find('/a', 0)).toEqual(made(['tutorial:7']));
  expect(shelf.find('/b', 0)).toBeUndefined();
});

it('gives out nothing older than a change to what it shows, then and later', () => {
  shelf.put('/a', made(['tutorial:7', 'tutorials']));
  shelf.put('/b', made(['tutorial:8']));
  pass();
  shelf.touch(['tutorials', 'comments:9']);
  for (const reopen of [false, true]) {
    if (reopen) again();
    expect(shelf.find('/a', 0)).toBeUndefined();
    expect(shelf.find('/b', 0)).toBeDefined();
  }
  pass();
  shelf.put('/a', made(['tutorial:7', 'tutorials']));
  expect(shelf.find('/a', 0)).toBeDefined();
});

it('gives out nothing whose making began before a change, or with it', () => {
  shelf.touch(['tutorials']);
  shelf.put('/a', made(['tutorials']));
  expect(shelf.find('/a', 0)).toBeUndefined();
});

it('gives out nothing older than it is asked for', () => {
  shelf.put('/a', made([]));
  expect(shelf.find('/a', START - 1)).toBeDefined();
  expect(shelf.find('/a', START)).toBeUndefined();
});

it('begins anew when it is cleared, and for another form of the site, and leaves no file behind', async () => {
  shelf.note(12);
  shelf.put('/a', made([]));
  const removed = shelf.clear();
  expect(shelf.find('/a', 0)).toBeUndefined();
  await removed;
  expect(readdirSync(folder).filter((name) => !name.startsWith('one-2.sqlite'))).toEqual([]);
  expect(shelf.heard).toEqual(new Set([12]));
  shelf.put('/a', made([]));
  again();
  expect(shelf.find('/a', 0)).toBeDefined();
  again('two');
  expect(shelf.find('/a', 0)).toBeUndefined();
  expect(shelf.heard).toEqual(new Set());
  expect(readdirSync(folder).filter((name) => !name.startsWith('two-1.sqlite'))).toEqual([]);
});

it('sweeps out what is too old, and the oldest of too many', async () => {
  for (let place = 0; place < 450; place += 1) shelf.put(`/${place}`, made(['x'], START + place));
  shelf.touch(['long ago']);
  await shelf.sweep(START + 249, 1000);
  expect(shelf.count).toBe(200);
  await shelf.sweep(START, 50);
  expect(shelf.count).toBe(50);
  expect(shelf.find('/449', 0)).toBeDefined();
});

it('remembers which events count, the latest of them', async () => {
  for (const eventId of [1, 2, 6000, 6002, 6002]) shelf.note(eventId);
  again();
  expect(shelf.heard).toEqual(new Set([1, 2, 6000, 6002]));
  await shelf.sweep(0, 100);
  expect(shelf.heard).toEqual(new Set([6000, 6002]));
});
