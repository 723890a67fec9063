import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DAY_MS } from '@passerelle/api-client/durations';
import type { Page } from '../../platform/common/page-query.js';
import { afterCommit } from '../../platform/database/after-commit.js';
import type { Inbox } from './inbox.entity.js';
import type { Notification, NotificationKind } from './notification.entity.js';
import { NotificationsRepository } from './notifications.repository.js';
import { RetentionTask } from '../../platform/retention/retention-task.js';

const KEPT_PER_MEMBER = 200;
/** After this many additions, a member above the limit loses the oldest ones. */
const TRIM_EVERY = 20;
const KEPT_DAYS = 90;
/** Members per statement. */
const BATCH = 500;

/** A notification to be added. */
export type Draft = Omit<Notification, 'id' | 'seq' | 'eventId' | 'createdAt'>;

/** State of an inbox: newest, read and deleted up to which number, and the unread count. */
export interface InboxState {
  seq: number;
  readSeq: number;
  clearedSeq: number;
  unread: number;
}

type NewsListener = (userIds: readonly number[]) => void;
type AddedListener = (added: readonly Notification[]) => void;

/** Notifications of members. The database is the source; live delivery only reads from here. */
@Injectable()
export class NotificationsService {
  private readonly logger = new Logger(NotificationsService.name);
  private readonly newsListeners: NewsListener[] = [];
  private readonly addedListeners: AddedListener[] = [];

  constructor(
    private readonly notifications: NotificationsRepository,
    private readonly dataSource: DataSource,
  ) {}

  /** Called after commit with the members whose notifications were read, deleted or muted. */
  onNews(listener: NewsListener): void {
    this.newsListeners.push(listener);
  }

  /** Called after commit with the added notifications. */
  onAdded(listener: AddedListener): void {
    this.addedListeners.push(listener);
  }

  /**
   * Adds the notifications of an event within a transaction, at most one per member; skips deleted accounts and members
   * who have muted the kind.
   */
  async addNotifications(manager: EntityManager, eventId: number, drafts: readonly Draft[]): Promise<void> {
    // Always in the same order, so that transactions cannot deadlock.
    const sorted = drafts.toSorted((one, other) => one.userId - other.userId);
    for (let start = 0; start < sorted.length; start += BATCH) {
      await this.addBatch(manager, eventId, sorted.slice(start, start + BATCH));
    }
  }

  /** Newest first. */
  async list(userId: number, page: Page): Promise<{ notifications: Notification[]; total: number }> {
    const [notifications, total] = await this.notifications.list(userId, page);
    return { notifications, total };
  }

  /** Notifications above the given number of each member, ordered by member, then oldest first. */
  async after(reached: ReadonlyMap<number, number>, limit: number): Promise<Notification[]> {
    return this.notifications.after(reached, limit);
  }

  async inboxState(userId: number): Promise<InboxState> {
    return (await this.inboxStates([userId])).get(userId)!;
  }

  async inboxStates(userIds: readonly number[]): Promise<Map<number, InboxState>> {
    const inboxes = await this.notifications.findInboxes(userIds);
    const unread = await this.notifications.countUnread(inboxes.map(({ userId }) => userId));
    const known = new Map(inboxes.map((inbox) => [inbox.userId, inbox]));
    return new Map(
      userIds.map((id) => {
        const { lastSeq: seq = 0, readSeq = 0, clearedSeq = 0 } = known.get(id) ?? {};
        return [id, { seq, readSeq, clearedSeq, unread: unread.get(id) ?? 0 }];
      }),
    );
  }

  /** Inboxes changed since a date. */
  async inboxesChangedSince(moment: Date): Promise<Inbox[]> {
    return this.notifications.changedSince(moment);
  }

  /** Marks notifications up to `upTo`, or all, as read. Read ones stay read. */
  async markRead(userId: number, upTo?: number): Promise<InboxState> {
    return this.changeInbox(userId, async (manager, { lastSeq, readSeq }) => {
      const reached = Math.max(readSeq, Math.min(lastSeq, upTo ?? lastSeq));
      if (reached > readSeq) await this.notifications.updateInbox(manager, userId, { readSeq: reached });
    });
  }

  async clear(userId: number): Promise<InboxState> {
    return this.changeInbox(userId, async (manager, { lastSeq }) => {
      await this.notifications.deleteUpTo(userId, lastSeq, manager);
      await this.notifications.updateInbox(manager, userId, { readSeq: lastSeq, clearedSeq: lastSeq });
    });
  }

  async muted(userId: number): Promise<NotificationKind[]> {
    return (await this.notifications.findInbox(userId))?.muted ?? [];
  }

  async mute(userId: number, muted: NotificationKind[]): Promise<NotificationKind[]> {
    await this.changeInbox(userId, (manager) => this.notifications.updateInbox(manager, userId, { muted }));
    return muted;
  }

  /**
   * Deletes the notifications that lead to this page or a part of it. Those about the member’s account stay, without the
   * link.
   * @param readers members who can still read the page
   */
  async withdraw(manager: EntityManager, path: string, readers: readonly number[] = []): Promise<void> {
    const userIds = await this.notifications.withdraw(manager, path, readers);
    if (userIds.length > 0) afterCommit(manager, () => this.notifyListeners(userIds));
  }

  /** Unread notifications are appended to the other member's; the rest is deleted with the account. */
  async mergeMember(manager: EntityManager, userId: number, into: number): Promise<void> {
    if (!(await this.notifications.findInbox(userId, manager))) return;
    const inboxes = await this.notifications.lockInboxes(manager, [userId, into]);
    const [theirs, other] = [userId, into].map((id) => inboxes.find((inbox) => inbox.userId === id)!);
    const lastSeq = await this.notifications.moveUnread(manager, theirs!, other!);
    await this.notifications.updateInbox(manager, into, { lastSeq });
    afterCommit(manager, () => this.notifyListeners([into]));
  }

  @RetentionTask('notifications')
  async deleteOld(): Promise<void> {
    await this.notifications.deleteBefore(new Date(Date.now() - KEPT_DAYS * DAY_MS));
  }

  private async addBatch(manager: EntityManager, eventId: number, drafts: readonly Draft[]): Promise<void> {
    const userIds = drafts.map(({ userId }) => userId);
    const inboxes = await this.notifications.lockInboxes(manager, userIds);
    const told = await this.notifications.findNotified(manager, eventId, userIds);
    const byUser = new Map(inboxes.map((inbox) => [inbox.userId, inbox]));
    const createdAt = new Date();
    const rows: Omit<Notification, 'id'>[] = [];
    for (const draft of drafts) {
      const inbox = byUser.get(draft.userId);
      if (!inbox || told.has(draft.userId) || inbox.muted.includes(draft.kind)) continue;
      if (await this.keepsUnread(manager, inbox, draft)) continue;
      rows.push({ ...draft, eventId, seq: inbox.lastSeq + 1, createdAt });
    }
    if (rows.length === 0) return;
    await this.notifications.incrementLastSeq(
      manager,
      rows.map(({ userId }) => userId),
    );
    const added = await this.notifications.insertNotifications(manager, rows);
    afterCommit(manager, () => {
      for (const listener of this.addedListeners) listener(added);
      void this.trim(rows);
    });
  }

  /** Deletes the unread one of the same group; returns true when it has the same actor and is kept instead. */
  private async keepsUnread(manager: EntityManager, inbox: Inbox, draft: Draft): Promise<boolean> {
    if (draft.groupKey === null) return false;
    const unread = await this.notifications.findUnread(manager, inbox, draft.groupKey);
    if (!unread) return false;
    if (unread.actorId === draft.actorId) return true;
    await this.notifications.deleteNotification(manager, unread.id);
    return false;
  }

  private async changeInbox(
    userId: number,
    write: (manager: EntityManager, inbox: Inbox) => Promise<void>,
  ): Promise<InboxState> {
    await this.dataSource.transaction(async (manager) => {
      const [inbox] = await this.notifications.lockInboxes(manager, [userId]);
      if (inbox) await write(manager, inbox);
      afterCommit(manager, () => this.notifyListeners([userId]));
    });
    return this.inboxState(userId);
  }

  private notifyListeners(userIds: readonly number[]): void {
    for (const listener of this.newsListeners) listener(userIds);
  }

  /** Outside the adding transaction, because its locks would block others. */
  private async trim(added: readonly Pick<Notification, 'userId' | 'seq'>[]): Promise<void> {
    const due = added.filter(({ seq }) => seq > KEPT_PER_MEMBER && seq % TRIM_EVERY === 0);
    try {
      for (const { userId, seq } of due) await this.notifications.deleteUpTo(userId, seq - KEPT_PER_MEMBER);
    } catch (error) {
      this.logger.error('Des notifications de trop n’ont pas pu être effacées.', error);
    }
  }
}
