import { randomBytes } from 'node:crypto';
import { Injectable, UnauthorizedException } from '@nestjs/common';
import type { Request } from 'express';
import type { SessionData } from 'express-session';
import { Passport } from 'passport';
import { Strategy } from 'passport-local';
import type { EntityManager } from 'typeorm';
import type { User } from '../users/user.entity.js';
import { isSuspended, UsersService } from '../users/users.service.js';
import type { LoginBody } from './auth.dto.js';
import { AuthService } from './auth.service.js';
import { FailedSignInLimit } from './failed-sign-in-limit.js';
import { KnownBrowsers } from './known-browsers.js';
import { memberOf } from './session.store.js';
import { LONGEST_MS, SessionsService } from './sessions.service.js';
import { SettableCookie } from './settable-cookie.js';

type Done = (error: unknown, value?: unknown) => void;

/** Connects passport to our accounts and sessions. */
@Injectable()
export class SignInService {
  readonly passport = new Passport();

  constructor(
    private readonly auth: AuthService,
    private readonly users: UsersService,
    private readonly browsers: KnownBrowsers,
    private readonly guesses: FailedSignInLimit,
    private readonly sessions: SessionsService,
    private readonly cookie: SettableCookie,
  ) {
    this.passport.use(
      new Strategy({ passReqToCallback: true }, (request: Request, username, _password, done) => {
        this.check(request, username).then((user) => done(null, user), done);
      }),
    );
    this.passport.serializeUser((user, done) => done(null, (user as User).id));
    this.passport.deserializeUser(
      (request: Request, id: number, done: (error: unknown, user?: User | false) => void) => {
        this.load(request, id).then((user) => done(null, user), done);
      },
    );
  }

  /**
   * Signs in with the name and password in the request body.
   * @throws ConflictException when the session’s cookie cannot be set
   */
  async signIn(request: Request): Promise<User> {
    this.cookie.require(request);
    const user = await new Promise<User>((resolve, reject) => {
      const authenticate = this.passport.authenticate('local', (error: Error | null, found: User | false) => {
        if (error) reject(error);
        // passport-local itself rejects a missing name or password.
        else if (!found) reject(new UnauthorizedException());
        else resolve(found);
      }) as (request: Request, response: unknown, next: Done) => void;
      authenticate(request, request.res, reject);
    });
    await this.begin(request, user, (request.body as LoginBody).remember === true);
    return user;
  }

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

  /** In a known browser only its own failures count. */
  private async check(request: Request, given: string): Promise<User> {
    const body = request.body as LoginBody;
    const key = await this.users.usernameKeyFor(given);
    const browser = this.browsers.findBrowser(request, key);
    if (browser) return this.auth.signIn(key, body, browser);
    return this.guesses.guard(request.ip ?? '', () => this.auth.signIn(key, body));
  }

  /** The session's member; false, which signs out, when the account is deleted or suspended. */
  private async load({ session }: Request, id: number): Promise<User | false> {
    const read = memberOf(session);
    const user = read === undefined ? await this.users.find(id) : read;
    if (!user || isSuspended(user)) return false;
    await this.users.updateLastSeen(user);
    return user;
  }
}
