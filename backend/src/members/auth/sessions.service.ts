import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { SessionData } from 'express-session';
import { In, LessThan, Not, type EntityManager, type Repository } from 'typeorm';
import { DAY_MS, MINUTE_MS } from '@passerelle/api-client/durations';
import { deleteInBatches } from '../../platform/database/delete-in-batches.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { ignoreUnwritable, isUnwritable } from '../../platform/common/storage-errors.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { User } from '../users/user.entity.js';
import { Session } from './session.entity.js';
import { UnwrittenSessions } from './unwritten-sessions.js';
import { RetentionTask } from '../../platform/retention/retention-task.js';

/** Maximum age of any session. */
export const LONGEST_MS = 30 * DAY_MS;
/** Minimum interval between updates of `lastSeenAt`. */
const NOTICE_EVERY_MS = MINUTE_MS;

declare module 'express-session' {
  interface SessionData {
    passport?: { user: number };
    userAgent?: string;
    /** Whether it survives being idle. */
    isRemembered?: boolean;
  }
}

/** Result of loading a session. */
export interface LoadedSession {
  data: SessionData;
  user: User | null;
  lastSeenAt: Date;
}

/** Sessions in the database: they can be listed and ended, and expire when idle or old. */
@Injectable()
export class SessionsService {
  private readonly unwritten: UnwrittenSessions;

  constructor(
    @InjectRepository(Session) private readonly sessions: Repository<Session>,
    private readonly settings: SettingsService,
    private readonly events: DomainEvents,
  ) {
    this.unwritten = new UnwrittenSessions(sessions);
  }

  /** A session with its member in one query; null when it does not exist or has expired. */
  async loadSession(sid: string): Promise<LoadedSession | null> {
    const unwritten = this.unwritten.find(hash(sid));
    const session = await (unwritten ? this.withUser(unwritten.row) : this.find(hash(sid)));
    if (!session) return null;
    if (await this.hasEnded(session)) {
      await this.sessions.delete(session.id).catch(ignoreUnwritable);
      return null;
    }
    if (unwritten) await this.unwritten.writePending();
    const { data, user, lastSeenAt } = session;
    return { data: JSON.parse(data) as SessionData, user, lastSeenAt };
  }

  /** Which of these have ended; renewed ones have not. */
  async endedAmong(sids: readonly string[]): Promise<Set<string>> {
    const ids = new Map(sids.map((sid) => [hash(sid), sid]));
    const ended = new Set(sids);
    const kept = await this.sessions.find({
      select: { id: true, previousId: true, isRemembered: true, createdAt: true, lastSeenAt: true },
      where: [{ id: In([...ids.keys()]) }, { previousId: In([...ids.keys()]) }],
    });
    for (const session of kept) {
      if (await this.hasEnded(session)) continue;
      for (const id of [session.id, session.previousId]) ended.delete(ids.get(id ?? '') ?? '');
    }
    return ended;
  }

  async saveSession(sid: string, data: SessionData): Promise<void> {
    const now = new Date();
    const id = hash(sid);
    const known = this.unwritten.find(id)?.row ?? (await this.sessions.findOneBy({ id }));
    const row = {
      id,
      userId: data.passport?.user ?? null,
      isRemembered: data.isRemembered ?? false,
      data: JSON.stringify(data),
      userAgent: data.userAgent?.slice(0, 300) ?? null,
      createdAt: known?.createdAt ?? now,
      lastSeenAt: now,
    };
    try {
      await this.sessions.upsert(row, ['id']);
      this.unwritten.dropSession(id);
    } catch (error) {
      if (!isUnwritable(error)) throw error;
      this.unwritten.keepSession(id, { previousId: null, ...known, ...row });
    }
  }

  /**
   * Continues a session under a new id, unknown to a thief of the cookie, and ends the member's others. Runs in the
   * transaction that changes the credentials.
   */
  async renewWithin(manager: EntityManager, userId: number, previousSid: string, sid: string): Promise<void> {
    const renewed = { id: hash(sid), previousId: hash(previousSid) };
    await manager.update(Session, { id: renewed.previousId }, renewed);
    await this.endAllSessions(userId, { except: sid, manager });
  }

  /** Updates `lastSeenAt`, at most once per interval. */
  async touchSession(sid: string, lastSeenAt: Date): Promise<void> {
    const now = new Date();
    const due = new Date(now.getTime() - NOTICE_EVERY_MS);
    if (lastSeenAt >= due) return;
    await this.sessions
      .update({ id: hash(sid), lastSeenAt: LessThan(due) }, { lastSeenAt: now })
      .catch(ignoreUnwritable);
  }

  async endSession(sid: string): Promise<void> {
    const id = hash(sid);
    const session = await this.sessions.findOneBy({ id });
    this.unwritten.dropSession(id);
    if (!session) return;
    try {
      await this.sessions.delete(id);
      if (session.userId) await this.announceEnd(session.userId);
    } catch (error) {
      if (!isUnwritable(error)) throw error;
      this.unwritten.keepSession(id);
    }
  }

  /** Most recently used first. `current` marks the caller's own. */
  async list(userId: number, sid: string): Promise<(Session & { current: boolean })[]> {
    const sessions = await this.sessions.find({
      where: { userId },
      order: { lastSeenAt: 'DESC' },
      take: 100,
    });
    return sessions.map((session) => ({ ...session, current: session.id === hash(sid) }));
  }

  /** Ends all sessions of a member, except possibly one; resolves to their number. */
  async endAllSessions(
    userId: number,
    { except: kept, manager = this.sessions.manager }: { except?: string; manager?: EntityManager } = {},
  ): Promise<number> {
    const except = kept ? { id: Not(hash(kept)) } : {};
    const { affected } = await manager.delete(Session, { userId, ...except });
    await this.announceEnd(userId, manager);
    this.unwritten.endAll(userId, kept && hash(kept));
    return affected ?? 0;
  }

  /** Deletes expired sessions. */
  @RetentionTask('sessions')
  async deleteExpired(): Promise<void> {
    await this.unwritten.writePending();
    const { idleSince, oldest } = await this.ends();
    await deleteInBatches(this.sessions, { lastSeenAt: LessThan(idleSince), isRemembered: false });
    await deleteInBatches(this.sessions, { createdAt: LessThan(oldest) });
  }

  private find(id: string): Promise<(Session & { user: User | null }) | null> {
    return this.sessions
      .createQueryBuilder('session')
      .leftJoinAndMapOne('session.user', User, 'user', 'user.id = session.userId')
      .where('session.id = :id', { id })
      .getOne() as Promise<(Session & { user: User | null }) | null>;
  }

  private async withUser(session: Session | undefined): Promise<(Session & { user: User | null }) | null> {
    if (!session) return null;
    const id = session.userId;
    return { ...session, user: id === null ? null : await this.sessions.manager.findOneBy(User, { id }) };
  }

  private async announceEnd(userId: number, manager = this.sessions.manager): Promise<void> {
    await this.events.publish(manager, 'sessions.ended', { userId });
  }

  private async hasEnded({
    createdAt,
    lastSeenAt,
    isRemembered,
  }: Pick<Session, 'createdAt' | 'lastSeenAt' | 'isRemembered'>): Promise<boolean> {
    const { idleSince, oldest } = await this.ends();
    return (lastSeenAt < idleSince && !isRemembered) || createdAt < oldest;
  }

  /** Limits of expiry: sessions last seen before `idleSince` unless remembered, or created before `oldest`. */
  private async ends(): Promise<{ idleSince: Date; oldest: Date }> {
    const now = Date.now();
    const idleMs = (await this.settings.get('sessionTimeoutMinutes')) * 60_000;
    return { idleSince: new Date(now - idleMs), oldest: new Date(now - LONGEST_MS) };
  }
}

function hash(sid: string): string {
  return createHash('sha256').update(sid).digest('hex');
}
