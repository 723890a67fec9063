import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { posix } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import SftpClient from 'ssh2-sftp-client';
import type { BackupAccess } from '../../../config.js';
import { BackupError } from '../manifest.js';
import { explainSftp, isMissing } from './sftp-faults.js';
import { sendFile } from './send-file.js';
import {
  type BackupStore,
  isAbandoned,
  isLeftover,
  PARTIAL,
  shownAddress,
  type StoredFile,
} from './store.js';

/** Bytes per read or write: the largest that OpenSSH accepts, since each waits for a reply. */
const ORDER_BYTES = 255 * 1024;
const CONNECT_MS = 20_000;
/** Detects a vanished host within half a minute. */
const ALIVE = { keepaliveInterval: 10_000, keepaliveCountMax: 3 };

/** `sftp://user[:password]@host[:port]/folder[?fingerprint=SHA256:…]`; `/~/folder` is relative to the user's home. */
export class SftpStore implements BackupStore {
  readonly staging = undefined;
  private readonly folders = new Map<string, Promise<unknown>>();

  private constructor(
    readonly address: string,
    private readonly folder: string,
    private readonly client: SftpClient,
  ) {}

  /** @throws BackupError when the server is unreachable, has another host key than expected, or denies access */
  static async connect(url: URL, access: BackupAccess): Promise<SftpStore> {
    const { hostname, port, pathname } = url;
    const path = decodeURIComponent(pathname).replace(/\/$/, '');
    const address = shownAddress(url.href);
    const expected = url.searchParams.get('fingerprint')?.replaceAll(' ', '+') ?? access.sshFingerprint;
    let presented: string | undefined;
    // If the connection ends between two commands, the next one fails and reports it.
    const client = new SftpClient('sftp', { error: () => {}, end: () => {}, close: () => {} });
    const key = access.sshKeyFile && (await readKey(access.sshKeyFile));
    try {
      await client.connect({
        // No Nagle delay: each command waits for its reply.
        sock: connect({ host: hostname, port: Number(port || 22), noDelay: true }),
        username: decodeURIComponent(url.username),
        ...(url.password ? { password: decodeURIComponent(url.password) } : {}),
        ...(key ? { privateKey: key } : {}),
        hostVerifier: (hostKey: Buffer) => {
          presented = fingerprintOf(hostKey);
          return presented === expected;
        },
        readyTimeout: CONNECT_MS,
        ...ALIVE,
      });
    } catch (error) {
      await client.end().catch(() => undefined);
      if (presented && presented !== expected) throw strange(address, presented, expected);
      throw explainSftp(error, address);
    }
    return new SftpStore(address, path.replace(/^\/~(?=\/|$)/, '.') || '/', client);
  }

  async prepare(): Promise<void> {
    await this.makeFolder('');
    for (const { name, changedAt } of await this.list('')) {
      if (isLeftover(name) && isAbandoned(changedAt)) await this.remove(name);
    }
  }

  async list(folder: string): Promise<StoredFile[]> {
    const entries = await this.ask(() =>
      this.client.list(this.pathOf(folder)).catch((error: unknown) => {
        if (isMissing(error)) return [];
        throw error;
      }),
    );
    return entries
      .filter(({ type }) => type === '-')
      .map(({ name, size, modifyTime }) => ({ name, bytes: size, changedAt: new Date(modifyTime) }));
  }

  async write(name: string, content: Readable): Promise<void> {
    const path = this.pathOf(name);
    const partial = path + PARTIAL;
    await this.ask(async () => {
      await this.makeFolder(posix.dirname(name));
      try {
        await pipeline(content, this.client.createWriteStream(partial, { mode: 0o600 }));
        await this.client.posixRename(partial, path);
      } catch (error) {
        await this.client.delete(partial, true).catch(() => undefined);
        throw error;
      }
    });
  }

  keep(path: string, name: string): Promise<void> {
    return sendFile(this, path, name);
  }

  async read(name: string): Promise<Readable> {
    const path = this.pathOf(name);
    if (!(await this.ask(() => this.client.exists(path)))) {
      throw new BackupError(`La sauvegarde ${this.address}/${name} n’existe pas.`);
    }
    return Readable.from(this.bytesOf(path), { objectMode: false });
  }

  async remove(name: string): Promise<void> {
    await this.ask(() => this.client.delete(this.pathOf(name), true));
  }

  async close(): Promise<void> {
    await this.client.end().catch(() => undefined);
  }

  private pathOf(name: string): string {
    return posix.join(this.folder, name);
  }

  /** Shared by concurrent callers, because the server refuses to create a folder twice. */
  private async makeFolder(name: string): Promise<void> {
    const path = this.pathOf(name);
    const making = this.folders.get(path) ?? this.ask(() => this.client.mkdir(path, true));
    this.folders.set(path, making);
    try {
      await making;
    } catch (error) {
      this.folders.delete(path);
      throw error;
    }
  }

  private async *bytesOf(path: string): AsyncGenerator<Buffer> {
    const stream = this.client.createReadStream(path, { highWaterMark: ORDER_BYTES });
    // The stream may still be closing its file when the connection ends.
    stream.on('error', () => {});
    try {
      yield* stream as AsyncIterable<Buffer>;
    } catch (error) {
      throw explainSftp(error, this.address);
    }
  }

  private async ask<T>(request: () => Promise<T>): Promise<T> {
    try {
      return await request();
    } catch (error) {
      throw explainSftp(error, this.address);
    }
  }
}

/** In the format of `ssh-keygen -l`. */
function fingerprintOf(key: Buffer): string {
  return `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=$/, '')}`;
}

async function readKey(path: string): Promise<Buffer> {
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw new BackupError(`La clé de la variable BACKUP_SSH_KEY ne peut pas être lue (${error.code}).`);
  });
}

function strange(address: string, presented: string, expected: string | undefined): BackupError {
  return new BackupError(
    expected
      ? `Le serveur de ${address} se présente avec l’empreinte ${presented}, qui n’est pas celle attendue ; rien ne lui a été envoyé.`
      : `Le serveur de ${address} n’est pas connu ; si son empreinte est bien ${presented}, donnez-la dans BACKUP_SSH_FINGERPRINT.`,
  );
}
