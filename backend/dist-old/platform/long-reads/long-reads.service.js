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
import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Injectable, Logger } from '@nestjs/common';
import { Piscina } from 'piscina';
import { DataSource } from 'typeorm';
import { Config } from '../../config.js';
import { BusyException } from '../common/busy.exception.js';
const WORKER = fileURLToPath(new URL(`long-read-worker${extname(import.meta.url)}`, import.meta.url));
const THREADS = Math.max(1, Math.min(2, availableParallelism() - 1));
/** Reads that may queue for a thread; further ones get a 503. */ const MAX_WAITING = 50;
const START_MS = 30_000;
const IDLE_MS = 60_000;
const NURSERY_MB = 8;
const RETRY_S = 5;
/** Error codes of a statement that exceeded its time limit: MariaDB and MySQL. */ const STOPPED = [
    1969,
    3024
];
let OutOfTime = class OutOfTime extends Error {
};
export class LongReads {
    dataSource;
    config;
    logger = new Logger('LongReads');
    pool;
    firstThread;
    isMariaDb;
    constructor(dataSource, config){
        this.dataSource = dataSource;
        this.config = config;
    }
    async onModuleDestroy() {
        await this.pool?.destroy();
    }
    /**
   * A reader for the queries of one request, which share its time budget. It sees committed rows only.
   * @param name label for the log
   */ readerFor(name) {
        const budget = {
            deadline: performance.now() + this.config.queryBudgetMs
        };
        return async (query)=>{
            const start = performance.now();
            try {
                const rows = await this.read(query, budget);
                this.nameIfSlow(name, performance.now() - start);
                return rows;
            } catch (error) {
                if (!(error instanceof OutOfTime)) throw error;
                this.logger.warn(`${name} : arr\xeat\xe9, plus de ${this.config.queryBudgetMs} ms.`);
                const message = "Cette recherche demande plus de temps que le site n\u2019en accorde. Pr\xe9cisez-la, ou r\xe9essayez dans un instant.";
                throw new BusyException(message, RETRY_S);
            }
        };
    }
    /** TypeORM's slow-query log does not cover the worker threads; elsewhere it logs the SQL as well. */ nameIfSlow(name, ms) {
        const { slowQueryMs } = this.config;
        if (slowQueryMs > 0 && ms > slowQueryMs) this.logger.warn(`Lecture lente (${Math.round(ms)} ms) : ${name}`);
    }
    async read(query, budget) {
        const [sql, parameters] = query.getQueryAndParameters();
        const { database } = this.config;
        return database.kind === 'sqlite' ? this.readInThread(database.path, sql, parameters, budget) : this.readInPlace(sql, parameters, budget);
    }
    async readInThread(path, sql, parameters, budget) {
        this.pool ??= this.openPool();
        if (this.pool.queueSize >= MAX_WAITING) throw new OutOfTime();
        const start = performance.now();
        await this.startThread(this.pool, path);
        budget.deadline += performance.now() - start;
        // Aborting ends the worker thread too.
        const signal = AbortSignal.timeout(leftUntil(budget.deadline));
        try {
            return await this.pool.run({
                path,
                sql,
                parameters
            }, {
                name: 'read',
                signal
            });
        } catch (error) {
            if (signal.aborted) throw new OutOfTime();
            throw error;
        }
    }
    /** After a pause no thread is left, and a new one loads its modules, for which no read can help. */ async startThread(pool, path) {
        if (pool.threads.length === 0 || !this.firstThread) {
            const signal = AbortSignal.timeout(START_MS);
            this.firstThread = pool.run({
                path
            }, {
                name: 'getReady',
                signal
            });
            // A start that failed is tried again by the next read.
            this.firstThread.catch(()=>this.firstThread = undefined);
        }
        await this.firstThread;
    }
    async readInPlace(sql, parameters, budget) {
        this.isMariaDb ??= this.dataSource.query('SELECT VERSION() AS version').then(([row])=>row.version.includes('MariaDB')).catch((error)=>{
            // The database was unreachable, so the next call asks again.
            this.isMariaDb = undefined;
            throw error;
        });
        const ms = leftUntil(budget.deadline);
        const limited = await this.isMariaDb ? `SET STATEMENT max_statement_time = ${ms / 1000} FOR ${sql}` : sql.replace('SELECT', `SELECT /*+ MAX_EXECUTION_TIME(${ms}) */`);
        try {
            return await this.dataSource.query(limited, parameters);
        } catch (error) {
            const { errno } = error.driverError ?? {};
            if (errno && STOPPED.includes(errno)) throw new OutOfTime();
            throw error;
        }
    }
    openPool() {
        const pool = new Piscina({
            filename: WORKER,
            minThreads: 0,
            maxThreads: THREADS,
            idleTimeout: IDLE_MS,
            recordTiming: false,
            resourceLimits: {
                maxYoungGenerationSizeMb: NURSERY_MB
            }
        });
        // An idle thread may crash; without a listener the error would end the process.
        pool.on('error', (error)=>this.logger.error("Un fil de lecture s\u2019est arr\xeat\xe9", error));
        return pool;
    }
}
LongReads = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof DataSource === "undefined" ? Object : DataSource,
        typeof Config === "undefined" ? Object : Config
    ])
], LongReads);
/** Milliseconds left, at least 1. */ function leftUntil(deadline) {
    return Math.max(1, Math.round(deadline - performance.now()));
}
//# sourceMappingURL=long-reads.service.js.map
