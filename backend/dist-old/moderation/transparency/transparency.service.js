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
import { DataSource } from 'typeorm';
import { Appeal } from '../appeals/appeal.entity.js';
import { Decision } from '../decisions/decision.entity.js';
import { Report } from '../reports/report.entity.js';
import { latestQuarters } from './quarters.js';
const SHOWN = 8;
export class TransparencyService {
    dataSource;
    constructor(dataSource){
        this.dataSource = dataSource;
    }
    /** The last two years, from the quarter of the first report on. */ async quarters() {
        const quarters = latestQuarters(SHOWN);
        const [received, decided, appealed, medians] = await Promise.all([
            this.received(quarters),
            this.decided(quarters),
            this.appealed(quarters),
            this.medians(quarters)
        ]);
        const all = quarters.map(({ year, quarter }, index)=>{
            const here = (rows)=>rows.filter(({ bucket })=>Number(bucket) === index);
            const appeals = {
                pending: 0,
                upheld: 0,
                reversed: 0
            };
            for (const { status, count } of here(appealed))appeals[status] = Number(count);
            return {
                year,
                quarter,
                received: here(received).map(({ kind, reason, count })=>({
                        kind,
                        reason,
                        count: Number(count)
                    })),
                decided: here(decided).map(({ kind, verdict, outcome, sanction, count })=>({
                        kind,
                        isUpheld: verdict === 'upheld',
                        outcome,
                        sanction,
                        count: Number(count)
                    })),
                appeals,
                medianSeconds: medians.get(index) ?? null
            };
        });
        const last = all.findLastIndex(({ received, decided })=>received.length + decided.length > 0);
        return all.slice(0, Math.max(1, last + 1));
    }
    async received(quarters) {
        return grouped(this.dataSource.createQueryBuilder(Report, 'row'), 'createdAt', quarters, [
            'kind',
            'reason'
        ]).getRawMany();
    }
    async decided(quarters) {
        const query = this.dataSource.createQueryBuilder(Decision, 'row').where('row.undoneAt IS NULL');
        const columns = [
            'kind',
            'verdict',
            'outcome',
            'sanction'
        ];
        return grouped(query, 'decidedAt', quarters, columns).getRawMany();
    }
    async appealed(quarters) {
        return grouped(this.dataSource.createQueryBuilder(Appeal, 'row'), 'createdAt', quarters, [
            'status'
        ]).getRawMany();
    }
    /** With an even number of decisions, the lower of the two middle values. */ async medians(quarters) {
        const bucket = bucketOf('decidedAt', quarters);
        const ranked = this.dataSource.createQueryBuilder(Decision, 'row').select('row.waitedSeconds', 'waited').addSelect(bucket, 'bucket').addSelect(`ROW_NUMBER() OVER (PARTITION BY ${bucket} ORDER BY row.waitedSeconds)`, 'place').addSelect(`COUNT(*) OVER (PARTITION BY ${bucket})`, 'total').where('row.undoneAt IS NULL AND row.decidedAt >= :oldest').setParameters(parametersOf(quarters));
        const rows = await this.dataSource.createQueryBuilder().select('ranked.bucket', 'bucket').addSelect('ranked.waited', 'waited').from(`(${ranked.getQuery()})`, 'ranked').where('ranked.place * 2 IN (ranked.total, ranked.total + 1)').setParameters(ranked.getParameters()).getRawMany();
        return new Map(rows.map(({ bucket: index, waited })=>[
                Number(index),
                waited
            ]));
    }
}
TransparencyService = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof DataSource === "undefined" ? Object : DataSource
    ])
], TransparencyService);
/** Counts by quarter and columns. */ function grouped(query, moment, quarters, columns) {
    query.select(bucketOf(moment, quarters), 'bucket').addSelect('COUNT(*)', 'count').andWhere(`row.${moment} >= :oldest`).setParameters(parametersOf(quarters)).groupBy('bucket');
    for (const column of columns)query.addSelect(`row.${column}`, column).addGroupBy(`row.${column}`);
    return query;
}
/** SQL for the index of a date's quarter, 0 for the current one; no date function is the same on all databases. */ function bucketOf(moment, quarters) {
    const cases = quarters.map((_, index)=>`WHEN row.${moment} >= :quarter${index} THEN ${index}`);
    return `CASE ${cases.join(' ')} END`;
}
function parametersOf(quarters) {
    const starts = quarters.map(({ since }, index)=>[
            `quarter${index}`,
            since
        ]);
    return {
        ...Object.fromEntries(starts),
        oldest: quarters.at(-1).since
    };
}
//# sourceMappingURL=transparency.service.js.map
