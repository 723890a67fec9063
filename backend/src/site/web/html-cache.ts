import type { OutgoingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { chooseEncoding, type Encoding, PreparedText } from '../../platform/common/prepared-text.js';
import type { RenderedFrom } from '../../platform/content-version/content-version.service.js';

const MAX_BYTES = 64 * 1024 * 1024;

/** A page as it goes over the wire: names and values of its headers in turn, and its bytes. */
export interface ReadyPage {
  headers: string[];
  body: Buffer;
}

/** A rendered page, ready to be sent in any encoding. */
export class RenderedPage {
  private readonly text: PreparedText;
  private readonly renderedAt = Date.now();
  private readonly ready = new Map<Encoding, ReadyPage>();

  constructor(
    html: string,
    readonly status: number,
    readonly from: RenderedFrom,
    /** Headers of the answer, but for length, encoding and ETag. */
    readonly headers: OutgoingHttpHeaders,
    /** The tutorial of which this page is a reading. */
    readonly viewOf?: number,
  ) {
    this.text = new PreparedText(html);
  }

  get etag(): string {
    return this.text.etag;
  }

  get size(): number {
    return this.text.size;
  }

  isOlderThan(ms: number): boolean {
    return Date.now() - this.renderedAt >= ms;
  }

  /** The page for a caller who takes these encodings; a promise of it for the first who asks for one of them. */
  readyFor(accepted: string | undefined): ReadyPage | Promise<ReadyPage> {
    const encoding = chooseEncoding(accepted);
    const ready = this.ready.get(encoding);
    if (ready) return ready;
    const body = this.text.in(encoding);
    return body instanceof Promise
      ? body.then((bytes) => this.makeReady(encoding, bytes))
      : this.makeReady(encoding, body);
  }

  private makeReady(encoding: Encoding, body: Buffer): ReadyPage {
    const headers = {
      ...this.headers,
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      ...(this.status === 200 ? { etag: this.etag } : {}),
      'content-length': body.length,
    };
    const ready = { headers: inTurn(headers), body };
    this.ready.set(encoding, ready);
    return ready;
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

/** As node:http takes headers without looking at them again. */
function inTurn(headers: OutgoingHttpHeaders): string[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().flatMap((each) => [name, String(each)]),
  );
}
