import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { parseCookie } from 'cookie';
import type { Request } from 'express';
import { DAY_MS } from '@passerelle/api-client/durations';
import { Config } from '../../config.js';
import { sessionSecretOf } from '../../platform/common/session-secret.js';
import { isHttps } from './settable-cookie.js';

const COOKIE = 'passerelle-appareil';
/** Paths of the cookie: sign-in by the API and by the plain form. */
const API = '/api/auth';
const PLAIN = '/ecrire';
/** The maximum lifetime that browsers grant a cookie. */
const LASTS_MS = 400 * DAY_MS;
/** Members per browser; the member with the oldest sign-in is evicted first. */
const MAX_MEMBERS = 5;
const BETWEEN_MARKS = '~';

/**
 * Recognizes browsers in which a member has signed in before, so that attackers who guess passwords cannot lock out the
 * owner: OWASP's “device cookies”. The cookie holds one signed token per member, without the name.
 */
@Injectable()
export class KnownBrowsers {
  private readonly key: Buffer;

  constructor(private readonly config: Config) {
    this.key = createHmac('sha256', sessionSecretOf(config)).update('known browsers').digest();
  }

  /** Stable id of the browser for a member; undefined when the member has not signed in there. */
  findBrowser(request: Request, usernameKey: string): string | undefined {
    const mark = readMarks(request).find((each) => this.isFor(usernameKey, each));
    return mark && idOf(mark);
  }

  /** Marks the browser as known for a member. */
  rememberBrowser(request: Request, usernameKey: string): void {
    const id = this.findBrowser(request, usernameKey) ?? randomBytes(16).toString('base64url');
    const others = readMarks(request).filter((mark) => !this.isFor(usernameKey, mark));
    const marks = [`${id}.${this.sign(usernameKey, id)}`, ...others].slice(0, MAX_MEMBERS);
    // The plain form does not receive the API's cookie, and must not overwrite it.
    const paths = request.path.startsWith(PLAIN) ? [PLAIN] : [API, PLAIN];
    for (const path of paths) {
      request.res!.cookie(COOKIE, marks.join(BETWEEN_MARKS), {
        path,
        httpOnly: true,
        sameSite: 'lax',
        secure: isHttps(this.config),
        maxAge: LASTS_MS,
      });
    }
  }

  private isFor(usernameKey: string, mark: string): boolean {
    const given = Buffer.from(mark);
    const right = Buffer.from(`${idOf(mark)}.${this.sign(usernameKey, idOf(mark))}`);
    return given.length === right.length && timingSafeEqual(given, right);
  }

  private sign(usernameKey: string, id: string): string {
    return createHmac('sha256', this.key).update(`${id} ${usernameKey}`).digest('base64url');
  }
}

/** Unverified: the client may have forged them. */
function readMarks({ headers }: Request): string[] {
  const value = parseCookie(headers.cookie ?? '')[COOKIE];
  return value ? value.split(BETWEEN_MARKS).slice(0, MAX_MEMBERS) : [];
}

function idOf(mark: string): string {
  return mark.split('.', 1)[0]!;
}
