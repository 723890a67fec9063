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
import { EventTail } from '../../platform/domain-events/event-tail.js';
import { SitemapRepository } from './sitemap.repository.js';
/** Ids per part, of at most 50,000 URLs, since a part is generated in one go. */ export const IDS_PER_PART = 10_000;
/** Where more tutorials than this have changed, their parts are read again. */ const MAX_CHANGED = 100;
export class SitemapParts {
    sitemap;
    /** By part, up to the highest known; undefined for an empty part. */ latest = [];
    stale = new Set();
    /** Ids of tutorials that have changed since the last call. */ changed = new Set();
    turn = Promise.resolve();
    constructor(sitemap, tail){
        this.sitemap = sitemap;
        const follow = ({ payload })=>{
            this.changed.add(payload.tutorialId);
            if (this.changed.size > MAX_CHANGED) this.rereadParts();
        };
        tail.on('tutorial.saved', follow);
        tail.on('tutorial.withdrawn', follow);
    }
    /** Last change by part. */ async read() {
        // One after the other, so that none goes on ahead of a change that another is reading.
        const turn = this.turn.then(()=>this.followChanges());
        this.turn = turn.catch(()=>undefined);
        await turn;
        const last = Math.floor(await this.sitemap.highestId() / IDS_PER_PART);
        for(let part = 0; part <= last; part++){
            if (part in this.latest && !this.stale.has(part)) continue;
            // Before the query, so that a change meanwhile marks it stale again.
            this.stale.delete(part);
            const firstId = part * IDS_PER_PART;
            this.latest[part] = await this.sitemap.latestBetween(firstId, firstId + IDS_PER_PART - 1);
        }
        return new Map(this.latest.slice(0, last + 1).flatMap((date, part)=>date ? [
                [
                    part,
                    date
                ]
            ] : []));
    }
    async followChanges() {
        const ids = [
            ...this.changed
        ];
        if (ids.length === 0) return;
        this.changed.clear();
        const dates = await this.sitemap.changesOf(ids).catch((error)=>{
            for (const id of ids)this.changed.add(id);
            throw error;
        });
        for (const id of ids){
            const [part, date] = [
                partOf(id),
                dates.get(id)
            ];
            // What was taken off may have been the latest of its part.
            if (!date) this.stale.add(part);
            else if (part in this.latest && date > (this.latest[part] ?? 0)) this.latest[part] = date;
        }
    }
    rereadParts() {
        for (const id of this.changed)this.stale.add(partOf(id));
        this.changed.clear();
    }
}
SitemapParts = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof SitemapRepository === "undefined" ? Object : SitemapRepository,
        typeof EventTail === "undefined" ? Object : EventTail
    ])
], SitemapParts);
function partOf(id) {
    return Math.floor(id / IDS_PER_PART);
}
//# sourceMappingURL=sitemap-parts.js.map
