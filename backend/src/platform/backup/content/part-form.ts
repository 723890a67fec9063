import { createHash, createHmac } from 'node:crypto';
import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import type { Decrypter, Encrypter } from 'age-encryption';
import { loadAge } from '../load-age.js';
import { BackupError, damaged } from '../manifest.js';

/** A part is truncated, altered or missing. */
export class DamagedPartError extends BackupError {
  constructor(
    readonly part: string,
    cause?: unknown,
  ) {
    super(damaged().message, { cause });
  }
}

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** Names parts by their content and packs them. With a secret, names and bytes reveal nothing without it. */
export class PartForm {
  private constructor(
    /** An age identity, stored in the backup's manifest. */
    readonly secret?: string,
    private readonly encrypter?: Encrypter,
    private readonly decrypter?: Decrypter,
  ) {}

  static async of(secret: string | undefined): Promise<PartForm> {
    if (!secret) return new PartForm();
    const { Decrypter, Encrypter, identityToRecipient } = await loadAge();
    const encrypter = new Encrypter();
    encrypter.addRecipient(await identityToRecipient(secret));
    const decrypter = new Decrypter();
    decrypter.addIdentity(secret);
    return new PartForm(secret, encrypter, decrypter);
  }

  static async newSecret(): Promise<string> {
    const { generateIdentity } = await loadAge();
    return generateIdentity();
  }

  nameOf(content: Buffer): string {
    const hash = this.secret ? createHmac('sha256', this.secret) : createHash('sha256');
    return hash.update(content).digest('hex');
  }

  async pack(content: Buffer): Promise<Buffer> {
    const packed = await compress(content);
    return this.encrypter ? Buffer.from(await this.encrypter.encrypt(packed)) : packed;
  }

  /** @throws DamagedPartError when the content does not match the name */
  async unpack(name: string, bytes: Buffer): Promise<Buffer> {
    const content = await this.open(bytes).catch((error: unknown) => {
      throw new DamagedPartError(name, error);
    });
    if (this.nameOf(content) !== name) throw new DamagedPartError(name);
    return content;
  }

  private async open(bytes: Buffer): Promise<Buffer> {
    return decompress(this.decrypter ? await this.decrypter.decrypt(bytes) : bytes);
  }
}
