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
import { Report } from './report.entity.js';
export class ReportCounts {
    counts;
    constructor(counts){
        this.counts = counts;
        counts.registerRecount(countAnew);
    }
    async countAdded(manager, report) {
        await this.counts.changeCounts(manager, [
            of(report, 1)
        ]);
    }
    async countDecided(manager, before, status) {
        await this.counts.changeCounts(manager, [
            of(before, -1),
            of({
                ...before,
                status
            }, 1)
        ]);
    }
    async count(wanted) {
        const all = await this.all();
        const fitting = all.filter(({ status, reason, kind })=>(wanted.status ?? status) === status && (wanted.reason ?? reason) === reason && (wanted.kind ?? kind) === kind);
        return fitting.reduce((sum, { count })=>sum + count, 0);
    }
    async all() {
        return [
            ...await this.counts.readCounts('reports')
        ].map(([part, count])=>{
            const [status, reason, kind] = part.split('/');
            return {
                status,
                reason,
                kind,
                count
            };
        });
    }
}
ReportCounts = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof StoredCounts === "undefined" ? Object : StoredCounts
    ])
], ReportCounts);
function of({ status, reason, kind }, by) {
    return {
        subject: 'reports',
        part: `${status}/${reason}/${kind}`,
        by
    };
}
async function countAnew(manager) {
    const rows = await manager.createQueryBuilder(Report, 'report').select('report.status', 'status').addSelect('report.reason', 'reason').addSelect('report.kind', 'kind').addSelect('COUNT(*)', 'count').groupBy('report.status').addGroupBy('report.reason').addGroupBy('report.kind').getRawMany();
    return rows.map((row)=>of(row, Number(row.count)));
}
//# sourceMappingURL=report-counts.js.map
