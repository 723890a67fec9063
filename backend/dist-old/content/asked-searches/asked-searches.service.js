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
import { LessThan } from 'typeorm';
import { isUniqueViolation } from '../../platform/database/unique-violation.js';
import { AskedSearch } from './asked-search.entity.js';
import { countableText } from './countable-text.js';
const WRITE_EVERY_MS = 1000;
/** A text searched for less often could identify a person: it is not shown, and deleted early. */ export const LEAST_ASKED = 3;
const RARE_WEEKS = 2;
const KEPT_WEEKS = 12;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Bounds the memory for texts not yet written, whatever is sent. */ const MAX_WAITING = 1000;
export const states = [
    'unanswered',
    'unopened'
];
export class AskedSearchesService {
    searches;
    logger = new Logger(AskedSearchesService.name);
    waiting = new Map();
    writing = Promise.resolve();
    timer;
    constructor(searches){
        this.searches = searches;
    }
    countSearch(text, isAnswered) {
        this.count(text, {
            asked: 1,
            unanswered: isAnswered ? 0 : 1,
            opened: 0
        });
    }
    /**
   * Counts a tutorial opened from search results, detected by the referer.
   * @param referer untrusted, may be absent
   * @param host that the request was sent to
   */ countOpening(referer, host) {
        const page = referer && URL.canParse(referer) ? new URL(referer) : undefined;
        const text = page?.host === host && page?.pathname === '/recherche' && page.searchParams.get('q');
        if (text) this.count(text, {
            asked: 0,
            unanswered: 0,
            opened: 1
        });
    }
    /** Texts with enough searches in the last weeks, most frequent first. */ async list({ state, ids }, { limit, offset }) {
        await this.write();
        const query = this.searches.createQueryBuilder('search').select('MIN(search.id)', 'id').addSelect('search.text', 'text').addSelect('SUM(search.asked)', 'asked').addSelect('SUM(search.unanswered)', 'unanswered').addSelect('SUM(search.opened)', 'opened').addSelect('MAX(search.week)', 'lastWeek').where('search.week >= :since', {
            since: weekOf(KEPT_WEEKS)
        }).groupBy('search.text').having('SUM(search.asked) >= :least', {
            least: LEAST_ASKED
        });
        if (state === 'unanswered') query.andHaving('SUM(search.unanswered) > 0');
        if (state === 'unopened') query.andHaving('SUM(search.opened) = 0 AND SUM(search.asked) > SUM(search.unanswered)');
        if (ids) query.andHaving('MIN(search.id) IN (:...ids)', {
            ids: [
                0,
                ...ids
            ]
        });
        const rows = await query.orderBy('SUM(search.asked)', 'DESC').addOrderBy('search.text', 'ASC').getRawMany();
        // Few rows, since rare texts are left out.
        const searches = rows.slice(offset, offset + limit).map((row)=>({
                id: Number(row.id),
                text: String(row.text),
                asked: Number(row.asked),
                unanswered: Number(row.unanswered),
                opened: Number(row.opened),
                lastWeek: String(row.lastWeek)
            }));
        return {
            searches,
            total: rows.length
        };
    }
    /** Deletes rare texts after two weeks and all after twelve. */ async forgetOld() {
        await this.searches.delete({
            week: LessThan(weekOf(KEPT_WEEKS))
        });
        const common = await this.searches.createQueryBuilder('search').select('search.text', 'text').groupBy('search.text').having('SUM(search.asked) >= :least', {
            least: LEAST_ASKED
        }).getRawMany();
        const kept = new Set(common.map(({ text })=>text));
        const old = await this.searches.find({
            select: {
                id: true,
                text: true
            },
            where: {
                week: LessThan(weekOf(RARE_WEEKS))
            }
        });
        const rare = old.filter(({ text })=>!kept.has(text)).map(({ id })=>id);
        for(let from = 0; from < rare.length; from += MAX_WAITING)await this.searches.delete(rare.slice(from, from + MAX_WAITING));
    }
    async onApplicationShutdown() {
        await this.write();
    }
    count(text, counts) {
        const countable = countableText(text);
        if (!countable) return;
        const before = this.waiting.get(countable);
        if (!before && this.waiting.size >= MAX_WAITING) return;
        this.waiting.set(countable, sum(before, counts));
        this.timer ??= setTimeout(()=>void this.write(), WRITE_EVERY_MS).unref();
    }
    /** Writes waiting counts, one batch after the other. A failed batch is logged and lost. */ async write() {
        clearTimeout(this.timer);
        this.timer = undefined;
        const waiting = this.waiting;
        this.waiting = new Map();
        this.writing = this.writing.then(async ()=>{
            if (waiting.size === 0) return;
            try {
                await this.searches.manager.transaction((manager)=>addCounts(manager, waiting));
            } catch (error) {
                this.logger.error("Les recherches n\u2019ont pas pu \xeatre compt\xe9es.", error);
            }
        });
        await this.writing;
    }
}
AskedSearchesService = _ts_decorate([
    Injectable(),
    _ts_param(0, InjectRepository(AskedSearch)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Repository === "undefined" ? Object : Repository
    ])
], AskedSearchesService);
async function addCounts(manager, waiting) {
    const week = weekOf(0);
    for (const [text, counts] of [
        ...waiting
    ].sort(([one], [other])=>one < other ? -1 : 1))if (!await addTo(manager, week, text, counts)) await insertOrAdd(manager, week, text, counts);
}
async function insertOrAdd(manager, week, text, counts) {
    try {
        await manager.insert(AskedSearch, {
            week,
            text,
            ...counts
        });
    } catch (error) {
        // Another process has inserted the row first.
        if (!isUniqueViolation(error)) throw error;
        await addTo(manager, week, text, counts);
    }
}
/** @returns whether there was a row to update */ async function addTo(manager, week, text, { asked, unanswered, opened }) {
    const { affected } = await manager.createQueryBuilder().update(AskedSearch).set({
        asked: ()=>'asked + :asked',
        unanswered: ()=>'unanswered + :unanswered',
        opened: ()=>'opened + :opened'
    }).where('week = :week AND text = :text', {
        week,
        text,
        asked,
        unanswered,
        opened
    }).execute();
    return Boolean(affected);
}
function sum(before, { asked, unanswered, opened }) {
    return {
        asked: (before?.asked ?? 0) + asked,
        unanswered: (before?.unanswered ?? 0) + unanswered,
        opened: (before?.opened ?? 0) + opened
    };
}
/** Monday of this week, or of an earlier one. */ function weekOf(weeksAgo) {
    const day = new Date(Date.now() - weeksAgo * 7 * DAY_MS);
    const sinceMonday = (day.getUTCDay() + 6) % 7;
    return new Date(day.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, 10);
}
//# sourceMappingURL=asked-searches.service.js.map
