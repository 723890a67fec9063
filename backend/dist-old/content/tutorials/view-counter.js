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
import { Injectable, Logger } from '@nestjs/common';
import { RecentReadings } from './recent-readings.js';
import { TutorialsRepository } from './tutorials.repository.js';
const WRITE_EVERY_MS = 1000;
export class ViewCounter {
    tutorials;
    logger = new Logger(ViewCounter.name);
    recent = new RecentReadings();
    counts = new Map();
    /** Views per tutorial since this process started. */ totals = new Map();
    writing;
    writes = 0;
    timer;
    constructor(tutorials){
        this.tutorials = tutorials;
    }
    /**
   * Counts a reader once per tutorial and window.
   * @param reader undefined for requests that nobody reads
   */ record(id, reader) {
        if (reader === undefined || !this.recent.recordReading(id, reader)) return;
        this.counts.set(id, this.pending(id) + 1);
        this.totals.set(id, this.counted(id) + 1);
        this.schedule();
    }
    /** `record` for a member; authors are not counted. */ async recordMember(id, memberId, reader) {
        if (reader === undefined || await this.tutorials.hasAuthor(id, memberId)) return;
        this.record(id, reader);
    }
    /** Views of a tutorial that this process has counted. */ counted(id) {
        return this.totals.get(id) ?? 0;
    }
    /** Views not yet written to the tutorial's row. */ pending(id) {
        return this.counts.get(id) ?? 0;
    }
    /** Reads a row and adds the views not yet written to it, without losing or doubling any. */ async addPending(read) {
        for(;;){
            while(this.writing)await this.writing;
            const began = this.writes;
            const row = await read();
            // A write happened meanwhile, so the row may or may not include those views; read again.
            if (began !== this.writes) continue;
            return row && {
                ...row,
                views: row.views + this.pending(row.id)
            };
        }
    }
    async write() {
        clearTimeout(this.timer);
        this.timer = undefined;
        while(this.writing)await this.writing;
        if (this.counts.size === 0) return;
        const counts = new Map(this.counts);
        this.writes += 1;
        this.writing = this.tutorials.addViews(counts).then(()=>this.forget(counts), (error)=>{
            this.logger.error("Les lectures n\u2019ont pas pu \xeatre enregistr\xe9es.", error);
            this.schedule();
        }).finally(()=>{
            this.writing = undefined;
        });
        await this.writing;
    }
    async onApplicationShutdown() {
        await this.write();
    }
    schedule() {
        this.timer ??= setTimeout(()=>void this.write(), WRITE_EVERY_MS).unref();
    }
    forget(written) {
        for (const [id, count] of written){
            const left = this.pending(id) - count;
            if (left > 0) this.counts.set(id, left);
            else this.counts.delete(id);
        }
    }
}
ViewCounter = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof TutorialsRepository === "undefined" ? Object : TutorialsRepository
    ])
], ViewCounter);
//# sourceMappingURL=view-counter.js.map
