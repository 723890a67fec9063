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
import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, In } from 'typeorm';
import { Config } from '../../config.js';
import { afterCommit } from '../database/after-commit.js';
import { lockRows } from '../database/lock-rows.js';
import { prepareExclusively } from '../database/prepare-exclusively.js';
import { StoredCount } from './stored-count.entity.js';
/** Addends are merged after this many have been written. */ const GATHER_AFTER = 300;
const ROWS_AT_ONCE = 500;
export class StoredCounts {
    addends;
    dataSource;
    config;
    logger = new Logger(StoredCounts.name);
    recounts = [];
    written = 0;
    gathering;
    constructor(addends, dataSource, config){
        this.addends = addends;
        this.dataSource = dataSource;
        this.config = config;
    }
    /** Registers how a subject is recounted; called during application start. */ registerRecount(recount) {
        this.recounts.push(recount);
    }
    /** Fills the counts of a database that has none. */ async onModuleInit() {
        if (await this.addends.exists()) return;
        await prepareExclusively(this.config.database, async ()=>{
            if (!await this.addends.exists()) await this.recountAll();
        });
    }
    async onModuleDestroy() {
        await this.gathering;
    }
    /** Call it in the transaction that makes the change. */ async changeCounts(manager, changes) {
        const rows = sumUp(changes).map(({ subject, part, by })=>({
                subject,
                part,
                value: by
            }));
        for(let start = 0; start < rows.length; start += ROWS_AT_ONCE){
            const some = rows.slice(start, start + ROWS_AT_ONCE);
            await manager.createQueryBuilder().insert().into(StoredCount).values(some).updateEntity(false).execute();
        }
        afterCommit(manager, ()=>{
            this.written += rows.length;
            if (this.written >= GATHER_AFTER) this.mergeInBackground();
        });
    }
    /** Counts of a subject by part. @param from first part, in alphabetical order */ async readCounts(subject, from, manager = this.addends.manager) {
        const query = manager.createQueryBuilder(StoredCount, 'kept').select('kept.part', 'part').addSelect('SUM(kept.value)', 'count').where('kept.subject = :subject', {
            subject
        }).groupBy('kept.part');
        if (from !== undefined) query.andWhere('kept.part >= :from', {
            from
        });
        const rows = await query.getRawMany();
        // MySQL returns sums as text.
        return new Map(rows.map(({ part, count })=>[
                part,
                Number(count)
            ]));
    }
    /** Sum over all parts of a subject. */ async readTotal(subject) {
        return [
            ...(await this.readCounts(subject)).values()
        ].reduce((sum, count)=>sum + count, 0);
    }
    /** Recounts everything and corrects the stored counts; resolves to the number of wrong ones. */ async recountAll() {
        return this.dataSource.transaction(async (manager)=>{
            const differences = [];
            for (const recount of this.recounts)differences.push(...await recount(manager));
            for (const { subject, part, value } of (await manager.find(StoredCount)))differences.push({
                subject,
                part,
                by: -value
            });
            const wrong = sumUp(differences);
            await this.changeCounts(manager, wrong);
            return wrong.length;
        });
    }
    /** Merges the rows of each count into one. */ async mergeAddends() {
        const scattered = await this.addends.createQueryBuilder('kept').select('kept.subject', 'subject').addSelect('kept.part', 'part').groupBy('kept.subject').addGroupBy('kept.part').having('COUNT(*) > 1').getRawMany();
        for (const count of scattered)await this.mergeAddendsOf(count);
    }
    async mergeAddendsOf(count) {
        // Selected first and then locked by id: a lock by index would include rows that others are inserting.
        const found = await this.addends.find({
            select: {
                id: true
            },
            where: count
        });
        const gather = async (manager)=>{
            const ids = found.map(({ id })=>id);
            const query = manager.createQueryBuilder(StoredCount, 'kept').where({
                id: In(ids)
            });
            const rows = await lockRows(query).getMany();
            const value = rows.reduce((sum, row)=>sum + row.value, 0);
            await manager.delete(StoredCount, {
                id: In(rows.map(({ id })=>id))
            });
            if (value !== 0) await manager.insert(StoredCount, {
                ...count,
                value
            });
        };
        // MySQL finds many ids by a table scan, and at its default isolation level it would lock the gaps where others
        // insert.
        if (this.config.database.kind === 'mysql') await this.dataSource.transaction('READ COMMITTED', gather);
        else await this.dataSource.transaction(gather);
    }
    mergeInBackground() {
        if (this.gathering) return;
        this.written = 0;
        this.gathering = this.mergeAddends().catch((error)=>this.logger.error("Les nombres gard\xe9s n\u2019ont pas pu \xeatre r\xe9unis.", error)).finally(()=>this.gathering = undefined);
    }
}
StoredCounts = _ts_decorate([
    Injectable(),
    _ts_param(0, InjectRepository(StoredCount)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Repository === "undefined" ? Object : Repository,
        typeof DataSource === "undefined" ? Object : DataSource,
        typeof Config === "undefined" ? Object : Config
    ])
], StoredCounts);
/** Adds up changes of the same count and drops those that cancel out. */ function sumUp(changes) {
    const sums = new Map();
    for (const { subject, part, by } of changes){
        const key = `${subject}/${part}`;
        sums.set(key, {
            subject,
            part,
            by: (sums.get(key)?.by ?? 0) + by
        });
    }
    return [
        ...sums.values()
    ].filter(({ by })=>by !== 0);
}
//# sourceMappingURL=stored-counts.service.js.map
