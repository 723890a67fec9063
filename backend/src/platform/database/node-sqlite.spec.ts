import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, it, jest } from '@jest/globals';
import { NodeSqlite } from './node-sqlite.js';

afterEach(() => void jest.restoreAllMocks());

it('compiles a statement once, until others have displaced it from the cache', () => {
  const database = new NodeSqlite(':memory:', { statements: 2 });
  const compile = jest.spyOn(DatabaseSync.prototype, 'prepare');
  const read = (sql: string, ...parameters: unknown[]) => database.prepare(sql).all(...parameters);
  expect(read('SELECT ? AS a', 1)).toEqual([{ a: 1 }]);
  expect(read('SELECT ? AS a', 2)).toEqual([{ a: 2 }]);
  expect(compile).toHaveBeenCalledTimes(1);
  read('SELECT 2');
  read('SELECT 3');
  read('SELECT ? AS a', 3);
  expect(compile).toHaveBeenCalledTimes(4);
  database.close();
});
