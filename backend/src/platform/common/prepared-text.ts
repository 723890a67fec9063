import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

const compress = {
  br: async (text: Buffer) => {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      // No larger than the text: brotli allocates the whole window.
      [constants.BROTLI_PARAM_LGWIN]: windowOf(text.length),
    };
    return copyOf(await promisify(brotliCompress)(text, { params }));
  },
  gzip: async (text: Buffer) => copyOf(await promisify(gzip)(text, { level: 6 })),
};

/** Copies the result of zlib, which would otherwise keep a larger block of memory alive. */
const copyOf = (body: Buffer): Buffer => Buffer.from(new Uint8Array(body).buffer);

/** Brotli's window, in bits. */
function windowOf(length: number): number {
  const { BROTLI_MIN_WINDOW_BITS: least, BROTLI_DEFAULT_WINDOW: usual } = constants;
  return Math.min(usual, Math.max(least, Math.ceil(Math.log2(length + 16))));
}

/** Preferred first, when the client accepts several equally. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const satisfies Encoding[];
/**
 * Negotiated encoding by `Accept-Encoding` header. Browsers send a few dozen values, others any number, hence the
 * bound.
 */
const chosen = new LRUCache<string, Encoding>({ max: 200 });
const MAX_REMEMBERED_LENGTH = 200;

export type Encoding = 'identity' | keyof typeof compress;

/** A text that is sent many times: encoded, hashed and compressed once. */
export class PreparedText {
  readonly etag: string;
  /** Uncompressed, in bytes. */
  readonly size: number;
  private readonly bodies = new Map<Encoding, Buffer | Promise<Buffer>>();

  /** @param text the text, or its stored form: Brotli body, ETag and size */
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

  /** The body in an encoding; a promise unless it is in memory. */
  bodyIn(encoding: Encoding): Buffer | Promise<Buffer> {
    const known = this.bodies.get(encoding);
    if (known) return known;
    if (encoding === 'identity') return Promise.resolve(this.bodyIn('br')).then(promisify(brotliDecompress));
    const coming = Promise.resolve(this.bodyIn('identity')).then(compress[encoding]);
    this.bodies.set(encoding, coming);
    coming.then(
      (body) => this.bodies.set(encoding, body),
      () => this.bodies.delete(encoding),
    );
    return coming;
  }

  /** Whether the body in an encoding is held in memory. */
  hasBodyIn(encoding: Encoding): boolean {
    return this.bodies.has(encoding);
  }

  /**
   * Keeps only the compressed bodies, a fifth of the text. Nearly every client accepts one; the others wait a
   * millisecond. Resolves to the bytes held by both together.
   */
  async compact(): Promise<number> {
    const { length } = await this.bodyIn('br');
    this.bodies.delete('identity');
    return compactSize(length);
  }
}

/** Estimated bytes held after `compact`. @param br length of the Brotli body */
export function compactSize(br: number): number {
  return Math.ceil(br * 2.2);
}

/** Best encoding that both sides support. @param accepted the `Accept-Encoding` header */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  const known = chosen.get(accepted);
  if (known) return known;
  const encoding = negotiateEncoding(accepted);
  if (accepted.length <= MAX_REMEMBERED_LENGTH) chosen.set(accepted, encoding);
  return encoding;
}

function negotiateEncoding(accepted: string): Encoding {
  // Its types lack the option `preferred`.
  const negotiator: { encoding(known: readonly string[], options: object): string | undefined } =
    new Negotiator({ headers: { 'accept-encoding': accepted } });
  // A client that accepts none of them gets it uncompressed.
  return (negotiator.encoding(ENCODINGS, { preferred: ENCODINGS }) as Encoding | undefined) ?? 'identity';
}
