import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { parse } from 'cookie';
import { unsign } from 'cookie-signature';
import { Config } from '../../config.js';
import { sessionSecretOf } from '../../platform/common/session-secret.js';
import { sessionCookie } from './mount-sessions.js';

/** Tells, at the cost of one hash, whether a request may be signed in and so must not get a cached public response. */
@Injectable()
export class SessionCookie {
  private readonly name: string;
  private readonly secret: string;

  constructor(config: Config) {
    this.name = sessionCookie(config);
    this.secret = sessionSecretOf(config);
  }

  /** Whether a request has a validly signed session cookie; the session itself may have ended. */
  isIn(request: Pick<IncomingMessage, 'headers'>): boolean {
    return this.idIn(request) !== undefined;
  }

  /** Id of the session in the cookie; undefined for visitors. */
  idIn({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
    return signedSession(headers.cookie, this.name, this.secret);
  }
}

/**
 * Session id in a Cookie header, parsed as express-session does; undefined when the signature is invalid.
 * @param name name of the cookie
 * @param secret signing key
 */
export function signedSession(header: string | undefined, name: string, secret: string): string | undefined {
  if (!header?.includes(`${name}=`)) return undefined;
  const value = parse(header)[name];
  return (value?.startsWith('s:') && unsign(value.slice(2), secret)) || undefined;
}
