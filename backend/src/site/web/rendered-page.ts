import type { OutgoingHttpHeaders } from 'node:http';
import { chooseEncoding, type Encoding, PreparedText } from '../../platform/common/prepared-text.js';

/** A page as it goes over the wire: names and values of its headers in turn, and its bytes. */
export interface ReadyPage {
  headers: string[];
  body: Buffer;
}

/** A page as it is kept outside the process. */
export interface KeptForm {
  etag: string;
  /** Of the text, in bytes. */
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
    /** Headers of the answer, but for length, encoding and ETag. */
    readonly headers: OutgoingHttpHeaders,
    /** The tutorial of which this page is a reading. */
    readonly viewOf?: number,
  ) {}

  /** One that was found and whole. */
  static fromKept({ headers, viewOf, ...text }: KeptForm): RenderedPage {
    return new RenderedPage(new PreparedText(text), OK, headers, viewOf);
  }

  async toKept(): Promise<KeptForm> {
    const { etag, size } = this.text;
    const { headers, viewOf } = this;
    return { etag, size, br: await this.text.in('br'), headers, ...(viewOf && { viewOf }) };
  }

  get etag(): string {
    return this.text.etag;
  }

  /** The page for a caller who takes these encodings; a promise of it unless it is at hand. */
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
    if (this.text.keeps(encoding)) this.ready.set(encoding, ready);
    return ready;
  }
}

/** As node:http takes headers without looking at them again. */
function inTurn(headers: OutgoingHttpHeaders): string[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().flatMap((each) => [name, String(each)]),
  );
}
