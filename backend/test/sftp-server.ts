import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import ssh2 from 'ssh2';

const { Server, utils } = ssh2;

/** OpenSSH's sftp-server, found or installed by the test command. */
export const sftpProgram = process.env['SFTP_SERVER'];

export const sftpUser = { name: 'passerelle', password: 'Pont-levant-7' };

/**
 * OpenSSH's sftp-server behind an SSH server in this process. It accepts one user, by password or key.
 * @param largestFile in blocks of 1024 bytes; writing beyond it fails as on a full disk
 */
export async function startSftpServer(largestFile?: number) {
  const folder = await mkdtemp(join(tmpdir(), 'passerelle-sftp-'));
  // Not ed25519: 1 in 140 of the keys that ssh2 makes cannot be read.
  const host = utils.generateKeyPairSync('ecdsa', { bits: 256 });
  const key = utils.generateKeyPairSync('ecdsa', { bits: 256 });
  const own = utils.parseKey(key.public);
  if (own instanceof Error) throw own;
  const command = largestFile
    ? ['-c', `trap '' XFSZ; ulimit -f ${largestFile}; exec ${sftpProgram}`]
    : ['-c', `exec ${sftpProgram}`];
  const server = new Server({ hostKeys: [host.private] }, (connection) => {
    (connection as unknown as { setNoDelay(on: boolean): void }).setNoDelay(true);
    connection.on('error', () => undefined);
    connection.on('authentication', (attempt) => {
      const isKnown = attempt.username === sftpUser.name;
      if (attempt.method === 'password' && isKnown && attempt.password === sftpUser.password) {
        return attempt.accept();
      }
      const isOwnKey = attempt.method === 'publickey' && attempt.key.data.equals(own.getPublicSSH());
      return isKnown && isOwnKey ? attempt.accept() : attempt.reject(['password', 'publickey']);
    });
    connection.on('session', (accept) => {
      accept().on('subsystem', (acceptSubsystem: () => ssh2.ServerChannel) => {
        const channel = acceptSubsystem();
        const child = spawn('bash', command, { stdio: ['pipe', 'pipe', 'ignore'] });
        channel.pipe(child.stdin).on('error', () => undefined);
        child.stdout.pipe(channel);
      });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const public_ = utils.parseKey(host.public);
  if (public_ instanceof Error) throw public_;
  const digest = createHash('sha256').update(public_.getPublicSSH()).digest('base64');
  return {
    port,
    folder,
    key: key.private,
    fingerprint: `SHA256:${digest.replace(/=$/, '')}`,
    stop: async () => {
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
