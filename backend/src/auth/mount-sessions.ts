import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { RequestHandler } from 'express';
import session from 'express-session';
import { Config } from '../config.js';
import { SessionStore } from './session.store.js';
import { SessionsService } from './sessions.service.js';
import { SignInService } from './sign-in.service.js';

/** Reads the session of each request ahead of the routes. A visitor without one costs no query and gets no cookie. */
export function mountSessions(app: NestExpressApplication): void {
  app.use(...sessionHandlers(app.get(Config), app.get(SessionsService), app.get(SignInService)), keepPrivate);
}

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
      secret: sessionSecret(config),
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

/** The key of the cookie's signatures; read from the disk where the environment has none. */
export function sessionSecret({ sessionSecret: given, dataDir }: Config): string {
  return given ?? keptSecret(dataDir);
}

function isHttps({ publicUrl }: Config): boolean {
  return publicUrl.startsWith('https://');
}

function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'session-secret');
  mkdirSync(dataDir, { recursive: true });
  try {
    // Exclusive: of two processes that start at once, one writes and both read the same.
    writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8');
}
