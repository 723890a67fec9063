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
import { In } from 'typeorm';
import { countRows } from '../../platform/database/find-page.js';
import { lockRows } from '../../platform/database/lock-rows.js';
import { Assignment } from '../cases/assignment.entity.js';
import { keyOf } from '../subjects/subject-kinds.js';
import { QueueEntries } from './queue-entries.js';
import { QueueEntry } from './queue-entry.entity.js';
import { Report } from './report.entity.js';
const TAKEN = 'assignment.kind = entry.kind AND assignment.subjectId = entry.subjectId';
/** The same, but read from the assignments, of which there are few, to the entries. */ const TAKEN_FROM_FEW = "entry.kind = COALESCE(assignment.kind, '') AND entry.subjectId = COALESCE(assignment.subjectId, 0)";
const REPORTERS = 3;
const REPORTS_LISTED = 50;
export class ModerationQueueRepository {
    reports;
    entries;
    constructor(reports, entries){
        this.reports = reports;
        this.entries = entries;
    }
    /** Oldest first report first. The number of queries does not depend on that of the entries. */ async list(filter, { limit, offset }) {
        const page = this.matching(filter).orderBy('entry.firstId', 'ASC').limit(limit).offset(offset);
        return [
            await this.complete(await page.getMany()),
            await this.count(filter)
        ];
    }
    async latestOf({ kind, subjectId }) {
        return this.reports.findOne({
            where: {
                kind,
                subjectId
            },
            order: {
                id: 'DESC'
            }
        });
    }
    /** Pending reports of some content, oldest first, with row locks until the transaction ends. */ async lockPending(manager, { kind, subjectId }) {
        return lockRows(manager.createQueryBuilder(Report, 'report').where("report.status = 'pending' AND report.kind = :kind AND report.subjectId = :subjectId", {
            kind,
            subjectId
        }).orderBy('report.id')).getMany();
    }
    /** Reports settled by a decision, with row locks until the transaction ends. */ async lockSettled(manager, decisionId) {
        return lockRows(manager.createQueryBuilder(Report, 'report').where('report.decisionId = :decisionId', {
            decisionId
        }).orderBy('report.id')).getMany();
    }
    /** Which of these keys belong to open reports. */ async openAmong(manager, keys) {
        if (keys.length === 0) return new Set();
        const rows = await manager.createQueryBuilder(Report, 'report').select('report.openKey', 'openKey').where('report.openKey IN (:...keys)', {
            keys
        }).getRawMany();
        return new Set(rows.map(({ openKey })=>openKey));
    }
    /** The latest reports of some content, in any status, and the number of pending ones. */ async reportsOf({ kind, subjectId }) {
        const reports = await this.withPeople().where('report.kind = :kind AND report.subjectId = :subjectId', {
            kind,
            subjectId
        }).orderBy('report.id', 'DESC').limit(REPORTS_LISTED).getMany();
        return {
            reports,
            pending: await this.reports.countBy({
                kind,
                subjectId,
                status: 'pending'
            })
        };
    }
    matching({ kind, reason, moderatorId }) {
        const query = this.reports.manager.createQueryBuilder(QueueEntry, 'entry').where('entry.reason = :reason', {
            reason: reason ?? ''
        });
        if (kind) query.andWhere('entry.kind = :kind', {
            kind
        });
        if (moderatorId === null) query.andWhere(`NOT EXISTS (SELECT 1 FROM moderation_assignments assignment WHERE ${TAKEN})`);
        else if (moderatorId !== undefined) query.innerJoin(Assignment, 'assignment', TAKEN_FROM_FEW).andWhere('assignment.moderatorId = :moderatorId', {
            moderatorId
        });
        return query;
    }
    /** Assigned entries are counted, since moderators take on few. */ async count({ kind, reason, moderatorId }) {
        const total = ()=>this.entries.count(kind, reason);
        if (moderatorId === undefined) return total();
        if (moderatorId !== null) return countRows(this.matching({
            kind,
            reason,
            moderatorId
        }));
        const taken = this.matching({
            kind,
            reason
        }).innerJoin(Assignment, 'assignment', TAKEN_FROM_FEW);
        return await total() - await countRows(taken);
    }
    async complete(entries) {
        if (entries.length === 0) return [];
        const [firsts, reasons, reporters, assignments] = await Promise.all([
            this.reports.find({
                select: {
                    id: true,
                    createdAt: true
                },
                where: {
                    id: In(entries.map(({ firstId })=>firstId))
                }
            }),
            this.reasons(entries),
            this.reporters(entries),
            this.assignments(entries)
        ]);
        const byId = new Map(firsts.map((report)=>[
                report.id,
                report
            ]));
        return entries.flatMap(({ kind, subjectId, firstId })=>{
            const key = keyOf({
                kind,
                subjectId
            });
            const [first, given, latest] = [
                byId.get(firstId),
                reasons.get(key),
                reporters.get(key)
            ];
            // Decided on, or deleted, since the entries were read.
            if (!first || !given || !latest) return [];
            return {
                kind,
                subjectId,
                count: given.reduce((sum, { count })=>sum + count, 0),
                firstAt: first.createdAt,
                report: latest[0],
                reasons: given,
                reporters: latest,
                assignment: assignments.get(key) ?? null
            };
        });
    }
    /** Most frequent first. */ async reasons(entries) {
        const rows = await this.reports.manager.createQueryBuilder(QueueEntry, 'entry').where(...among('entry', entries)).andWhere("entry.reason <> ''").orderBy('entry.pending', 'DESC').getMany();
        return gathered(rows, ({ reason, pending: count })=>({
                reason: reason,
                count
            }));
    }
    /** The latest few reports of each content, since there may be very many. */ async reporters(entries) {
        const latest = entries.map((_, index)=>{
            const own = `status = 'pending' AND kind = :kind${index} AND subjectId = :subject${index}`;
            return `SELECT id FROM (SELECT id FROM reports WHERE ${own} ORDER BY createdAt DESC, id DESC LIMIT ${REPORTERS}) latest${index}`;
        });
        const rows = await this.withPeople().innerJoin(`(${latest.join(' UNION ALL ')})`, 'latest', 'latest.id = report.id').setParameters(among('report', entries)[1]).orderBy('report.id', 'DESC').getMany();
        return gathered(rows, (report)=>report);
    }
    async assignments(entries) {
        const query = this.reports.manager.createQueryBuilder(Assignment, 'assignment').innerJoinAndSelect('assignment.moderator', 'moderator');
        const rows = await query.where(...among('assignment', entries)).getMany();
        return new Map(rows.map((row)=>[
                keyOf(row),
                row
            ]));
    }
    withPeople() {
        return this.reports.createQueryBuilder('report').leftJoin('report.user', 'user').addSelect([
            'user.id',
            'user.displayName',
            'user.avatar'
        ]).leftJoin('report.subjectAuthor', 'author').addSelect([
            'author.id',
            'author.displayName',
            'author.avatar'
        ]);
    }
}
ModerationQueueRepository = _ts_decorate([
    Injectable(),
    _ts_param(0, InjectRepository(Report)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Repository === "undefined" ? Object : Repository,
        typeof QueueEntries === "undefined" ? Object : QueueEntries
    ])
], ModerationQueueRepository);
/** Filters by these contents. */ function among(alias, subjects) {
    const conditions = subjects.map((_, index)=>`(${alias}.kind = :kind${index} AND ${alias}.subjectId = :subject${index})`);
    const parameters = subjects.flatMap(({ kind, subjectId }, index)=>[
            [
                `kind${index}`,
                kind
            ],
            [
                `subject${index}`,
                subjectId
            ]
        ]);
    return [
        `(${conditions.join(' OR ')})`,
        Object.fromEntries(parameters)
    ];
}
function gathered(rows, map) {
    const byKey = new Map();
    for (const row of rows)byKey.set(keyOf(row), [
        ...byKey.get(keyOf(row)) ?? [],
        map(row)
    ]);
    return byKey;
}
//# sourceMappingURL=moderation-queue.repository.js.map
