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
import { In, IsNull, LessThan, Not } from 'typeorm';
import { Comment } from '../../community/comments/comment.entity.js';
import { lockRows } from '../../platform/database/lock-rows.js';
import { countRows, findPage } from '../../platform/database/find-page.js';
import { selectRows } from '../../platform/database/select-rows.js';
import { updateInBatches } from '../../platform/database/update-in-batches.js';
import { ReportCounts } from './report-counts.js';
import { QueueEntries } from './queue-entries.js';
import { QueueEntry } from './queue-entry.entity.js';
import { Report } from './report.entity.js';
const orders = {
    id: [
        'id',
        'DESC'
    ],
    createdAt: [
        'createdAt',
        'DESC'
    ],
    handledAt: [
        'handledAt',
        'DESC'
    ],
    status: [
        'status',
        'ASC'
    ],
    reason: [
        'reason',
        'ASC'
    ]
};
export const reportSorts = Object.keys(orders);
export class ReportsRepository {
    reports;
    counts;
    queue;
    constructor(reports, counts, queue){
        this.reports = reports;
        this.counts = counts;
        this.queue = queue;
    }
    /** Newest first by default, with comments, owners and reporters. */ async list(filter, selection, page) {
        const query = this.reports.createQueryBuilder('report');
        const wanted = Object.entries(filter);
        for (const [name, value] of wanted)if (value !== undefined) query.andWhere(`report.${name} = :${name}`, {
            [name]: value
        });
        selectRows(query, selection, orders, 'id');
        const { status, reason, kind, ...further } = filter;
        const isCounted = Object.values(further).every((value)=>value === undefined) && !selection.ids;
        const total = isCounted ? await this.counts.count({
            status,
            reason,
            kind
        }) : await countRows(query);
        return [
            await findPage(query, page, total, this.withCommentAndPeople()),
            total
        ];
    }
    async findWithCommentAndPeople(id) {
        return this.withCommentAndPeople().where('report.id = :id', {
            id
        }).getOne();
    }
    /** Number of reports by status, in total or about a member's content. */ async countByStatus(subjectAuthorId) {
        const counts = {
            pending: 0,
            resolved: 0,
            rejected: 0
        };
        const rows = subjectAuthorId === undefined ? await this.counts.all() : await this.countAbout(subjectAuthorId);
        for (const { status, count } of rows)counts[status] += Number(count);
        return counts;
    }
    /** Reasons of pending reports, most frequent first. */ async pendingReasons() {
        const sums = new Map();
        for (const { status, reason, count } of (await this.counts.all()))if (status === 'pending') sums.set(reason, (sums.get(reason) ?? 0) + count);
        return [
            ...sums
        ].map(([reason, count])=>({
                reason,
                count
            })).filter(({ count })=>count > 0).sort((one, other)=>other.count - one.count || (one.reason < other.reason ? -1 : 1));
    }
    /** Comments with more than one pending report, most reported first. */ async priorities(limit) {
        return this.reports.manager.createQueryBuilder(QueueEntry, 'entry').select('entry.subjectId', 'commentId').addSelect('comment.content', 'content').addSelect('entry.pending', 'count').addSelect('entry.firstId', 'reportId').innerJoin(Comment, 'comment', 'comment.id = entry.subjectId').where("entry.reason = '' AND entry.kind = 'comment' AND entry.pending > 1").orderBy('entry.pending', 'DESC').addOrderBy('entry.subjectId', 'DESC').limit(limit).getRawMany();
    }
    async findSome(ids) {
        return this.reports.findBy({
            id: In([
                ...ids
            ])
        });
    }
    /** Loads reports with row locks until the transaction ends. */ async lock(manager, ids) {
        return lockRows(manager.createQueryBuilder(Report, 'report').where('report.id IN (:...ids)', {
            ids
        }).orderBy('report.id')).getMany();
    }
    /** Ids of all pending reports about the same content as these. */ async pendingOfSameSubject(manager, ids) {
        const reports = manager.createQueryBuilder(Report, 'report').select('report.id');
        const about = reports.subQuery().select('1').from(Report, 'asked').where('asked.id IN (:...ids)', {
            ids
        }).andWhere('asked.kind = report.kind AND asked.subjectId = report.subjectId');
        const found = await reports.where(`report.status = 'pending' AND EXISTS ${about.getQuery()}`, {
            ids
        }).getMany();
        return found.map(({ id })=>id);
    }
    async insertReport(manager, report) {
        const { identifiers } = await manager.insert(Report, report);
        const { id } = identifiers[0];
        await this.counts.countAdded(manager, report);
        await this.queue.add(manager, {
            ...report,
            id
        });
        return id;
    }
    /** Updates a report locked by the caller. */ async settleReport(manager, report, changes) {
        await this.counts.countDecided(manager, report, changes.status);
        await manager.update(Report, {
            id: report.id
        }, changes);
        if (report.status === 'pending') await this.queue.remove(manager, report);
        if (changes.status === 'pending') await this.queue.add(manager, report);
    }
    /** Resolves to the number of updated reports. */ async forgetTextsHandledBefore(moment) {
        const decided = {
            status: Not('pending'),
            handledAt: LessThan(moment)
        };
        const withTexts = [
            {
                ...decided,
                said: Not('')
            },
            {
                ...decided,
                subjectTitle: Not(IsNull())
            },
            {
                ...decided,
                details: Not(IsNull())
            },
            {
                ...decided,
                note: Not(IsNull())
            }
        ];
        const nothing = {
            said: '',
            subjectTitle: null,
            details: null,
            note: null
        };
        return updateInBatches(this.reports, withTexts, nothing);
    }
    /** A member's content that was ever reported. */ async thingsOf(manager, subjectAuthorId) {
        return manager.createQueryBuilder(Report, 'report').select('report.kind', 'kind').addSelect('report.subjectId', 'subjectId').where('report.subjectAuthorId = :subjectAuthorId', {
            subjectAuthorId
        }).groupBy('report.kind').addGroupBy('report.subjectId').getRawMany();
    }
    /** Whether a decision settled reports other than these. */ async hasOthersOf(manager, decisionId, ids) {
        return manager.existsBy(Report, {
            decisionId,
            id: Not(In([
                ...ids
            ]))
        });
    }
    async forgetMember(manager, userId) {
        await manager.update(Report, {
            userId
        }, {
            userId: null,
            openKey: null
        });
        const noTrace = {
            subjectAuthorId: null,
            said: '',
            subjectTitle: null
        };
        await manager.update(Report, {
            subjectAuthorId: userId
        }, noTrace);
    }
    /** Pending reports by and about these members, with row locks until the transaction ends. */ async lockPendingOf(manager, userIds) {
        const query = manager.createQueryBuilder(Report, 'report').where("report.status = 'pending'").andWhere("(report.userId IN (:...userIds) OR (report.kind = 'member' AND report.subjectId IN (:...userIds)))", {
            userIds
        }).orderBy('report.id');
        return lockRows(query).getMany();
    }
    /** @param pending locked reports by and about both members */ async moveReports(manager, userId, into, pending) {
        await manager.update(Report, {
            userId
        }, {
            userId: into
        });
        await manager.update(Report, {
            handledBy: userId
        }, {
            handledBy: into
        });
        await manager.update(Report, {
            subjectAuthorId: userId
        }, {
            subjectAuthorId: into
        });
        await manager.update(Report, {
            kind: 'member',
            subjectId: userId
        }, {
            subjectId: into
        });
        const about = pending.filter(({ kind, subjectId })=>kind === 'member' && subjectId === userId);
        for (const report of about){
            await this.queue.remove(manager, report);
            await this.queue.add(manager, {
                ...report,
                subjectId: into
            });
        }
    }
    async isOpen(manager, openKey, exceptId) {
        return manager.existsBy(Report, {
            openKey,
            id: Not(exceptId)
        });
    }
    async updateReport(manager, id, changes) {
        await manager.update(Report, {
            id
        }, changes);
    }
    async countAbout(subjectAuthorId) {
        return this.reports.createQueryBuilder('report').select('report.status', 'status').addSelect('COUNT(*)', 'count').where('report.subjectAuthorId = :subjectAuthorId', {
            subjectAuthorId
        }).groupBy('report.status').getRawMany();
    }
    withCommentAndPeople() {
        return this.reports.createQueryBuilder('report').leftJoin('report.comment', 'comment', "report.kind = 'comment'").addSelect([
            'comment.id',
            'comment.content',
            'comment.tutorialId'
        ]).leftJoinAndSelect('report.decision', 'decision').leftJoin('report.user', 'user').addSelect([
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
ReportsRepository = _ts_decorate([
    Injectable(),
    _ts_param(0, InjectRepository(Report)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Repository === "undefined" ? Object : Repository,
        typeof ReportCounts === "undefined" ? Object : ReportCounts,
        typeof QueueEntries === "undefined" ? Object : QueueEntries
    ])
], ReportsRepository);
//# sourceMappingURL=reports.repository.js.map
