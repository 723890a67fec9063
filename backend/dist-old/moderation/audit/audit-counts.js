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
import { AuditEntry } from './audit-entry.entity.js';
export class AuditCounts {
    counts;
    constructor(counts){
        this.counts = counts;
        counts.registerRecount(countAnew);
    }
    async countAdded(manager, entry) {
        await this.counts.changeCounts(manager, [
            of(entry, 1)
        ]);
    }
    /** In the transaction that deletes the account: their counts become another member's, or nobody's. */ async replaceActor(manager, actorId, other) {
        const theirs = [
            ...await this.counts.readCounts('audit', undefined, manager)
        ].filter(([part])=>part.startsWith(`${actorId}/`));
        const changes = theirs.flatMap(([part, count])=>[
                {
                    subject: 'audit',
                    part,
                    by: -count
                },
                {
                    subject: 'audit',
                    part: part.replace(/^[^/]*/, `${other ?? ''}`),
                    by: count
                }
            ]);
        await this.counts.changeCounts(manager, changes);
    }
    /** Ids of actors whose accounts still exist. */ async actors() {
        const parts = [
            ...await this.counts.readCounts('audit')
        ].filter(([, count])=>count > 0);
        const actors = new Set(parts.map(([part])=>part.split('/')[0]));
        return [
            ...actors
        ].filter((id)=>id !== '').map(Number);
    }
    async count(wanted) {
        let total = 0;
        for (const [part, count] of (await this.counts.readCounts('audit'))){
            const [actorId, targetType, action] = part.split('/');
            if (wanted.actorId !== undefined && actorId !== String(wanted.actorId)) continue;
            if (wanted.targetType !== undefined && targetType !== wanted.targetType) continue;
            if (wanted.action === undefined || action === wanted.action) total += count;
        }
        return total;
    }
}
AuditCounts = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof StoredCounts === "undefined" ? Object : StoredCounts
    ])
], AuditCounts);
function of({ actorId, targetType, action }, by) {
    return {
        subject: 'audit',
        part: `${actorId ?? ''}/${targetType}/${action}`,
        by
    };
}
async function countAnew(manager) {
    const rows = await manager.createQueryBuilder(AuditEntry, 'entry').select('entry.actorId', 'actorId').addSelect('entry.targetType', 'targetType').addSelect('entry.action', 'action').addSelect('COUNT(*)', 'count').groupBy('entry.actorId').addGroupBy('entry.targetType').addGroupBy('entry.action').getRawMany();
    return rows.map((row)=>of(row, Number(row.count)));
}
//# sourceMappingURL=audit-counts.js.map
