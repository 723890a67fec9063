import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

const compress = {
  br: (text: Buffer) =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  gzip: (text: Buffer) => promisify(gzip)(text, { level: 6 }),
};
/** The best first, for who takes several alike. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const satisfies Encoding[];
/** What headers amount to: there are a few dozen that browsers send, and any number that others do. */
const chosen = new LRUCache<string, Encoding>({ max: 200 });
const MAX_REMEMBERED_LENGTH = 200;

export type Encoding = 'identity' | keyof typeof compress;

/** A text that is sent again and again: turned into bytes, hashed and compressed once for all. */
export class PreparedText {
  readonly etag: string;
  /** In bytes, uncompressed. */
  readonly size: number;
  private readonly bodies = new Map<Encoding, Buffer | Promise<Buffer>>();

  /** @param text itself, or what was kept of it: its compressed form, its tag and its size */
  constructor(text: string | { etag: string; size: number; br: Buffer }) {
    if (typeof text !== 'string') {
      this.etag = text.etag;
      this.size = text.size;
      this.bodies.set('br', text.br);
      return;
    }
    const identity = Buffer.from(text);
    this.bodies.set('identity', identity);
    this.etag = `"${createHash('sha1').update(identity).digest('base64url')}"`;
    this.size = identity.length;
  }

  /** The bytes in an encoding; a promise of them unless they are at hand. */
  in(encoding: Encoding): Buffer | Promise<Buffer> {
    const known = this.bodies.get(encoding);
    if (known) return known;
    if (encoding === 'identity') return Promise.resolve(this.in('br')).then(promisify(brotliDecompress));
    const coming = Promise.resolve(this.in('identity')).then(compress[encoding]);
    this.bodies.set(encoding, coming);
    coming.then(
      (body) => this.bodies.set(encoding, body),
      () => this.bodies.delete(encoding),
    );
    return coming;
  }

  /** Whether what `in` gives for an encoding is at hand the next time. */
  keeps(encoding: Encoding): boolean {
    return this.bodies.has(encoding);
  }

  /**
   * Keeps the compressed forms alone, a fifth of the text: nearly everybody takes one of them, and the others wait a
   * millisecond. Resolves to the bytes that are kept, both forms together.
   */
  async compact(): Promise<number> {
    const { length } = await this.in('br');
    this.bodies.delete('identity');
    return bytesKept(length);
  }
}

/** What is kept of a text in the end, both compressed forms together. @param br how long the better one is */
export function bytesKept(br: number): number {
  return Math.ceil(br * 2.2);
}

/** The best encoding both sides know. @param accepted what the caller's `Accept-Encoding` says */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  const known = chosen.get(accepted);
  if (known) return known;
  const encoding = negotiateEncoding(accepted);
  if (accepted.length <= MAX_REMEMBERED_LENGTH) chosen.set(accepted, encoding);
  return encoding;
}

function negotiateEncoding(accepted: string): Encoding {
  // Its types do not know yet that it takes an order of our own.
  const negotiator: { encoding(known: readonly string[], options: object): string | undefined } =
    new Negotiator({ headers: { 'accept-encoding': accepted } });
  // Who takes nothing that there is gets it as it is.
  return (negotiator.encoding(ENCODINGS, { preferred: ENCODINGS }) as Encoding | undefined) ?? 'identity';
}
