import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import express from 'express';
import request from 'supertest';
import { builtFiles } from './serve-site.js';

const folder = mkdtempSync(join(tmpdir(), 'passerelle-built-'));
const unheard: unknown[] = [];
const hear = (error: unknown) => unheard.push(error);
beforeAll(() => {
  process.on('uncaughtException', hear);
});
afterAll(() => {
  process.off('uncaughtException', hear);
  rmSync(folder, { recursive: true });
});

it('a built file deleted while it is being sent breaks off only its own response', async () => {
  for (const name of ['gone.js', 'there.js']) writeFileSync(join(folder, name), 'export {};');
  const app = express().use(builtFiles(folder, false));
  rmSync(join(folder, 'gone.js'));
  await expect(request(app).get('/gone.js')).rejects.toThrow('socket hang up');
  await request(app).get('/there.js').expect(200, 'export {};');
  expect(unheard).toEqual([]);
});
