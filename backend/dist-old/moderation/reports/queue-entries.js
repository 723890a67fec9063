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
import { Injectable } from '@nestjs/common';
import { StoredCounts } from '../../platform/counts/stored-counts.service.js';
import { lockRows } from '../../platform/database/lock-rows.js';
import { QueueEntry } from './queue-entry.entity.js';
import { Report } from './report.entity.js';
export class QueueEntries {
    counts;
    constructor(counts){
        this.counts = counts;
        counts.registerRecount(makeAnew);
    }
    /** Call it after the report has become pending. */ async add(manager, report) {
        const { id, kind, subjectId } = report;
        for (const reason of [
            '',
            report.reason
        ]){
            const key = {
                kind,
                subjectId,
                reason
            };
            await manager.query(insertOrIncrement(manager), [
                kind,
                subjectId,
                reason,
                id
            ]);
            const { pending } = await manager.findOneByOrFail(QueueEntry, key);
            if (pending === 1) await this.counts.changeCounts(manager, [
                of(key, 1)
            ]);
        }
        const { firstId } = await manager.findOneByOrFail(QueueEntry, {
            kind,
            subjectId,
            reason: ''
        });
        await setFirst(manager, report, Math.min(firstId, id));
    }
    /** Call it after the report, locked by the caller, is pending no more. */ async remove(manager, report) {
        const { id, kind, subjectId } = report;
        for (const reason of [
            '',
            report.reason
        ]){
            const key = {
                kind,
                subjectId,
                reason
            };
            await manager.decrement(QueueEntry, key, 'pending', 1);
            const { affected } = await manager.delete(QueueEntry, {
                ...key,
                pending: 0
            });
            if (affected) await this.counts.changeCounts(manager, [
                of(key, -1)
            ]);
        }
        const entry = await manager.findOneBy(QueueEntry, {
            kind,
            subjectId,
            reason: ''
        });
        if (entry?.firstId !== id) return;
        const first = manager.createQueryBuilder(Report, 'report').where("report.kind = :kind AND report.subjectId = :subjectId AND report.status = 'pending'", {
            kind,
            subjectId
        }).orderBy('report.id').limit(1);
        const next = await lockRows(first).getOne();
        // None while the reports of a merged member move, one after the other.
        if (next) await setFirst(manager, report, next.id);
    }
    /** Number of contents in the queue. @param reason with a pending report for this reason */ async count(kind, reason = '') {
        let total = 0;
        for (const [part, count] of (await this.counts.readCounts('queue'))){
            const [itsKind, itsReason] = part.split('/');
            if ((kind ?? itsKind) === itsKind && itsReason === reason) total += count;
        }
        return total;
    }
}
QueueEntries = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof StoredCounts === "undefined" ? Object : StoredCounts
    ])
], QueueEntries);
/** In one statement, because two members may be the first to report the same. */ function insertOrIncrement({ dataSource }) {
    const isMysql = dataSource.options.type === 'mysql';
    const otherwise = isMysql ? 'ON DUPLICATE KEY UPDATE' : 'ON CONFLICT (kind, subjectId, reason) DO UPDATE SET';
    return `INSERT INTO moderation_queue (kind, subjectId, reason, pending, firstId) VALUES (?, ?, ?, 1, ?) ${otherwise} pending = pending + 1`;
}
async function setFirst(manager, { kind, subjectId }, firstId) {
    await manager.update(QueueEntry, {
        kind,
        subjectId
    }, {
        firstId
    });
}
function of({ kind, reason }, by) {
    return {
        subject: 'queue',
        part: `${kind}/${reason}`,
        by
    };
}
async function makeAnew(manager) {
    const columns = 'INSERT INTO moderation_queue (kind, subjectId, reason, pending, firstId)';
    await manager.createQueryBuilder().delete().from(QueueEntry).execute();
    await manager.query(`${columns} SELECT kind, subjectId, '', COUNT(*), MIN(id) FROM reports
     WHERE status = 'pending' GROUP BY kind, subjectId`);
    await manager.query(`${columns} SELECT report.kind, report.subjectId, report.reason, COUNT(*), MIN(entry.firstId)
     FROM reports report INNER JOIN moderation_queue entry
       ON entry.kind = report.kind AND entry.subjectId = report.subjectId AND entry.reason = ''
     WHERE report.status = 'pending' GROUP BY report.kind, report.subjectId, report.reason`);
    const rows = await manager.createQueryBuilder(QueueEntry, 'entry').select('entry.kind', 'kind').addSelect('entry.reason', 'reason').addSelect('COUNT(*)', 'count').groupBy('entry.kind').addGroupBy('entry.reason').getRawMany();
    return rows.map((row)=>of(row, Number(row.count)));
}
//# sourceMappingURL=queue-entries.js.map
