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
import { In, MoreThan } from 'typeorm';
import { Nodes } from '../nodes/nodes.js';
import { DomainEvents } from './domain-events.js';
import { MissingIds } from './missing-ids.js';
import { StoredEvent, toDomainEvent } from './stored-event.entity.js';
const LOOK_EVERY_MS = 1000;
/** Long enough for several polls to have failed or hung. */ const AWAY_AFTER_MS = 3000;
const PAGE = 500;
/** How many ids a new process looks back for events whose transaction was open when it started. */ const LOOK_BACK = 1000;
export class EventTail {
    events;
    logger = new Logger('DomainEvents');
    listeners = new Map();
    anyListeners = [];
    missing = new MissingIds();
    /** Committed here, and either above `highest` or missing so far. */ ownIds = new Set();
    highest = 0;
    start = ()=>undefined;
    started = new Promise((resolve)=>this.start = resolve);
    timer;
    reading;
    /** Set when a poll is asked for that the one under way may be too early for. */ isWantedAgain = false;
    isFailing = false;
    lastReadAt = performance.now();
    constructor(events, domainEvents, nodes){
        this.events = events;
        nodes.on('events', ()=>this.wake());
        domainEvents.onCommit((event)=>{
            nodes.broadcast('events', [
                event.id
            ]);
            // Before the tail has started, or if a poll saw it first, it is read like those of other processes.
            const isTold = event.id <= this.highest && !this.missing.has(event.id);
            if (!this.timer || isTold) return;
            this.ownIds.add(event.id);
            this.notifyListeners(event);
        });
    }
    /** Seconds since the database last answered, while it is away; otherwise 0. */ get awaySeconds() {
        const ms = performance.now() - this.lastReadAt;
        return ms < AWAY_AFTER_MS ? 0 : Math.floor(ms / 1000);
    }
    /** Listeners run after the commit and must not throw; they do slow work in the background. */ on(type, listener) {
        this.listeners.set(type, [
            ...this.listeners.get(type) ?? [],
            listener
        ]);
    }
    onAny(listener) {
        this.anyListeners.push(listener);
    }
    async onApplicationBootstrap() {
        const latest = await this.events.find({
            select: {
                id: true
            },
            order: {
                id: 'DESC'
            },
            take: LOOK_BACK
        });
        this.highest = latest[0]?.id ?? 0;
        const ids = latest.map(({ id })=>id).reverse();
        this.missing.noteGaps((ids[0] ?? 1) - 1, ids);
        this.lastReadAt = performance.now();
        this.timer = setInterval(()=>void this.readNewEvents(), LOOK_EVERY_MS).unref();
        this.start();
    }
    async onModuleDestroy() {
        clearInterval(this.timer);
        this.timer = undefined;
        await this.reading;
    }
    /** The highest id; every later event is passed to the listeners. */ async latestId() {
        await this.started;
        return this.highest;
    }
    /** The first events after an id, including some before it, because ids are assigned before the commit. */ async eventsSince(id, most) {
        const where = {
            id: MoreThan(id - LOOK_BACK)
        };
        return (await this.events.find({
            where,
            order: {
                id: 'ASC'
            },
            take: most
        })).map(toDomainEvent);
    }
    /** Reads and passes on what other processes have committed. */ async readNewEvents() {
        this.reading ??= this.readWanted().finally(()=>this.reading = undefined);
        return this.reading;
    }
    wake() {
        if (!this.timer) return;
        this.isWantedAgain = true;
        void this.readNewEvents();
    }
    async readWanted() {
        do {
            this.isWantedAgain = false;
            await this.readAll();
        }while (this.isWantedAgain && this.timer)
    }
    async readAll() {
        const beganAt = performance.now();
        try {
            await this.readMissing();
            while(this.timer && await this.readNew() === PAGE);
            this.lastReadAt = beganAt;
            this.isFailing = false;
        } catch (error) {
            if (!this.isFailing) this.logger.warn(`Les \xe9v\xe9nements n\u{2019}ont pas pu \xeatre lus : ${String(error)}`);
            this.isFailing = true;
        }
    }
    async readMissing() {
        const ids = this.missing.current();
        for(let start = 0; start < ids.length; start += PAGE){
            const found = await this.events.findBy({
                id: In(ids.slice(start, start + PAGE))
            });
            for (const event of found){
                this.missing.delete(event.id);
                this.notifyUnlessOwn(event);
            }
        }
    }
    async readNew() {
        const events = await this.events.find({
            where: {
                id: MoreThan(this.highest)
            },
            order: {
                id: 'ASC'
            },
            take: PAGE
        });
        this.missing.noteGaps(this.highest, events.map(({ id })=>id));
        this.highest = events.at(-1)?.id ?? this.highest;
        for (const event of events)this.notifyUnlessOwn(event);
        return events.length;
    }
    notifyUnlessOwn(event) {
        if (!this.ownIds.delete(event.id)) this.notifyListeners(toDomainEvent(event));
    }
    notifyListeners(event) {
        const listeners = this.listeners.get(event.type) ?? [];
        for (const listener of [
            ...listeners,
            ...this.anyListeners
        ]){
            try {
                listener(event);
            } catch (error) {
                this.logger.error('A listener of events has failed.', error);
            }
        }
    }
}
EventTail = _ts_decorate([
    Injectable(),
    _ts_param(0, InjectRepository(StoredEvent)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Repository === "undefined" ? Object : Repository,
        typeof DomainEvents === "undefined" ? Object : DomainEvents,
        typeof Nodes === "undefined" ? Object : Nodes
    ])
], EventTail);
//# sourceMappingURL=event-tail.js.map
