import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ConfigError } from '../../config.js';
import { makeFolder, openDataFolder } from './data-folder.js';

let folder: string;
let before: number;
beforeEach(() => {
  before = process.umask();
  folder = mkdtempSync(join(tmpdir(), 'passerelle-folder-'));
});
afterEach(() => {
  process.umask(before);
  rmSync(folder, { recursive: true });
});

const modeOf = (name: string) => lstatSync(join(folder, name)).mode & 0o777;

describe('40.6 the data folder', () => {
  it('is created for this account only, like all files written from then on', () => {
    const dataDir = join(folder, 'a/b');
    process.umask(0o022);
    expect(openDataFolder({ dataDir })).toBeUndefined();
    writeFileSync(join(dataDir, 'file'), '');
    mkdirSync(join(dataDir, 'inner'));
    expect(['a', 'a/b', 'a/b/inner', 'a/b/file'].map(modeOf)).toEqual([0o700, 0o700, 0o700, 0o600]);
    expect(readdirSync(dataDir).toSorted()).toEqual(['file', 'inner']);
  });

  it('of an older version is closed to other accounts, with everything that the site has put there', () => {
    process.umask(0);
    for (const name of ['media/0c', 'outbox', 'backups/content', 'logs', 'exports', 'search', 'chromium'])
      mkdirSync(join(folder, name), { recursive: true });
    const files = [
      'passerelle.sqlite',
      'passerelle.sqlite-wal',
      'passerelle.sqlite-shm',
      'passerelle.sqlite-start',
      'session-secret',
      'admin-password',
      'media/0c/image.webp',
      'media/0c/image.webp.tmp',
      'outbox/1.eml',
      'backups/passerelle-1.zip',
      'backups/content/part',
      'logs/passerelle.log',
      'logs/passerelle.log.1',
    ];
    for (const name of files) writeFileSync(join(folder, name), '');
    writeFileSync(join(folder, 'chromium/run'), '', { mode: 0o755 });
    // As after a killed start, which had closed the content of this folder, but not the folder.
    chmodSync(join(folder, 'exports'), 0o755);
    openDataFolder({ dataDir: folder });
    expect(files.map(modeOf)).toEqual(files.map(() => 0o600));
    expect(['', 'media', 'media/0c', 'outbox', 'backups/content', 'exports'].map(modeOf)).toEqual(
      Array.from({ length: 6 }, () => 0o700),
    );
    expect(modeOf('chromium/run')).toBe(0o700);
  });

  it('keeps its permissions on files that are not the site’s, or lie elsewhere', () => {
    process.umask(0);
    const shared = join(folder, 'shared');
    mkdirSync(shared);
    writeFileSync(join(folder, 'mine.txt'), '');
    symlinkSync(shared, join(folder, 'media'));
    symlinkSync(join(folder, 'nowhere'), join(folder, 'exports'));
    openDataFolder({ dataDir: folder });
    expect([modeOf('mine.txt'), modeOf('shared')]).toEqual([0o666, 0o777]);
  });

  it('stays open if it is meant for everybody, like /tmp', () => {
    chmodSync(folder, 0o1777);
    openDataFolder({ dataDir: folder });
    expect(modeOf('')).toBe(0o777);
  });

  it.each(['file', 'file/below', 'file/far/below', '/dev/null', '/dev/null/x', '/proc/x', '/proc/x/y'])(
    '%s is refused in one sentence that names the variable',
    (path) => {
      writeFileSync(join(folder, 'file'), '');
      const dataDir = path.startsWith('/') ? path : join(folder, path);
      const open = () => openDataFolder({ dataDir });
      expect(open).toThrow(ConfigError);
      expect(open).toThrow(/^La variable DATA_DIR désigne [^.]+ \(\/.* : E[A-Z]+\) ; [^.]+\.$/);
    },
  );
});

it('a folder is created with its parents; creating it again does nothing', () => {
  makeFolder(join(folder, 'a/b/c'));
  makeFolder(join(folder, 'a/b/c'));
  expect(existsSync(join(folder, 'a/b/c'))).toBe(true);
});
