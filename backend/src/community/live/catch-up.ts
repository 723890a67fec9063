import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import type { Notification } from '../notifications/notification.entity.js';
import { NotificationsService, type InboxState } from '../notifications/notifications.service.js';
import type { Connection } from './connection.js';
import { notificationMessage } from './notification-message.js';

/** Connections and notifications per batch; between batches other work runs. */
const CONNECTIONS = 50;
const NOTIFICATIONS = 500;
/** Clients that reconnect within this window share one query. */
const GATHERED_MS = 50;

/** Reads the missed notifications of connections that are behind, many connections per query. */
@Injectable()
export class CatchUp {
  private readonly logger = new Logger(CatchUp.name);
  private readonly behind = new Set<Connection>();
  private isRunning = false;

  constructor(private readonly notifications: NotificationsService) {}

  isBehind(connection: Connection): boolean {
    return this.behind.has(connection);
  }

  add(connection: Connection): void {
    this.behind.add(connection);
    this.run();
  }

  /** A failed run is made up for by the next call. */
  run(): void {
    if (this.isRunning) return;
    this.isRunning = true;
    this.serveAll()
      .catch((error: unknown) => this.logger.warn('Les nouvelles n’ont pas pu être lues.', error))
      .finally(() => (this.isRunning = false));
  }

  private async serveAll(): Promise<void> {
    while (this.behind.size > 0) {
      const some = this.take();
      try {
        await this.serve(some.filter(({ isOpen }) => isOpen));
      } catch (error) {
        for (const connection of some) this.behind.add(connection);
        throw error;
      }
      await (this.behind.size < CONNECTIONS ? pause(GATHERED_MS) : nextTurn());
    }
  }

  private take(): Connection[] {
    const some: Connection[] = [];
    for (const connection of this.behind) {
      if (some.length === CONNECTIONS) break;
      some.push(connection);
      this.behind.delete(connection);
    }
    return some;
  }

  private async serve(connections: readonly Connection[]): Promise<void> {
    const userIds = [...new Set(connections.map(({ member }) => member!.id))];
    const states = await this.notifications.inboxStates(userIds);
    const reached = new Map<number, number>();
    for (const connection of connections) {
      const { id } = connection.member!;
      const { seq } = states.get(id)!;
      connection.sendHello(seq);
      if (connection.seq! < seq) reached.set(id, Math.min(connection.seq!, reached.get(id) ?? Infinity));
    }
    const rows = await this.read(reached);
    // Members above this id may be incomplete, because rows are ordered by member.
    const unfinished = rows.length === NOTIFICATIONS ? rows.at(-1)!.userId : Infinity;
    const byMember = new Map(rows.map(({ userId }) => [userId, [] as Notification[]]));
    for (const row of rows) byMember.get(row.userId)!.push(row);
    for (const connection of connections) {
      const { id } = connection.member!;
      const state = states.get(id)!;
      send(connection, byMember.get(id) ?? [], state);
      if (reached.has(id) && id >= unfinished) this.behind.add(connection);
      else if (!connection.sendState(state)) this.behind.add(connection);
    }
  }

  private async read(reached: ReadonlyMap<number, number>): Promise<Notification[]> {
    return reached.size === 0 ? [] : this.notifications.after(reached, NOTIFICATIONS);
  }
}

/** Notifications newer than the state arrive with their own event. */
function send(connection: Connection, rows: readonly Notification[], { seq }: InboxState): void {
  for (const row of rows) {
    if (row.seq > connection.seq! && row.seq <= seq)
      connection.sendNotification(row.seq, notificationMessage(row));
  }
}
