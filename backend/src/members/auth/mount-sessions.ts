import type { NestExpressApplication } from '@nestjs/platform-express';
import type { RequestHandler } from 'express';
import session from 'express-session';
import { Config } from '../../config.js';
import { sessionSecretOf } from '../../platform/common/session-secret.js';
import { originalRequestOf } from '../../platform/common/internal-requests.js';
import { isHttps } from './settable-cookie.js';
import { SessionStore } from './session.store.js';
import { SessionsService } from './sessions.service.js';
import { SignInService } from './sign-in.service.js';

/** Loads the session before the routes run. Visitors without one cost no query and get no cookie. */
export function mountSessions(app: NestExpressApplication): void {
  app.use(
    reuseOriginalSession,
    ...sessionHandlers(app.get(Config), app.get(SessionsService), app.get(SignInService)),
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
  { passport }: SignInService,
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
  ];
}

/** With this prefix, browsers accept the cookie only from this host over HTTPS. */
export function sessionCookie(config: Config): string {
  return isHttps(config) ? '__Host-passerelle' : 'passerelle';
}
