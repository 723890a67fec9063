import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-local';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import type { LoginBody } from './auth.dto.js';
import { AuthService } from './auth.service.js';
import { FailedSignInLimit } from './failed-sign-in-limit.js';
import { KnownBrowsers } from './known-browsers.js';
import { SettableCookie } from './settable-cookie.js';

/** Signing in with a name, a password and, if required, a second factor. */
@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy) {
  constructor(
    private readonly auth: AuthService,
    private readonly users: UsersService,
    private readonly browsers: KnownBrowsers,
    private readonly guesses: FailedSignInLimit,
    private readonly cookie: SettableCookie,
  ) {
    super({ passReqToCallback: true });
  }

  /**
   * The member who signs in. In a known browser only its own failures count.
   * @throws ConflictException when the session’s cookie cannot be set, and what `AuthService.signIn` throws
   */
  async validate(request: Request, username: string): Promise<User> {
    this.cookie.require(request);
    const body = request.body as LoginBody;
    const key = await this.users.usernameKeyFor(username);
    const browser = this.browsers.findBrowser(request, key);
    if (browser) return this.auth.signIn(key, body, browser);
    return this.guesses.guard(request.ip ?? '', () => this.auth.signIn(key, body));
  }
}
