import { Store, type SessionData } from 'express-session';
import type { SessionsService } from './sessions.service.js';

type Answer<T> = (error: unknown, value?: T) => void;

/** Lets express-session keep its sessions through SessionsService. */
export class SessionStore extends Store {
  constructor(private readonly sessions: SessionsService) {
    super();
  }

  override get(sid: string, done: Answer<SessionData | null>): void {
    this.sessions.read(sid).then(
      (data) => done(null, data),
      (error: unknown) => done(error),
    );
  }

  override set(sid: string, data: SessionData, done?: Answer<void>): void {
    this.sessions.write(sid, data).then(
      () => done?.(null),
      (error: unknown) => done?.(error),
    );
  }

  override destroy(sid: string, done?: Answer<void>): void {
    this.sessions.end(sid).then(
      () => done?.(null),
      (error: unknown) => done?.(error),
    );
  }

  override touch(sid: string, _: SessionData, done?: Answer<void>): void {
    this.sessions.notice(sid).then(
      () => done?.(null),
      (error: unknown) => done?.(error),
    );
  }
}
