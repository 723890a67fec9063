import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Page } from '../../platform/common/page-query.js';
import { afterCommit } from '../../platform/database/after-commit.js';
import type { Inbox } from './inbox.entity.js';
import type { NotificationKind } from './notification-kinds.js';
import type { Notification } from './notification.entity.js';
import { NotificationsRepository } from './notifications.repository.js';

const KEPT_PER_MEMBER = 200;
/** A member who has more loses the oldest with every so many that are added. */
const TRIM_EVERY = 20;
const KEPT_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;
/** So many members at once, in one statement. */
const BATCH = 500;

/** What one member is to be told. */
export type Draft = Omit<Notification, 'id' | 'seq' | 'eventId' | 'createdAt'>;

/** Where a member stands: the numbers up to which theirs go, are read, are cleared, and how many are not read. */
export interface InboxState {
  seq: number;
  readSeq: number;
  clearedSeq: number;
  unread: number;
}

type NewsListener = (userIds: readonly number[]) => void;
type AddedListener = (added: readonly Notification[]) => void;

/** The notifications of members, kept in the database: what is delivered live is only ever read from here. */
@Injectable()
export class NotificationsService {
  private readonly logger = new Logger(NotificationsService.name);
  private readonly newsListeners: NewsListener[] = [];
  private readonly addedListeners: AddedListener[] = [];

  constructor(
    private readonly notifications: NotificationsRepository,
    private readonly dataSource: DataSource,
  ) {}

  /** Called with the members for whom something has been read, cleared or muted, once it is committed. */
  onNews(listener: NewsListener): void {
    this.newsListeners.push(listener);
  }

  /** Called with what has been added, once it is committed. */
  onAdded(listener: AddedListener): void {
    this.addedListeners.push(listener);
  }

  /**
   * Adds what an event tells, within a transaction, at most once a member; those who have muted the kind get none, nor
   * do those whose account is gone.
   */
  async add(manager: EntityManager, eventId: number, drafts: readonly Draft[]): Promise<void> {
    // In one order everywhere, so that no two transactions wait for each other.
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

  /** Those of each member that are numbered above what they have, in the order of members, then oldest first. */
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

  /** Those in which something has changed since then. */
  async inboxesChangedSince(moment: Date): Promise<Inbox[]> {
    return this.notifications.changedSince(moment);
  }

  /** Marks those numbered up to `upTo` as read, or all. What has been read stays so. */
  async markRead(userId: number, upTo?: number): Promise<InboxState> {
    return this.change(userId, async (manager, { lastSeq, readSeq }) => {
      const reached = Math.max(readSeq, Math.min(lastSeq, upTo ?? lastSeq));
      if (reached > readSeq) await this.notifications.changeInbox(manager, userId, { readSeq: reached });
    });
  }

  async clear(userId: number): Promise<InboxState> {
    return this.change(userId, async (manager, { lastSeq }) => {
      await this.notifications.deleteUpTo(userId, lastSeq, manager);
      await this.notifications.changeInbox(manager, userId, { readSeq: lastSeq, clearedSeq: lastSeq });
    });
  }

  async muted(userId: number): Promise<NotificationKind[]> {
    return (await this.notifications.findInbox(userId))?.muted ?? [];
  }

  async mute(userId: number, muted: NotificationKind[]): Promise<NotificationKind[]> {
    await this.change(userId, (manager) => this.notifications.changeInbox(manager, userId, { muted }));
    return muted;
  }

  /** What a member has not read comes after what the other one has; the rest of it goes with the account. */
  async mergeMember(manager: EntityManager, userId: number, into: number): Promise<void> {
    if (!(await this.notifications.findInbox(userId, manager))) return;
    const inboxes = await this.notifications.lockInboxes(manager, [userId, into]);
    const [theirs, other] = [userId, into].map((id) => inboxes.find((inbox) => inbox.userId === id)!);
    const lastSeq = await this.notifications.giveUnread(manager, theirs!, other!);
    await this.notifications.changeInbox(manager, into, { lastSeq });
    afterCommit(manager, () => this.tell([into]));
  }

  async deleteOld(): Promise<void> {
    await this.notifications.deleteBefore(new Date(Date.now() - KEPT_DAYS * DAY_MS));
  }

  private async addBatch(manager: EntityManager, eventId: number, drafts: readonly Draft[]): Promise<void> {
    const userIds = drafts.map(({ userId }) => userId);
    const inboxes = await this.notifications.lockInboxes(manager, userIds);
    const told = await this.notifications.toldOf(manager, eventId, userIds);
    const byUser = new Map(inboxes.map((inbox) => [inbox.userId, inbox]));
    const createdAt = new Date();
    const rows: Omit<Notification, 'id'>[] = [];
    for (const draft of drafts) {
      const inbox = byUser.get(draft.userId);
      if (!inbox || told.has(draft.userId) || inbox.muted.includes(draft.kind)) continue;
      if (await this.standsAlready(manager, inbox, draft)) continue;
      rows.push({ ...draft, eventId, seq: inbox.lastSeq + 1, createdAt });
    }
    if (rows.length === 0) return;
    await this.notifications.countUp(
      manager,
      rows.map(({ userId }) => userId),
    );
    const added = await this.notifications.insert(manager, rows);
    afterCommit(manager, () => {
      for (const listener of this.addedListeners) listener(added);
      void this.trim(rows);
    });
  }

  /** Makes room for the latest of a group; whether the one that stands tells of the same person, and stays. */
  private async standsAlready(manager: EntityManager, inbox: Inbox, draft: Draft): Promise<boolean> {
    if (draft.groupKey === null) return false;
    const unread = await this.notifications.findUnread(manager, inbox, draft.groupKey);
    if (!unread) return false;
    if (unread.actorId === draft.actorId) return true;
    await this.notifications.delete(manager, unread.id);
    return false;
  }

  private async change(
    userId: number,
    write: (manager: EntityManager, inbox: Inbox) => Promise<void>,
  ): Promise<InboxState> {
    await this.dataSource.transaction(async (manager) => {
      const [inbox] = await this.notifications.lockInboxes(manager, [userId]);
      if (inbox) await write(manager, inbox);
      afterCommit(manager, () => this.tell([userId]));
    });
    return this.inboxState(userId);
  }

  private tell(userIds: readonly number[]): void {
    for (const listener of this.newsListeners) listener(userIds);
  }

  /** Not in the transaction that adds: what it would lock others wait for. */
  private async trim(added: readonly Pick<Notification, 'userId' | 'seq'>[]): Promise<void> {
    const due = added.filter(({ seq }) => seq > KEPT_PER_MEMBER && seq % TRIM_EVERY === 0);
    try {
      for (const { userId, seq } of due) await this.notifications.deleteUpTo(userId, seq - KEPT_PER_MEMBER);
    } catch (error) {
      this.logger.error('Des notifications de trop n’ont pas pu être effacées.', error);
    }
  }
}
