import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Semaphore } from 'async-mutex';
import { SessionsService } from '../auth/sessions.service.js';
import { afterCommit } from '../database/after-commit.js';
import { Facts } from '../facts/facts.js';
import type { Notification } from '../notifications/notification.entity.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { SettingsService } from '../settings/settings.service.js';
import { closeCodes, type Connection } from './connection.js';
import { Connections } from './connections.js';
import { Nodes } from './nodes.js';

const BATCH = 100;
/** Reading for many members at once must leave room for those who read pages. */
const AT_ONCE = 4;
const SWEEP_EVERY_MS = 5000;
/** Changes show only once committed, and the clocks of nodes differ. */
const SWEEP_MARGIN_MS = 30_000;
const SESSIONS_EVERY_MS = 30_000;

/**
 * Brings members what is new for them. The database holds it; here, and between nodes, one only hears that there is
 * something. Who does not hear of it finds it in the sweep.
 */
@Injectable()
export class Delivery implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(Delivery.name);
  private readonly turns = new Semaphore(AT_ONCE);
  private readonly timers: NodeJS.Timeout[] = [];
  private sweptAt = new Date();

  constructor(
    private readonly connections: Connections,
    private readonly notifications: NotificationsService,
    private readonly sessions: SessionsService,
    private readonly settings: SettingsService,
    private readonly nodes: Nodes,
    facts: Facts,
  ) {
    notifications.onNews((userIds) => this.hear('news', userIds));
    facts.on('sessions-ended', ({ userId }, manager) => {
      afterCommit(manager, () => this.hear('sessions', [userId]));
      return Promise.resolve();
    });
    nodes.onWord(({ about, userIds }) => this.act(about, userIds));
  }

  onApplicationBootstrap(): void {
    const every = (ms: number, work: () => Promise<void>) =>
      this.timers.push(setInterval(() => this.attempt(work()), ms).unref());
    every(SWEEP_EVERY_MS, () => this.sweep());
    every(SESSIONS_EVERY_MS, () => this.checkSessions(this.connections.all()));
  }

  onModuleDestroy(): void {
    this.timers.forEach(clearInterval);
  }

  /** @param after number of the last notification the other side has; anything else for none */
  async begin(connection: Connection, after: unknown): Promise<void> {
    const { member } = connection;
    if (!member) return connection.send({ type: 'welcome', member: null });
    const standing = await this.notifications.standing(member.id);
    const known = Number.isInteger(after) && (after as number) >= 0 ? (after as number) : standing.seq;
    connection.seq = Math.min(known, standing.seq);
    connection.send({ type: 'welcome', member: member.id, seq: connection.seq });
    this.deliver(connection);
  }

  private hear(about: 'news' | 'sessions', userIds: readonly number[]): void {
    this.act(about, userIds);
    this.nodes.tell({ about, userIds });
  }

  private act(about: 'news' | 'sessions', userIds: readonly number[]): void {
    const concerned = userIds.flatMap((id) => this.connections.of(id));
    if (about === 'news') concerned.forEach((connection) => this.deliver(connection));
    else if (concerned.length > 0) this.attempt(this.checkSessions(concerned));
  }

  /** Sends what is new, one run at a time; what comes up meanwhile is sent by the same run. */
  private deliver(connection: Connection): void {
    connection.isBehind = true;
    if (connection.isServed || connection.seq === undefined) return;
    connection.isServed = true;
    this.attempt(this.turns.runExclusive(() => this.serve(connection)));
  }

  private async serve(connection: Connection): Promise<void> {
    try {
      while (connection.isBehind) {
        connection.isBehind = false;
        await this.send(connection);
      }
    } catch (error) {
      connection.isBehind = true;
      throw error;
    } finally {
      connection.isServed = false;
    }
  }

  private async send(connection: Connection): Promise<void> {
    const { id } = connection.member!;
    for (let full = true; full;) {
      const batch = await this.notifications.after(id, connection.seq!, BATCH);
      for (const notification of batch) {
        connection.sendNotification(notification.seq, toMessage(notification));
      }
      full = batch.length === BATCH;
    }
    connection.sendStanding(await this.notifications.standing(id));
  }

  private async sweep(): Promise<void> {
    if (!(await this.settings.get('enableWebsocket'))) {
      for (const connection of this.connections.all()) connection.close(closeCodes.switchedOff);
    }
    const now = new Date();
    if (this.connections.all().length > 0) {
      const since = new Date(this.sweptAt.getTime() - SWEEP_MARGIN_MS);
      for (const inbox of await this.notifications.inboxesChangedSince(since)) {
        for (const connection of this.connections.of(inbox.userId)) {
          if (connection.differs(inbox)) this.deliver(connection);
        }
      }
      for (const connection of this.connections.all()) if (connection.isBehind) this.deliver(connection);
    }
    this.sweptAt = now;
  }

  private async checkSessions(connections: Connection[]): Promise<void> {
    for (let start = 0; start < connections.length; start += BATCH) {
      const some = connections.slice(start, start + BATCH).filter(({ member }) => member);
      const ended = await this.sessions.endedAmong(some.map(({ member }) => member!.sid));
      for (const connection of some) {
        if (ended.has(connection.member!.sid)) connection.close(closeCodes.sessionEnded);
      }
    }
  }

  /** What fails now is made up for by the next sweep. */
  private attempt(work: Promise<void>): void {
    work.catch((error: unknown) =>
      this.logger.warn(`Les nouvelles n’ont pas pu être lues : ${String(error)}`),
    );
  }
}

function toMessage(notification: Notification): object {
  const { id, seq, kind, title, message, variant, href, groupKey, createdAt } = notification;
  return {
    type: 'notification',
    id,
    title,
    message,
    variant,
    metadata: { seq, kind, href, group: groupKey },
    timestamp: createdAt.toISOString(),
  };
}
