import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { OutgoingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { RenderedFrom } from '../content-version/content-version.service.js';

const MAX_BYTES = 64 * 1024 * 1024;

const compress = {
  br: (html: Buffer) =>
    promisify(brotliCompress)(html, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
      },
    }),
  gzip: (html: Buffer) => promisify(gzip)(html, { level: 6 }),
};

export type Encoding = 'identity' | keyof typeof compress;

/** A rendered page, ready to be sent in any encoding. Compressing waits for the first visitor who asks for it. */
export class RenderedPage {
  readonly etag: string;
  private readonly renderedAt = Date.now();
  private readonly bodies = new Map<Encoding, Promise<Buffer>>();

  constructor(
    html: string,
    readonly status: number,
    readonly from: RenderedFrom,
    /** Headers of the answer, but for length, encoding and ETag. */
    readonly headers: OutgoingHttpHeaders,
    /** The tutorial of which this page is a reading. */
    readonly viewOf?: number,
  ) {
    const identity = Buffer.from(html);
    this.bodies.set('identity', Promise.resolve(identity));
    this.etag = `"${createHash('sha1').update(identity).digest('base64url')}"`;
    this.size = identity.length;
  }

  readonly size: number;

  isOlderThan(ms: number): boolean {
    return Date.now() - this.renderedAt >= ms;
  }

  async body(encoding: Encoding): Promise<Buffer> {
    let body = this.bodies.get(encoding);
    if (!body && encoding !== 'identity') {
      body = this.body('identity').then(compress[encoding]);
      this.bodies.set(encoding, body);
    }
    return body!;
  }
}

/** What the settings say of kept pages. */
export interface KeepingRules {
  maxAgeMs: number;
  /** Whether a page ends with the next change to the content, before its time. */
  clearOnUpdate: boolean;
}

/** Pages as anonymous visitors see them, by address. */
export class HtmlCache {
  private readonly pages = new LRUCache<string, RenderedPage>({
    maxSize: MAX_BYTES,
    // Compressed forms come on top of the page itself.
    sizeCalculation: (page) => Math.ceil(page.size * 1.5),
  });

  /** The page kept for an address, if it may still be sent. */
  get(
    address: string,
    now: RenderedFrom,
    { maxAgeMs, clearOnUpdate }: KeepingRules,
  ): RenderedPage | undefined {
    const page = this.pages.get(address);
    if (!page || page.isOlderThan(maxAgeMs) || page.from.clearings !== now.clearings) return undefined;
    return clearOnUpdate && page.from.content !== now.content ? undefined : page;
  }

  set(address: string, page: RenderedPage): void {
    this.pages.set(address, page);
  }

  clear(): void {
    this.pages.clear();
  }
}

/** The best encoding both sides know. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (accepted?.includes('br')) return 'br';
  if (accepted?.includes('gzip')) return 'gzip';
  return 'identity';
}
