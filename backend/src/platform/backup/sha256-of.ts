import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';

/** In hexadecimal. */
export async function sha256Of(stream: Readable): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of stream as AsyncIterable<Buffer>) hash.update(part);
  return hash.digest('hex');
}
