import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { RotatingFile } from './rotating-file.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'passerelle-lines-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

it('rotates before the file is too long, keeps the given number of old files, and continues after a close', () => {
  const file = new RotatingFile(join(folder, 'new', 'log'), 10, 2);
  for (const line of ['one\n', 'two\n', 'three\n', 'four\n', 'five\n', 'six\n']) file.write(line);
  file.close();
  file.write('7\n');
  file.close();
  const kept = readdirSync(join(folder, 'new')).sort();
  expect(kept.map((name) => [name, readFileSync(join(folder, 'new', name), 'utf8')])).toEqual([
    ['log', 'six\n7\n'],
    ['log.1', 'four\nfive\n'],
    ['log.2', 'three\n'],
  ]);
});

const onLinux = process.platform === 'linux' ? it : it.skip;
onLinux('ends nothing where the disk is full', () => {
  const file = new RotatingFile('/dev/full', 1000, 1);
  for (let line = 0; line < 3; line += 1) expect(() => file.write('a line\n')).not.toThrow();
});
