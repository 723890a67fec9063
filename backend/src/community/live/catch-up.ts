import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import type { Notification } from '../notifications/notification.entity.js';
import { NotificationsService, type InboxState } from '../notifications/notifications.service.js';
import type { Connection } from './connection.js';
import { notificationMessage } from './notification-message.js';

/** So many connections, and so many notifications, are read for at once; in between others have their turn. */
const CONNECTIONS = 50;
const NOTIFICATIONS = 500;
/** Who comes within this after others is read for together with those who follow. */
const GATHERED_MS = 50;

/** Reads for connections that are behind what they lack, many at a time. */
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

  /** What fails is made up for when this is called the next time. */
  run(): void {
    if (this.isRunning) return;
    this.isRunning = true;
    this.serveAll()
      .catch((error: unknown) => this.logger.warn(`Les nouvelles n’ont pas pu être lues : ${String(error)}`))
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
    // Those for whom not everything was read; what was is in the order of members.
    const unfinished = rows.length === NOTIFICATIONS ? rows.at(-1)!.userId : Infinity;
    const byMember = new Map(rows.map(({ userId }) => [userId, [] as Notification[]]));
    for (const row of rows) byMember.get(row.userId)!.push(row);
    for (const connection of connections) {
      const { id } = connection.member!;
      const state = states.get(id)!;
      send(connection, byMember.get(id) ?? [], state);
      if (reached.has(id) && id >= unfinished) this.behind.add(connection);
      else if (!connection.reach(state)) this.behind.add(connection);
    }
  }

  private async read(reached: ReadonlyMap<number, number>): Promise<Notification[]> {
    return reached.size === 0 ? [] : this.notifications.after(reached, NOTIFICATIONS);
  }
}

/** What is newer than the state comes with news of its own. */
function send(connection: Connection, rows: readonly Notification[], { seq }: InboxState): void {
  for (const row of rows) {
    if (row.seq > connection.seq! && row.seq <= seq)
      connection.sendNotification(row.seq, notificationMessage(row));
  }
}
