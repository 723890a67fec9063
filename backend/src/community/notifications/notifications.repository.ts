import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, LessThan, LessThanOrEqual, MoreThan, Not, type EntityManager, type Repository } from 'typeorm';
import { deleteInBatches } from '../../platform/database/delete-in-batches.js';
import type { Page } from '../../platform/common/page-query.js';
import { lockRows } from '../../platform/database/lock-rows.js';
import { User } from '../../members/users/user.entity.js';
import { Inbox } from './inbox.entity.js';
import { Notification } from './notification.entity.js';

/** Rows per statement. */
const AT_ONCE = 500;

@Injectable()
export class NotificationsRepository {
  constructor(
    @InjectRepository(Notification) private readonly notifications: Repository<Notification>,
    @InjectRepository(Inbox) private readonly inboxes: Repository<Inbox>,
  ) {}

  async findInbox(userId: number, manager = this.inboxes.manager): Promise<Inbox | null> {
    return manager.findOneBy(Inbox, { userId });
  }

  async findInboxes(userIds: readonly number[]): Promise<Inbox[]> {
    return this.inboxes.findBy({ userId: In([...userIds]) });
  }

  async changedSince(moment: Date): Promise<Inbox[]> {
    return this.inboxes.find({ where: { changedAt: MoreThan(moment) } });
  }

  /** Newest first. */
  async list(userId: number, { limit, offset }: Page): Promise<[Notification[], number]> {
    return this.notifications.findAndCount({
      where: { userId },
      order: { seq: 'DESC' },
      take: limit,
      skip: offset,
    });
  }

  /** Notifications above the given number of each member, ordered by member, then oldest first. */
  async after(reached: ReadonlyMap<number, number>, limit: number): Promise<Notification[]> {
    return this.notifications.find({
      where: [...reached].map(([userId, seq]) => ({ userId, seq: MoreThan(seq) })),
      order: { userId: 'ASC', seq: 'ASC' },
      take: limit,
    });
  }

  async countUnread(userIds: readonly number[]): Promise<Map<number, number>> {
    if (userIds.length === 0) return new Map();
    const counts = await this.notifications
      .createQueryBuilder('notification')
      .select('notification.userId', 'userId')
      .addSelect('COUNT(*)', 'unread')
      .innerJoin(Inbox, 'inbox', 'inbox.userId = notification.userId')
      .where('notification.userId IN (:...userIds)', { userIds })
      .andWhere('notification.seq > inbox.readSeq')
      .groupBy('notification.userId')
      .getRawMany<{ userId: number; unread: number | string }>();
    return new Map(counts.map(({ userId, unread }) => [userId, Number(unread)]));
  }

  /** Which of these members have already been notified of an event. */
  async findNotified(
    manager: EntityManager,
    eventId: number,
    userIds: readonly number[],
  ): Promise<ReadonlySet<number>> {
    const rows = await manager.find(Notification, {
      select: { userId: true },
      where: { eventId, userId: In([...userIds]) },
    });
    return new Set(rows.map(({ userId }) => userId));
  }

  /**
   * Loads or creates the inboxes of these members, with row locks until the transaction ends. Deleted members have
   * none.
   */
  async lockInboxes(manager: EntityManager, userIds: readonly number[]): Promise<Inbox[]> {
    const known = await manager.find(Inbox, {
      select: { userId: true },
      where: { userId: In([...userIds]) },
    });
    const ids = new Set(known.map(({ userId }) => userId));
    const missing = userIds.filter((id) => !ids.has(id));
    const members = await manager.find(User, { select: { id: true }, where: { id: In(missing) } });
    if (members.length > 0) {
      await this.insertInboxes(
        manager,
        members.map(({ id }) => id),
      );
    }
    return lockRows(
      manager
        .createQueryBuilder(Inbox, 'inbox')
        .where('inbox.userId IN (:...userIds)', { userIds })
        .orderBy('inbox.userId'),
    ).getMany();
  }

  async incrementLastSeq(manager: EntityManager, userIds: readonly number[]): Promise<void> {
    await manager.update(
      Inbox,
      { userId: In([...userIds]) },
      { lastSeq: () => 'lastSeq + 1', changedAt: new Date() },
    );
  }

  async updateInbox(manager: EntityManager, userId: number, changes: Partial<Inbox>): Promise<void> {
    await manager.update(Inbox, { userId }, { ...changes, changedAt: new Date() });
  }

  async insertNotifications(
    manager: EntityManager,
    rows: Omit<Notification, 'id'>[],
  ): Promise<Notification[]> {
    const { identifiers } = await manager.insert(Notification, rows);
    return rows.map((row, index) => ({ ...row, id: identifiers[index]!['id'] as number }));
  }

  /** The unread notification of a group, if any. */
  async findUnread(
    manager: EntityManager,
    { userId, readSeq }: Inbox,
    groupKey: string,
  ): Promise<Notification | null> {
    return manager.findOneBy(Notification, { userId, groupKey, seq: MoreThan(readSeq) });
  }

  /**
   * Moves unread notifications to another inbox and renumbers them after its own, except kinds it has muted and events
   * it already has; resolves to the last number. The caller has locked both inboxes.
   */
  async moveUnread(
    manager: EntityManager,
    { userId, readSeq, lastSeq }: Inbox,
    other: Inbox,
  ): Promise<number> {
    // Through a derived table: MySQL cannot delete from a table that the same statement reads.
    const told = 'SELECT eventId FROM notifications WHERE userId = ? AND eventId IS NOT NULL';
    const sql = `DELETE FROM notifications WHERE userId = ? AND eventId IN (SELECT eventId FROM (${told}) told)`;
    await manager.query(sql, [userId, other.userId]);
    const moved = await manager.update(
      Notification,
      { userId, seq: MoreThan(readSeq), kind: Not(In(other.muted)) },
      { userId: other.userId, seq: () => `seq + ${other.lastSeq - readSeq}` },
    );
    return moved.affected === 0 ? other.lastSeq : other.lastSeq + lastSeq - readSeq;
  }

  /** Deletes notifications by the page they lead to, or takes the link off; resolves to the members who had them. */
  async withdraw(manager: EntityManager, path: string, readers: readonly number[]): Promise<number[]> {
    const rows = await manager
      .createQueryBuilder(Notification, 'notification')
      .select(['notification.id', 'notification.userId', 'notification.kind'])
      // The character after the hash sign; a range is found by the index.
      .where('(notification.href = :path OR (notification.href >= :from AND notification.href < :to))', {
        path,
        from: `${path}#`,
        to: `${path}$`,
      })
      .getMany();
    const gone = rows.filter(({ userId }) => !readers.includes(userId));
    for (let start = 0; start < gone.length; start += AT_ONCE) {
      const some = gone.slice(start, start + AT_ONCE);
      const ids = some.map(({ id }) => id);
      await manager.update(Notification, { id: In(ids), kind: 'account' }, { href: null });
      await manager.delete(Notification, { id: In(ids), kind: Not('account') });
      const userIds = some.map(({ userId }) => userId);
      await manager.update(Inbox, { userId: In(userIds) }, { changedAt: new Date() });
    }
    return [...new Set(gone.map(({ userId }) => userId))];
  }

  async deleteNotification(manager: EntityManager, id: number): Promise<void> {
    await manager.delete(Notification, { id });
  }

  /** Deletes notifications up to `seq`. */
  async deleteUpTo(
    userId: number,
    seq: number,
    manager: EntityManager = this.notifications.manager,
  ): Promise<void> {
    await manager.delete(Notification, { userId, seq: LessThanOrEqual(seq) });
  }

  async deleteBefore(moment: Date): Promise<void> {
    await deleteInBatches(this.notifications, { createdAt: LessThan(moment) });
  }

  private async insertInboxes(manager: EntityManager, userIds: readonly number[]): Promise<void> {
    const changedAt = new Date();
    await manager
      .createQueryBuilder()
      .insert()
      .into(Inbox)
      .values(
        userIds.map((userId) => ({ userId, lastSeq: 0, readSeq: 0, clearedSeq: 0, muted: [], changedAt })),
      )
      .orIgnore()
      .execute();
  }
}
