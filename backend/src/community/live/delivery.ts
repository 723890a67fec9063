import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { SessionsService } from '../../members/auth/sessions.service.js';
import { EventTail } from '../../platform/domain-events/event-tail.js';
import type { Notification } from '../notifications/notification.entity.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { Nodes } from '../../platform/nodes/nodes.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { CatchUp } from './catch-up.js';
import { closeCodes, type Connection } from './connection.js';
import { Connections } from './connections.js';
import { notificationMessage } from './notification-message.js';

const SESSIONS = 100;
/** Connections served before other work runs. */
const TOLD = 500;
const SWEEP_EVERY_MS = 5000;
/** Covers transactions that commit late, and clock differences between nodes. */
const SWEEP_MARGIN_MS = 30_000;
const SESSIONS_EVERY_MS = 30_000;

/**
 * Delivers notifications to live connections. The database is the source; nodes only tell each other that there is
 * something new. Notifications added by this node are sent directly to connections that have all earlier ones; the
 * others are read from the database. A regular sweep makes up for missed messages.
 */
@Injectable()
export class Delivery implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(Delivery.name);
  private readonly timers: NodeJS.Timeout[] = [];
  private added: Notification[] = [];
  private isTelling = false;
  private sweptAt = new Date();

  constructor(
    private readonly connections: Connections,
    private readonly catchUp: CatchUp,
    private readonly notifications: NotificationsService,
    private readonly sessions: SessionsService,
    private readonly settings: SettingsService,
    private readonly nodes: Nodes,
    events: EventTail,
  ) {
    notifications.onNews((userIds) => {
      this.catchUpWith(userIds);
      this.nodes.broadcast('notifications', userIds);
    });
    notifications.onAdded((added) => this.deliverTo(added));
    events.on('sessions.ended', ({ payload }) => {
      this.attempt(this.checkSessions([...this.connections.of(payload.userId)]));
    });
    // A connection's rights are determined when it opens, so the client must reconnect.
    events.on('member.rights-changed', ({ payload }) => {
      for (const connection of this.connections.of(payload.userId))
        connection.close(closeCodes.rightsChanged);
    });
    nodes.on('notifications', (userIds) => this.catchUpWith(userIds));
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

  begin(connection: Connection, after: unknown): void {
    if (!connection.member) return connection.send('{"type":"welcome","member":null}');
    connection.hello(after);
    this.catchUp.add(connection);
  }

  private catchUpWith(userIds: readonly number[]): void {
    for (const connection of userIds.flatMap((id) => [...this.connections.of(id)])) {
      if (connection.seq !== undefined) this.catchUp.add(connection);
    }
  }

  private deliverTo(added: readonly Notification[]): void {
    this.nodes.broadcast(
      'notifications',
      added.map(({ userId }) => userId),
    );
    this.added.push(...added);
    if (!this.isTelling) this.attempt(this.deliverAdded());
  }

  private async deliverAdded(): Promise<void> {
    this.isTelling = true;
    try {
      while (this.added.length > 0) {
        for (const notification of this.added.splice(0, TOLD)) this.deliverOne(notification);
        await nextTurn();
      }
    } finally {
      this.isTelling = false;
    }
  }

  private deliverOne(notification: Notification): void {
    const { userId, seq, groupKey } = notification;
    for (const connection of this.connections.of(userId)) {
      if (connection.seq === undefined || connection.seq >= seq) continue;
      const isNext = groupKey === null && connection.isNext(seq) && !this.catchUp.isBehind(connection);
      if (isNext) connection.sendNext(seq, notificationMessage(notification));
      else this.catchUp.add(connection);
    }
  }

  private async sweep(): Promise<void> {
    if (!(await this.settings.get('enableWebsocket'))) {
      for (const connection of this.connections.all()) connection.close(closeCodes.switchedOff);
    }
    const now = new Date();
    if (this.connections.all().length > 0) {
      const since = new Date(this.sweptAt.getTime() - SWEEP_MARGIN_MS);
      for (const { userId, lastSeq, ...read } of await this.notifications.inboxesChangedSince(since)) {
        for (const connection of this.connections.of(userId)) {
          if (connection.seq !== undefined && connection.differs({ seq: lastSeq, ...read })) {
            this.catchUp.add(connection);
          }
        }
      }
      this.catchUp.run();
    }
    this.sweptAt = now;
  }

  private async checkSessions(connections: Connection[]): Promise<void> {
    for (let start = 0; start < connections.length; start += SESSIONS) {
      const some = connections.slice(start, start + SESSIONS).filter(({ member }) => member);
      const ended = await this.sessions.endedAmong(some.map(({ member }) => member!.sid));
      for (const connection of some) {
        if (ended.has(connection.member!.sid)) connection.close(closeCodes.sessionEnded);
      }
      await nextTurn();
    }
  }

  /** The next sweep makes up for failed work. */
  private attempt(work: Promise<void>): void {
    work.catch((error: unknown) => this.logger.warn('Les nouvelles n’ont pas pu être lues.', error));
  }
}
