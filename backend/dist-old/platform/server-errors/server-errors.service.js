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
import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, MoreThanOrEqual } from 'typeorm';
import { isUniqueViolation } from '../database/unique-violation.js';
import { anonymizeError } from './anonymize-error.js';
import { ServerError } from './server-error.entity.js';
const HOUR_MS = 60 * 60 * 1000;
const SHOWN_MS = 24 * HOUR_MS;
const KEPT_MS = 2 * SHOWN_MS;
const WRITE_AFTER_MS = 5000;
/** Bounds the distinct errors waiting to be written, and those shown. */ const MAX_KINDS = 200;
export class ServerErrors {
    errors;
    waiting = new Map();
    timer;
    writing = Promise.resolve();
    constructor(errors){
        this.errors = errors;
    }
    /** @param route the route pattern, without parameter values */ countError(status, route, error) {
        const now = new Date();
        const message = anonymizeError(error);
        const hour = Math.floor(+now / HOUR_MS);
        const id = createHash('sha256').update(JSON.stringify([
            hour,
            status,
            route,
            message
        ])).digest('hex');
        const known = this.waiting.get(id);
        if (known) {
            known.times += 1;
            known.lastAt = now;
        } else if (this.waiting.size < MAX_KINDS) {
            const row = {
                id,
                status,
                route: route.slice(0, 200),
                message,
                times: 1,
                firstAt: now,
                lastAt: now
            };
            this.waiting.set(id, row);
        }
        this.timer ??= setTimeout(()=>void this.write(), WRITE_AFTER_MS).unref();
    }
    /** Errors of the last 24 hours, latest first. */ async listLastDay() {
        await this.write();
        const rows = await this.errors.find({
            where: {
                lastAt: MoreThanOrEqual(new Date(Date.now() - SHOWN_MS))
            },
            order: {
                lastAt: 'DESC'
            },
            take: 24 * MAX_KINDS
        });
        const tallies = new Map();
        for (const { id: _, ...row } of rows){
            const key = JSON.stringify([
                row.status,
                row.route,
                row.message
            ]);
            const other = tallies.get(key);
            if (!other) tallies.set(key, row);
            else {
                other.times += row.times;
                if (row.firstAt < other.firstAt) other.firstAt = row.firstAt;
            }
        }
        return [
            ...tallies.values()
        ].slice(0, MAX_KINDS);
    }
    async beforeApplicationShutdown() {
        await this.write();
    }
    write() {
        clearTimeout(this.timer);
        this.timer = undefined;
        this.writing = this.writing.then(()=>this.writeWaiting());
        return this.writing;
    }
    async writeWaiting() {
        const rows = [
            ...this.waiting.values()
        ];
        this.waiting = new Map();
        try {
            while(rows.length > 0){
                await this.add(rows.at(-1));
                rows.pop();
            }
            await this.errors.delete({
                lastAt: LessThan(new Date(Date.now() - KEPT_MS))
            });
        } catch  {
            // Most errors mean that the database is away, so the counts wait for the next write or read.
            for (const row of rows){
                const { times = 0, lastAt = row.lastAt } = this.waiting.get(row.id) ?? {};
                this.waiting.set(row.id, {
                    ...row,
                    times: row.times + times,
                    lastAt
                });
            }
        }
    }
    async add(row) {
        const { id, times, lastAt } = row;
        const more = ()=>this.errors.update({
                id
            }, {
                times: ()=>`times + ${times}`,
                lastAt
            });
        if ((await more()).affected) return;
        await this.errors.insert(row).catch(async (error)=>{
            // Another process inserted the row first.
            if (!isUniqueViolation(error)) throw error;
            await more();
        });
    }
}
ServerErrors = _ts_decorate([
    Injectable(),
    _ts_param(0, InjectRepository(ServerError)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Repository === "undefined" ? Object : Repository
    ])
], ServerErrors);
//# sourceMappingURL=server-errors.service.js.map
