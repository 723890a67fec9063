import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { SessionData } from 'express-session';
import type { EntityManager } from 'typeorm';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { KnownBrowsers } from './known-browsers.js';
import { LONGEST_MS, SessionsService } from './sessions.service.js';

/** Begins, renews and ends sessions. */
@Injectable()
export class SignInService {
  constructor(
    private readonly users: UsersService,
    private readonly browsers: KnownBrowsers,
    private readonly sessions: SessionsService,
  ) {}

  /**
   * Starts a session under a new id, and marks the browser as known for the member.
   * @param isRemembered whether the session outlives the browser and being idle
   */
  async begin(request: Request, user: User, isRemembered = false): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      request.logIn(user, (error: Error | null) => (error ? reject(error) : resolve()));
    });
    if (isRemembered) {
      request.session.isRemembered = true;
      request.session.cookie.maxAge = LONGEST_MS;
    }
    request.session.userAgent = request.get('user-agent') ?? '';
    this.browsers.rememberBrowser(request, user.usernameKey);
    await this.users.updateLastSeen(user);
  }

  /**
   * Changes the member's credentials, continues under a new session id, and ends their other sessions.
   * @param change calls `renew` in its transaction, so that both take effect or neither
   */
  async renewing<T>(
    request: Request,
    { id }: User,
    change: (renew: (manager: EntityManager) => Promise<void>) => Promise<T>,
  ): Promise<T> {
    const sid = randomBytes(24).toString('base64url');
    const { sessionID: previous, session, sessionStore } = request;
    const changed = await change((manager) => this.sessions.renewWithin(manager, id, previous, sid));
    request.sessionID = sid;
    sessionStore.createSession(request, JSON.parse(JSON.stringify(session)) as SessionData);
    return changed;
  }

  async end(request: Request): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      request.session.destroy((error: Error | null) => (error ? reject(error) : resolve()));
    });
  }
}
