import type { Request } from 'express';
import { Store, type Session, type SessionData } from 'express-session';
import type { User } from '../users/user.entity.js';
import type { LoadedSession, SessionsService } from './sessions.service.js';

type Answer<T> = (error: unknown, value?: T) => void;

/** Session rows and members loaded for the current requests. */
const read = new WeakMap<object, LoadedSession>();

/** The member of a loaded session; null when it has none, undefined when it was not loaded from the database. */
export function memberOf(session: Partial<SessionData>): User | null | undefined {
  return read.get(session)?.user;
}

/** Adapter of express-session's store to SessionsService. */
export class SessionStore extends Store {
  constructor(private readonly sessions: SessionsService) {
    super();
  }

  override get(sid: string, done: Answer<SessionData | null>): void {
    this.sessions.loadSession(sid).then(
      (found) => {
        if (found) read.set(found.data, found);
        done(null, found?.data ?? null);
      },
      (error: unknown) => done(error),
    );
  }

  /** Keeps the loaded member with the session object that express-session creates. */
  override createSession(request: Request, data: SessionData): Session & SessionData {
    const session = super.createSession(request, data);
    const found = read.get(data);
    if (found) read.set(session, found);
    return session;
  }

  override set(sid: string, data: SessionData, done?: Answer<void>): void {
    this.sessions.saveSession(sid, data).then(
      () => done?.(null),
      (error: unknown) => done?.(error),
    );
  }

  override destroy(sid: string, done?: Answer<void>): void {
    this.sessions.endSession(sid).then(
      () => done?.(null),
      (error: unknown) => done?.(error),
    );
  }

  override touch(sid: string, session: SessionData, done?: Answer<void>): void {
    const found = read.get(session);
    if (!found) return done?.(null);
    this.sessions.touchSession(sid, found.lastSeenAt).then(
      () => done?.(null),
      (error: unknown) => done?.(error),
    );
  }
}
