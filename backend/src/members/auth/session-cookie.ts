import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { parse } from 'cookie';
import { unsign } from 'cookie-signature';
import { Config } from '../../config.js';
import { cookieSecret } from './cookie-safety.js';
import { sessionCookie } from './mount-sessions.js';

/** Tells, at no cost but a hash, who may be signed in: what reads the same for every visitor may not do so for them. */
@Injectable()
export class SessionCookie {
  private readonly name: string;
  private readonly secret: string;

  constructor(config: Config) {
    this.name = sessionCookie(config);
    this.secret = cookieSecret(config);
  }

  /** Whether a request carries a session of ours, which may have ended since. What only looks like one is none. */
  isIn(request: Pick<IncomingMessage, 'headers'>): boolean {
    return this.idIn(request) !== undefined;
  }

  /** The id of the session a request carries; undefined for visitors. */
  idIn({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
    return signedSession(headers.cookie, this.name, this.secret);
  }
}

/**
 * The id of the session that a Cookie header names, read just as express-session reads it; undefined where the signature
 * is not ours.
 * @param name of the cookie
 * @param secret the key of its signature
 */
export function signedSession(header: string | undefined, name: string, secret: string): string | undefined {
  if (!header?.includes(`${name}=`)) return undefined;
  const value = parse(header)[name];
  return (value?.startsWith('s:') && unsign(value.slice(2), secret)) || undefined;
}
