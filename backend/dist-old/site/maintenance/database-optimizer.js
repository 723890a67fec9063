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
import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
/** Some ten milliseconds of work, after which other queries run. */ const PAGES_AT_ONCE = 250;
const INCREMENTAL = 2;
export class DatabaseOptimizer {
    dataSource;
    mysql;
    constructor(dataSource){
        this.dataSource = dataSource;
        this.mysql = dataSource.options.type === 'mysql';
    }
    /** Works in steps, between which other requests are answered. */ async optimize(onStep) {
        await (this.mysql ? this.optimizeTables(onStep) : this.giveBackPages(onStep));
    }
    /** In bytes. */ async size() {
        const sql = this.mysql ? 'SELECT SUM(data_length + index_length) AS bytes FROM information_schema.tables WHERE table_schema = DATABASE()' : 'SELECT page_count * page_size AS bytes FROM pragma_page_count(), pragma_page_size()';
        const [row] = await this.dataSource.query(sql);
        return Number(row?.bytes ?? 0);
    }
    /** InnoDB rebuilds a table in the background while it stays readable and writable. */ async optimizeTables(onStep) {
        const tables = await this.tables();
        for (const [done, table] of tables.entries()){
            if (!onStep(done, tables.length)) return;
            await this.dataSource.query(`OPTIMIZE TABLE \`${table}\``);
            await this.dataSource.query(`ANALYZE TABLE \`${table}\``);
        }
    }
    async giveBackPages(onStep) {
        await this.dataSource.query('PRAGMA optimize');
        if (await this.pragma('auto_vacuum') !== INCREMENTAL) return this.makeIncremental();
        const total = await this.pragma('freelist_count');
        for(let done = 0; done < total && onStep(done, total); done += PAGES_AT_ONCE){
            await this.dataSource.query(`PRAGMA incremental_vacuum(${PAGES_AT_ONCE})`);
            await setImmediate();
        }
    }
    /** A database of an older version is rewritten once, in one go; from then on pages are freed step by step. */ async makeIncremental() {
        await this.dataSource.query('PRAGMA auto_vacuum = INCREMENTAL');
        await this.dataSource.query('VACUUM');
    }
    async pragma(name) {
        const [row] = await this.dataSource.query(`PRAGMA ${name}`);
        return row?.[name] ?? 0;
    }
    async tables() {
        const rows = await this.dataSource.query(`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE'`);
        return rows.map(({ name })=>name);
    }
}
DatabaseOptimizer = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof DataSource === "undefined" ? Object : DataSource
    ])
], DatabaseOptimizer);
//# sourceMappingURL=database-optimizer.js.map
