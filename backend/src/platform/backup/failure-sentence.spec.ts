import { describe, expect, it } from '@jest/globals';
import { QueryFailedError } from 'typeorm';
import { BackupError } from './manifest.js';
import { failureSentence } from './failure-sentence.js';

const ofFile = (code: string) => Object.assign(new Error(`${code}: …, write`), { code, errno: -1 });
const ofSqlite = (errcode: number) =>
  new QueryFailedError('INSERT …', [], Object.assign(new Error('…'), { code: 'ERR_SQLITE_ERROR', errcode }));

describe('the sentence about a failed backup', () => {
  it.each([
    ['a full disk', ofFile('ENOSPC'), /plus de place/],
    ['a spent quota', ofFile('EDQUOT'), /plus de place/],
    ['a disk that fills while SQLite writes', ofSqlite(13), /plus de place/],
    ['a folder of someone else', ofFile('EACCES'), /ne peut pas être écrit/],
    ['a disk that can only be read', ofFile('EROFS'), /ne peut pas être écrit/],
    ['a base that can’t be made', ofSqlite(14 + 256), /ne peut pas être écrit/],
    ['its own reason', new BackupError('Voilà pourquoi.'), /^Voilà pourquoi\.$/],
  ])('%s', (_, error, sentence) => {
    expect(failureSentence(error)).toMatch(sentence);
    expect(failureSentence(error)).toMatch(/\.$/);
  });

  it('is undefined for other errors', () => {
    expect(failureSentence(new TypeError('x is not a function'))).toBeUndefined();
  });
});
