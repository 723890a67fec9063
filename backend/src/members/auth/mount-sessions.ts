import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Request, RequestHandler } from 'express';
import session from 'express-session';
import passport from 'passport';
import { Config } from '../../config.js';
import { sessionSecretOf } from '../../platform/common/session-secret.js';
import { originalRequestOf } from '../../platform/common/internal-requests.js';
import { isHttps } from './settable-cookie.js';
import { isSuspended, UsersService } from '../users/users.service.js';
import type { User } from '../users/user.entity.js';
import { memberOf, SessionStore } from './session.store.js';
import { SessionsService } from './sessions.service.js';

passport.serializeUser((user, done) => done(null, (user as User).id));
// `PassportSerializer` of Nest is not given the request, whose session has brought its member along in one query.
passport.deserializeUser(
  (request: Request, _id: number, done: (error: unknown, user: User | false) => void) => {
    const user = memberOf(request.session);
    done(null, user && !isSuspended(user) ? user : false);
  },
);

/** Loads the session before the routes run. Visitors without one cost no query and get no cookie. */
export function mountSessions(app: NestExpressApplication): void {
  app.use(
    reuseOriginalSession,
    ...sessionHandlers(app.get(Config), app.get(SessionsService), app.get(UsersService)),
    keepPrivate,
  );
}

/** API calls on behalf of a page reuse the session loaded for the page. */
const reuseOriginalSession: RequestHandler = (request, _response, next) => {
  const asker = originalRequestOf(request);
  if (asker) {
    const { session, sessionID, sessionStore } = asker;
    Object.assign(request, { session, sessionID, sessionStore });
  }
  next();
};

/** Responses to members are private; public ones vary by cookie, since members may get another. */
const keepPrivate: RequestHandler = (request, response, next) => {
  response.vary('Cookie');
  if (request.user) response.set('Cache-Control', 'private, no-store');
  next();
};

/** Middleware that loads the session and its member. */
export function sessionHandlers(
  config: Config,
  sessions: SessionsService,
  users: UsersService,
): RequestHandler[] {
  return [
    session({
      name: sessionCookie(config),
      secret: sessionSecretOf(config),
      store: new SessionStore(sessions),
      resave: false,
      saveUninitialized: false,
      cookie: { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(config) },
    }),
    passport.initialize(),
    passport.session() as RequestHandler,
    (request, _response, next) => {
      const user = request.user as User | undefined;
      if (user) users.updateLastSeen(user).then(() => next(), next);
      else next();
    },
  ];
}

/** With this prefix, browsers accept the cookie only from this host over HTTPS. */
export function sessionCookie(config: Config): string {
  return isHttps(config) ? '__Host-passerelle' : 'passerelle';
}
