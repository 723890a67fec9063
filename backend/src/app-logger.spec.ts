import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, jest } from '@jest/globals';
import { AppLogger } from './app-logger.js';
import { readConfig } from './config.js';
import { AppLog } from './platform/common/app-log.js';

it('prints no secrets on the terminal', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'passerelle-log-'));
  const log = new AppLog(readConfig({ DATA_DIR: dataDir }));
  const logger = new AppLogger('info', log);
  const said: string[] = [];
  const hear = (text: unknown) => said.push(String(text)) > 0;
  const spies = [
    jest.spyOn(process.stdout, 'write').mockImplementation(hear),
    jest.spyOn(process.stderr, 'write').mockImplementation(hear),
  ];
  try {
    logger.log('smtp://u:tres-secret@hote', 'Essai');
    logger.warn('Refusé', { password: 'tres-secret' }, 'Essai');
    logger.error('Échec', new Error('mysql://u:tres-secret@hote').stack, 'Essai');
    logger.fatal(new Error('token=tres-secret'));
  } finally {
    for (const spy of spies) spy.mockRestore();
    log.onApplicationShutdown();
    rmSync(dataDir, { recursive: true });
  }
  const text = said.join('');
  // 40.38: days first.
  expect(text).toMatch(/ \d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d +LOG \[Essai\]/);
  expect(text).not.toContain('tres-secret');
  for (const part of [
    / LOG \[Essai\] smtp:\/\/u:\*\*\*@hote/,
    / WARN \[Essai\] Refusé/,
    / ERROR \[Essai\] Échec/,
    / FATAL /,
  ])
    expect(text).toMatch(part);
  expect(log.listEntries({ limit: 10 }).map(({ level }) => level)).toEqual([
    'error',
    'error',
    'warn',
    'info',
  ]);
});
