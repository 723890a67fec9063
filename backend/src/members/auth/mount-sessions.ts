import type { NestExpressApplication } from '@nestjs/platform-express';
import type { RequestHandler } from 'express';
import session from 'express-session';
import { Config } from '../../config.js';
import { askerOf } from '../../platform/common/inside-calls.js';
import { cookieSecret, isHttps } from './cookie-safety.js';
import { SessionStore } from './session.store.js';
import { SessionsService } from './sessions.service.js';
import { SignInService } from './sign-in.service.js';

/** Reads the session of each request ahead of the routes. A visitor without one costs no query and gets no cookie. */
export function mountSessions(app: NestExpressApplication): void {
  app.use(
    takeOver,
    ...sessionHandlers(app.get(Config), app.get(SessionsService), app.get(SignInService)),
    keepPrivate,
  );
}

/** What a page asks of the API for a member goes on in the session that was read for the page. */
const takeOver: RequestHandler = (request, _response, next) => {
  const asker = askerOf(request);
  if (asker) {
    const { session, sessionID, sessionStore } = asker;
    Object.assign(request, { session, sessionID, sessionStore });
  }
  next();
};

/** What a member is answered stays with that member; what anybody is answered may be another thing to a member. */
const keepPrivate: RequestHandler = (request, response, next) => {
  response.vary('Cookie');
  if (request.user) response.set('Cache-Control', 'private, no-store');
  next();
};

/** What finds out, one after the other, which session and which member a request belongs to. */
export function sessionHandlers(
  config: Config,
  sessions: SessionsService,
  { passport }: SignInService,
): RequestHandler[] {
  return [
    session({
      name: sessionCookie(config),
      secret: cookieSecret(config),
      store: new SessionStore(sessions),
      resave: false,
      saveUninitialized: false,
      cookie: { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(config) },
    }),
    passport.initialize(),
    passport.session() as RequestHandler,
  ];
}

/** The prefix has browsers refuse the cookie from anywhere but this host over https. */
export function sessionCookie(config: Config): string {
  return isHttps(config) ? '__Host-passerelle' : 'passerelle';
}
