import { createHash, createHmac } from 'node:crypto';
import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import { Decrypter, Encrypter, generateIdentity, identityToRecipient } from 'age-encryption';
import { DamagedPartError } from './damaged-part.js';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** Names parts by their content and packs them. With a secret, neither names nor bytes reveal anything without it. */
export class PartForm {
  private readonly encrypter: Encrypter | undefined;
  private readonly decrypter: Decrypter | undefined;

  private constructor(
    /** An age identity, stored in the backup's manifest. */
    readonly secret: string | undefined,
    recipient: string | undefined,
  ) {
    if (!secret || !recipient) return;
    this.encrypter = new Encrypter();
    this.encrypter.addRecipient(recipient);
    this.decrypter = new Decrypter();
    this.decrypter.addIdentity(secret);
  }

  static async of(secret: string | undefined): Promise<PartForm> {
    return new PartForm(secret, secret && (await identityToRecipient(secret)));
  }

  static newSecret(): Promise<string> {
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
