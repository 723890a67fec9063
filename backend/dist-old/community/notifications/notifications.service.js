function _ts_decorate(decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") {
        r = Reflect.decorate(decorators, target, key, desc);
    } else {
        for(var i = decorators.length - 1; i >= 0; i--){
            if (d = decorators[i]) {
                r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
            }
        }
    }
    return c > 3 && r && Object.defineProperty(target, key, r), r;
}
function _ts_metadata(metadataKey, metadataValue) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") {
        return Reflect.metadata(metadataKey, metadataValue);
    }
}
import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { afterCommit } from '../../platform/database/after-commit.js';
import { NotificationsRepository } from './notifications.repository.js';
const KEPT_PER_MEMBER = 200;
/** After this many additions, a member above the limit loses the oldest ones. */ const TRIM_EVERY = 20;
const KEPT_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Members per statement. */ const BATCH = 500;
export class NotificationsService {
    notifications;
    dataSource;
    logger = new Logger(NotificationsService.name);
    newsListeners = [];
    addedListeners = [];
    constructor(notifications, dataSource){
        this.notifications = notifications;
        this.dataSource = dataSource;
    }
    /** Called after commit with the members whose notifications were read, deleted or muted. */ onNews(listener) {
        this.newsListeners.push(listener);
    }
    /** Called after commit with the added notifications. */ onAdded(listener) {
        this.addedListeners.push(listener);
    }
    /**
   * Adds the notifications of an event within a transaction, at most one per member; skips deleted accounts and members
   * who have muted the kind.
   */ async addNotifications(manager, eventId, drafts) {
        // Always in the same order, so that transactions cannot deadlock.
        const sorted = drafts.toSorted((one, other)=>one.userId - other.userId);
        for(let start = 0; start < sorted.length; start += BATCH){
            await this.addBatch(manager, eventId, sorted.slice(start, start + BATCH));
        }
    }
    /** Newest first. */ async list(userId, page) {
        const [notifications, total] = await this.notifications.list(userId, page);
        return {
            notifications,
            total
        };
    }
    /** Notifications above the given number of each member, ordered by member, then oldest first. */ async after(reached, limit) {
        return this.notifications.after(reached, limit);
    }
    async inboxState(userId) {
        return (await this.inboxStates([
            userId
        ])).get(userId);
    }
    async inboxStates(userIds) {
        const inboxes = await this.notifications.findInboxes(userIds);
        const unread = await this.notifications.countUnread(inboxes.map(({ userId })=>userId));
        const known = new Map(inboxes.map((inbox)=>[
                inbox.userId,
                inbox
            ]));
        return new Map(userIds.map((id)=>{
            const { lastSeq: seq = 0, readSeq = 0, clearedSeq = 0 } = known.get(id) ?? {};
            return [
                id,
                {
                    seq,
                    readSeq,
                    clearedSeq,
                    unread: unread.get(id) ?? 0
                }
            ];
        }));
    }
    /** Inboxes changed since a date. */ async inboxesChangedSince(moment) {
        return this.notifications.changedSince(moment);
    }
    /** Marks notifications up to `upTo`, or all, as read. Read ones stay read. */ async markRead(userId, upTo) {
        return this.changeInbox(userId, async (manager, { lastSeq, readSeq })=>{
            const reached = Math.max(readSeq, Math.min(lastSeq, upTo ?? lastSeq));
            if (reached > readSeq) await this.notifications.updateInbox(manager, userId, {
                readSeq: reached
            });
        });
    }
    async clear(userId) {
        return this.changeInbox(userId, async (manager, { lastSeq })=>{
            await this.notifications.deleteUpTo(userId, lastSeq, manager);
            await this.notifications.updateInbox(manager, userId, {
                readSeq: lastSeq,
                clearedSeq: lastSeq
            });
        });
    }
    async muted(userId) {
        return (await this.notifications.findInbox(userId))?.muted ?? [];
    }
    async mute(userId, muted) {
        await this.changeInbox(userId, (manager)=>this.notifications.updateInbox(manager, userId, {
                muted
            }));
        return muted;
    }
    /** Unread notifications are appended to the other member's; the rest is deleted with the account. */ async mergeMember(manager, userId, into) {
        if (!await this.notifications.findInbox(userId, manager)) return;
        const inboxes = await this.notifications.lockInboxes(manager, [
            userId,
            into
        ]);
        const [theirs, other] = [
            userId,
            into
        ].map((id)=>inboxes.find((inbox)=>inbox.userId === id));
        const lastSeq = await this.notifications.moveUnread(manager, theirs, other);
        await this.notifications.updateInbox(manager, into, {
            lastSeq
        });
        afterCommit(manager, ()=>this.notifyListeners([
                into
            ]));
    }
    async deleteOld() {
        await this.notifications.deleteBefore(new Date(Date.now() - KEPT_DAYS * DAY_MS));
    }
    async addBatch(manager, eventId, drafts) {
        const userIds = drafts.map(({ userId })=>userId);
        const inboxes = await this.notifications.lockInboxes(manager, userIds);
        const told = await this.notifications.findNotified(manager, eventId, userIds);
        const byUser = new Map(inboxes.map((inbox)=>[
                inbox.userId,
                inbox
            ]));
        const createdAt = new Date();
        const rows = [];
        for (const draft of drafts){
            const inbox = byUser.get(draft.userId);
            if (!inbox || told.has(draft.userId) || inbox.muted.includes(draft.kind)) continue;
            if (await this.keepsUnread(manager, inbox, draft)) continue;
            rows.push({
                ...draft,
                eventId,
                seq: inbox.lastSeq + 1,
                createdAt
            });
        }
        if (rows.length === 0) return;
        await this.notifications.incrementLastSeq(manager, rows.map(({ userId })=>userId));
        const added = await this.notifications.insertNotifications(manager, rows);
        afterCommit(manager, ()=>{
            for (const listener of this.addedListeners)listener(added);
            void this.trim(rows);
        });
    }
    /** Deletes the unread one of the same group; returns true when it has the same actor and is kept instead. */ async keepsUnread(manager, inbox, draft) {
        if (draft.groupKey === null) return false;
        const unread = await this.notifications.findUnread(manager, inbox, draft.groupKey);
        if (!unread) return false;
        if (unread.actorId === draft.actorId) return true;
        await this.notifications.deleteNotification(manager, unread.id);
        return false;
    }
    async changeInbox(userId, write) {
        await this.dataSource.transaction(async (manager)=>{
            const [inbox] = await this.notifications.lockInboxes(manager, [
                userId
            ]);
            if (inbox) await write(manager, inbox);
            afterCommit(manager, ()=>this.notifyListeners([
                    userId
                ]));
        });
        return this.inboxState(userId);
    }
    notifyListeners(userIds) {
        for (const listener of this.newsListeners)listener(userIds);
    }
    /** Outside the adding transaction, because its locks would block others. */ async trim(added) {
        const due = added.filter(({ seq })=>seq > KEPT_PER_MEMBER && seq % TRIM_EVERY === 0);
        try {
            for (const { userId, seq } of due)await this.notifications.deleteUpTo(userId, seq - KEPT_PER_MEMBER);
        } catch (error) {
            this.logger.error("Des notifications de trop n\u2019ont pas pu \xeatre effac\xe9es.", error);
        }
    }
}
NotificationsService = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof NotificationsRepository === "undefined" ? Object : NotificationsRepository,
        typeof DataSource === "undefined" ? Object : DataSource
    ])
], NotificationsService);
//# sourceMappingURL=notifications.service.js.map
