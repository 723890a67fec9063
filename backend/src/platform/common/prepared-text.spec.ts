import { randomBytes } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { PreparedText } from './prepared-text.js';

it.each(['br', 'gzip'] as const)('a %s body takes no more memory than its bytes', async (encoding) => {
  const text = new PreparedText(randomBytes(6000).toString('hex'));
  const body = await text.bodyIn(encoding);
  expect(body.length).toBeGreaterThan(5000);
  expect(body.buffer.byteLength).toBe(body.length);
});
