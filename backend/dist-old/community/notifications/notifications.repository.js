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
function _ts_param(paramIndex, decorator) {
    return function(target, key) {
        decorator(target, key, paramIndex);
    };
}
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, LessThan, LessThanOrEqual, MoreThan, Not } from 'typeorm';
import { deleteInBatches } from '../../platform/database/delete-in-batches.js';
import { lockRows } from '../../platform/database/lock-rows.js';
import { User } from '../../members/users/user.entity.js';
import { Inbox } from './inbox.entity.js';
import { Notification } from './notification.entity.js';
export class NotificationsRepository {
    notifications;
    inboxes;
    constructor(notifications, inboxes){
        this.notifications = notifications;
        this.inboxes = inboxes;
    }
    async findInbox(userId, manager = this.inboxes.manager) {
        return manager.findOneBy(Inbox, {
            userId
        });
    }
    async findInboxes(userIds) {
        return this.inboxes.findBy({
            userId: In([
                ...userIds
            ])
        });
    }
    async changedSince(moment) {
        return this.inboxes.find({
            where: {
                changedAt: MoreThan(moment)
            }
        });
    }
    /** Newest first. */ async list(userId, { limit, offset }) {
        return this.notifications.findAndCount({
            where: {
                userId
            },
            order: {
                seq: 'DESC'
            },
            take: limit,
            skip: offset
        });
    }
    /** Notifications above the given number of each member, ordered by member, then oldest first. */ async after(reached, limit) {
        return this.notifications.find({
            where: [
                ...reached
            ].map(([userId, seq])=>({
                    userId,
                    seq: MoreThan(seq)
                })),
            order: {
                userId: 'ASC',
                seq: 'ASC'
            },
            take: limit
        });
    }
    async countUnread(userIds) {
        if (userIds.length === 0) return new Map();
        const counts = await this.notifications.createQueryBuilder('notification').select('notification.userId', 'userId').addSelect('COUNT(*)', 'unread').innerJoin(Inbox, 'inbox', 'inbox.userId = notification.userId').where('notification.userId IN (:...userIds)', {
            userIds
        }).andWhere('notification.seq > inbox.readSeq').groupBy('notification.userId').getRawMany();
        return new Map(counts.map(({ userId, unread })=>[
                userId,
                Number(unread)
            ]));
    }
    /** Which of these members have already been notified of an event. */ async findNotified(manager, eventId, userIds) {
        const rows = await manager.find(Notification, {
            select: {
                userId: true
            },
            where: {
                eventId,
                userId: In([
                    ...userIds
                ])
            }
        });
        return new Set(rows.map(({ userId })=>userId));
    }
    /**
   * Loads or creates the inboxes of these members, with row locks until the transaction ends. Deleted members have
   * none.
   */ async lockInboxes(manager, userIds) {
        const known = await manager.find(Inbox, {
            select: {
                userId: true
            },
            where: {
                userId: In([
                    ...userIds
                ])
            }
        });
        const ids = new Set(known.map(({ userId })=>userId));
        const missing = userIds.filter((id)=>!ids.has(id));
        const members = await manager.find(User, {
            select: {
                id: true
            },
            where: {
                id: In(missing)
            }
        });
        if (members.length > 0) {
            await this.insertInboxes(manager, members.map(({ id })=>id));
        }
        return lockRows(manager.createQueryBuilder(Inbox, 'inbox').where('inbox.userId IN (:...userIds)', {
            userIds
        }).orderBy('inbox.userId')).getMany();
    }
    async incrementLastSeq(manager, userIds) {
        await manager.update(Inbox, {
            userId: In([
                ...userIds
            ])
        }, {
            lastSeq: ()=>'lastSeq + 1',
            changedAt: new Date()
        });
    }
    async updateInbox(manager, userId, changes) {
        await manager.update(Inbox, {
            userId
        }, {
            ...changes,
            changedAt: new Date()
        });
    }
    async insertNotifications(manager, rows) {
        const { identifiers } = await manager.insert(Notification, rows);
        return rows.map((row, index)=>({
                ...row,
                id: identifiers[index]['id']
            }));
    }
    /** The unread notification of a group, if any. */ async findUnread(manager, { userId, readSeq }, groupKey) {
        return manager.findOneBy(Notification, {
            userId,
            groupKey,
            seq: MoreThan(readSeq)
        });
    }
    /**
   * Moves unread notifications to another inbox and renumbers them after its own, except kinds it has muted and events
   * it already has; resolves to the last number. The caller has locked both inboxes.
   */ async moveUnread(manager, { userId, readSeq, lastSeq }, other) {
        // Through a derived table: MySQL cannot delete from a table that the same statement reads.
        const told = 'SELECT eventId FROM notifications WHERE userId = ? AND eventId IS NOT NULL';
        const sql = `DELETE FROM notifications WHERE userId = ? AND eventId IN (SELECT eventId FROM (${told}) told)`;
        await manager.query(sql, [
            userId,
            other.userId
        ]);
        const moved = await manager.update(Notification, {
            userId,
            seq: MoreThan(readSeq),
            kind: Not(In(other.muted))
        }, {
            userId: other.userId,
            seq: ()=>`seq + ${other.lastSeq - readSeq}`
        });
        return moved.affected === 0 ? other.lastSeq : other.lastSeq + lastSeq - readSeq;
    }
    async deleteNotification(manager, id) {
        await manager.delete(Notification, {
            id
        });
    }
    /** Deletes notifications up to `seq`. */ async deleteUpTo(userId, seq, manager = this.notifications.manager) {
        await manager.delete(Notification, {
            userId,
            seq: LessThanOrEqual(seq)
        });
    }
    async deleteBefore(moment) {
        await deleteInBatches(this.notifications, {
            createdAt: LessThan(moment)
        });
    }
    async insertInboxes(manager, userIds) {
        const changedAt = new Date();
        await manager.createQueryBuilder().insert().into(Inbox).values(userIds.map((userId)=>({
                userId,
                lastSeq: 0,
                readSeq: 0,
                clearedSeq: 0,
                muted: [],
                changedAt
            }))).orIgnore().execute();
    }
}
NotificationsRepository = _ts_decorate([
    Injectable(),
    _ts_param(0, InjectRepository(Notification)),
    _ts_param(1, InjectRepository(Inbox)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Repository === "undefined" ? Object : Repository,
        typeof Repository === "undefined" ? Object : Repository
    ])
], NotificationsRepository);
//# sourceMappingURL=notifications.repository.js.map
