import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:tls';
import { expect, it } from '@jest/globals';
import { checkCertificate } from './certificate.js';

/** A certificate of localhost for January 2024 only, with its throw-away key. */
const cert = `-----BEGIN CERTIFICATE-----
MIIBDzCBtgIBATAKBggqhkjOPQQDAjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwHhcN
MjQwMTAxMDAwMDAwWhcNMjQwMjAxMTIwMDAwWjAUMRIwEAYDVQQDDAlsb2NhbGhv
c3QwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAARBwtr/jP2QB4KHndbb59uUe47I
yHFO7Q/22EZPx3Us1f5enBV1oenhil+QmHpvqFq1UXciqoFPJuFui+I8YZDcMAoG
CCqGSM49BAMCA0gAMEUCIQD6+dgsYdvU99J6MsPz9FEr0F4/YS2+vCYrbbtWjzhu
SgIgBf0VpjjyFBQQpVHdYSn1snVdKJawdD8eHhh8g+xlGAQ=
-----END CERTIFICATE-----`;
const key = `-----BEGIN EC PRIVATE KEY-----
MHcCAQEEID3PKQOcLY2dswmeF/Lr1losEdlzisfzXqrFOEwTWx1EoAoGCCqGSM49
AwEHoUQDQgAEQcLa/4z9kAeCh53W2+fblHuOyMhxTu0P9thGT8d1LNX+XpwVdaHp
4YpfkJh6b6hatVF3IqqBTybhboviPGGQ3A==
-----END EC PRIVATE KEY-----`;

it('reports that a certificate has expired, and when', async () => {
  const server = createServer({ cert, key });
  await once(server.listen(0, 'localhost'), 'listening');
  const { port } = server.address() as AddressInfo;
  const found = await checkCertificate(`https://localhost:${port}`, 2000);
  server.close();
  expect(found).toMatchObject({ state: 'repair', says: 'Le certificat a pris fin le 1er février 2024.' });
});

it('reports a server without a certificate, and one that does not answer', async () => {
  expect((await checkCertificate('http://exemple.fr', 2000)).says).toContain('n’est pas en https');
  expect(await checkCertificate('https://localhost:1', 2000)).toMatchObject({
    state: 'watch',
    says: expect.stringContaining('n’a pas pu être lu'),
  });
});
