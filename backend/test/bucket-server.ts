import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

export const bucketKey = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };

/** A local S3-compatible server with one bucket, `sauvegardes`. */
export async function startBucketServer() {
  const directory = await mkdtemp(join(tmpdir(), 'passerelle-bucket-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'sauvegardes' }],
  });
  const { port } = await server.run();
  const requests: string[] = [];
  server.httpServer.prependListener('request', ({ method, url }: IncomingMessage) => {
    requests.push(`${method} ${url}`);
    // Unlike S3, this server drops the slash after the bucket's name before it verifies signatures.
    server.allowMismatchedSignatures = url!.startsWith('/sauvegardes/?');
  });
  return {
    port,
    endpoint: `http://127.0.0.1:${port}`,
    /** Requests received, as method and address. */
    requests,
    stop: async () => {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
