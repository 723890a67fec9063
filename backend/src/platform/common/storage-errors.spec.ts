import { expect, it } from '@jest/globals';
import { QueryFailedError } from 'typeorm';
import { isOutOfSpace, isReadOnly, isUnwritable } from './storage-errors.js';

const sqlite = (errcode: number) =>
  new QueryFailedError('INSERT', [], Object.assign(new Error('disk I/O error'), { errcode }));
const system = (code: string, syscall: string) => Object.assign(new Error(code), { code, syscall });

it.each([
  ['a full disk', sqlite(13), system('ENOSPC', 'write'), system('EDQUOT', 'open')],
  ['a full disk, whose index does not fit', sqlite(4874)],
])('recognizes %s as out of space', (_, ...errors) => {
  for (const error of errors) expect([isOutOfSpace(error), isReadOnly(error)]).toEqual([true, false]);
});

it.each([
  ['a base that can only be read', sqlite(8), sqlite(1032)],
  ['a disk that the kernel has made read-only under open files', sqlite(778), sqlite(1034), sqlite(1546)],
  [
    'a folder that can only be read',
    system('EROFS', 'open'),
    system('EACCES', 'mkdir'),
    system('EPERM', 'write'),
  ],
])('recognizes %s as read-only', (_, ...errors) => {
  for (const error of errors) expect([isOutOfSpace(error), isReadOnly(error)]).toEqual([false, true]);
});

it.each([
  ['a constraint', sqlite(19)],
  ['a page that cannot be read', sqlite(266)],
  ['a socket that is refused', system('EACCES', 'connect')],
  ['no error of a system', new Error('EROFS')],
])('recognizes %s as neither out of space nor read-only', (_, error) => {
  expect(isUnwritable(error)).toBe(false);
});
