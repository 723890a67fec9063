import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { parseCookie } from 'cookie';
import type { Request } from 'express';
import { Config } from '../../config.js';
import { cookieSecret, isHttps } from './cookie-safety.js';

const COOKIE = 'passerelle-appareil';
/** Only signing in asks for it: by the API, and in the plain form. Each path has a cookie of its own. */
const API = '/api/auth';
const PLAIN = '/ecrire';
/** As long as browsers keep a cookie at most. */
const LASTS_MS = 400 * 24 * 60 * 60 * 1000;
/** How many members one browser is known for; the one who signed in longest ago is forgotten first. */
const MAX_MEMBERS = 5;
const BETWEEN_MARKS = '~';

/**
 * Recognises the browsers in which a member has signed in before, so that strangers who guess at a name can't keep its
 * owner out: OWASP's “device cookies”. A cookie holds one signed mark for each member, which names nobody.
 */
@Injectable()
export class KnownBrowsers {
  private readonly key: Buffer;

  constructor(private readonly config: Config) {
    this.key = createHmac('sha256', cookieSecret(config)).update('known browsers').digest();
  }

  /** The id of the browser a request comes from, the same each time; undefined where the member has not signed in yet. */
  find(request: Request, usernameKey: string): string | undefined {
    const mark = readMarks(request).find((each) => this.isFor(usernameKey, each));
    return mark && idOf(mark);
  }

  /** Has the browser that sent a request known for a member from now on. */
  remember(request: Request, usernameKey: string): void {
    const id = this.find(request, usernameKey) ?? randomBytes(16).toString('base64url');
    const others = readMarks(request).filter((mark) => !this.isFor(usernameKey, mark));
    const marks = [`${id}.${this.sign(usernameKey, id)}`, ...others].slice(0, MAX_MEMBERS);
    // The plain form does not see the marks that the API has, and must not take their place.
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

/** As they were sent: any of them may be made up. */
function readMarks({ headers }: Request): string[] {
  const value = parseCookie(headers.cookie ?? '')[COOKIE];
  return value ? value.split(BETWEEN_MARKS).slice(0, MAX_MEMBERS) : [];
}

function idOf(mark: string): string {
  return mark.split('.', 1)[0]!;
}
