import type { OutgoingHttpHeaders } from 'node:http';
import { chooseEncoding, type Encoding, PreparedText } from '../../platform/common/prepared-text.js';

/** A page in one encoding: header names and values alternating, and the body. */
export interface ReadyPage {
  headers: string[];
  body: Buffer;
}

/** A page as stored on disk. */
export interface StoredForm {
  etag: string;
  /** Uncompressed, in bytes. */
  size: number;
  br: Buffer;
  headers: OutgoingHttpHeaders;
  viewOf?: number;
}

const OK = 200;

/** A rendered page or file, ready to be sent in any encoding. */
export class RenderedPage {
  private readonly ready = new Map<Encoding, ReadyPage>();

  constructor(
    private readonly text: PreparedText,
    readonly status: number,
    /** Response headers except length, encoding and ETag. */
    readonly headers: OutgoingHttpHeaders,
    /** The tutorial whose view count this page increases. */
    readonly viewOf?: number,
  ) {}

  /** Only pages with status 200 are stored. */
  static fromStored({ headers, viewOf, ...text }: StoredForm): RenderedPage {
    return new RenderedPage(new PreparedText(text), OK, headers, viewOf);
  }

  async toStored(): Promise<StoredForm> {
    const { etag, size } = this.text;
    const { headers, viewOf } = this;
    return { etag, size, br: await this.text.bodyIn('br'), headers, ...(viewOf && { viewOf }) };
  }

  get etag(): string {
    return this.text.etag;
  }

  /** The page in the best encoding that the client accepts; a promise unless it is in memory. */
  readyFor(accepted: string | undefined): ReadyPage | Promise<ReadyPage> {
    const encoding = chooseEncoding(accepted);
    const ready = this.ready.get(encoding);
    if (ready) return ready;
    const body = this.text.bodyIn(encoding);
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
    if (this.text.hasBodyIn(encoding)) this.ready.set(encoding, ready);
    return ready;
  }
}

/** Flat list of headers, which node:http sends without further checks. */
function inTurn(headers: OutgoingHttpHeaders): string[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().flatMap((each) => [name, String(each)]),
  );
}
