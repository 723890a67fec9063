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
import { isDeepStrictEqual } from 'node:util';
import { BadRequestException, Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { setSiteZone } from '../zone/site-zone.js';
import { InvalidationClock } from '../cache/invalidation-clock.js';
import { DomainEvents } from '../domain-events/domain-events.js';
import { EventTail } from '../domain-events/event-tail.js';
import { defaultAppearance } from './appearance.js';
import { defaultBackupPlan } from './backup-plan.js';
import { Setting } from './setting.entity.js';
import { defaultSiteRules } from './site-rules.js';
import { defaultSiteState } from './site-state.js';
import { defaultSettings, settingDefinitions, settingProblem } from './setting-definitions.js';
/** Interval of rereading the settings, in case an event was missed. */ const READ_EVERY_MS = 30_000;
export class SettingsService {
    settings;
    events;
    tail;
    clock;
    logger = new Logger(SettingsService.name);
    known = defaultSettings;
    shown = defaultAppearance;
    ruled = defaultSiteRules;
    reached = defaultSiteState;
    planned = defaultBackupPlan;
    reads = 0;
    timer;
    constructor(settings, events, tail, clock){
        this.settings = settings;
        this.events = events;
        this.tail = tail;
        this.clock = clock;
    }
    async onModuleInit() {
        await this.read();
        const readAgain = ()=>{
            this.read().catch((error)=>this.logger.warn(`Les r\xe9glages n\u{2019}ont pas pu \xeatre relus : ${String(error)}`));
        };
        this.tail.on('settings.changed', readAgain);
        this.timer = setInterval(readAgain, READ_EVERY_MS).unref();
    }
    onModuleDestroy() {
        clearInterval(this.timer);
    }
    /** The cached settings. */ get present() {
        return this.known;
    }
    /** The cached appearance. */ get appearance() {
        return this.shown;
    }
    /** The cached rules for staff, registration and publishing. */ get rules() {
        return this.ruled;
    }
    /** The cached progress of the site. */ get state() {
        return this.reached;
    }
    /** The cached backup schedule. */ get backupPlan() {
        return this.planned;
    }
    all() {
        return Promise.resolve(this.known);
    }
    async get(name) {
        return (await this.all())[name];
    }
    /** Reads within a transaction: waiting for another connection could deadlock with it. */ async getWithin(manager, name) {
        const row = await manager.findOneBy(Setting, {
            name
        });
        return row ? JSON.parse(row.value) : defaultSettings[name];
    }
    /**
   * Locks a setting until the transaction ends. Call it before the transaction reads anything: MySQL's snapshot dates
   * from the first read, and would miss what earlier lock holders have written.
   */ async lock(manager, name) {
        const fallback = {
            ...defaultAppearance,
            ...defaultSiteState
        }[name];
        const row = {
            name,
            value: JSON.stringify(fallback),
            updatedAt: new Date()
        };
        const insert = manager.createQueryBuilder().insert().into(Setting).values(row);
        // An upsert creates or locks the row in one step; two transactions that read first would deadlock.
        await insert.orUpdate([
            'updatedAt'
        ], [
            'name'
        ]).updateEntity(false).execute();
    }
    /**
   * Stores the given settings and leaves the others unchanged.
   * @param looks values of appearance and rules, already validated, or computed after `alongside`
   * @param alongside writes in the same transaction
   * @throws BadRequestException naming each unknown setting or invalid value; nothing is stored then
   */ async change(values, alongside, looks = {}) {
        const problems = Object.entries(values).flatMap(([name, value])=>{
            const problem = isSetting(name) ? settingProblem(name, value) : `Le r\xe9glage \xab ${name.slice(0, 60)} \xbb n\u{2019}existe pas.`;
            return problem ? [
                [
                    name,
                    problem
                ]
            ] : [];
        });
        if (problems.length > 0) {
            const message = problems.map(([, problem])=>problem).join(' ');
            throw new BadRequestException({
                message,
                errors: Object.fromEntries(problems)
            });
        }
        const updatedAt = new Date();
        await this.settings.manager.transaction(async (manager)=>{
            await alongside?.(manager);
            const found = typeof looks === 'function' ? await looks(manager) : looks;
            for (const [name, value] of Object.entries({
                ...values,
                ...found
            })){
                await manager.upsert(Setting, {
                    name,
                    value: JSON.stringify(value),
                    updatedAt
                }, [
                    'name'
                ]);
            }
            await this.events.publish(manager, 'settings.changed', {});
        });
        await this.read();
        return this.known;
    }
    /** Updates one part of the site's state under a lock, so that concurrent updates run one after the other. */ async changeState(name, change) {
        await this.change({}, (manager)=>this.lock(manager, name), async (manager)=>{
            const row = await manager.findOneByOrFail(Setting, {
                name
            });
            return {
                [name]: change(JSON.parse(row.value))
            };
        });
    }
    async read() {
        const number = ++this.reads;
        const rows = await this.settings.find();
        // A later read has started, and sees at least as much.
        if (number !== this.reads) return;
        const stored = (among)=>Object.fromEntries(rows.filter(({ name })=>among(name)).map(({ name, value })=>[
                    name,
                    JSON.parse(value)
                ]));
        const before = [
            this.known,
            this.shown,
            this.reached.hasDemoContent
        ];
        this.known = {
            ...defaultSettings,
            ...stored(isSetting)
        };
        this.shown = {
            ...defaultAppearance,
            ...stored((name)=>Object.hasOwn(defaultAppearance, name))
        };
        setSiteZone(this.shown.timeZone);
        this.ruled = {
            ...defaultSiteRules,
            ...stored((name)=>Object.hasOwn(defaultSiteRules, name))
        };
        this.reached = {
            ...defaultSiteState,
            ...stored((name)=>Object.hasOwn(defaultSiteState, name))
        };
        this.planned = {
            ...defaultBackupPlan,
            ...stored((name)=>Object.hasOwn(defaultBackupPlan, name))
        };
        // The name of the site and much else appears on every page.
        const after = [
            this.known,
            this.shown,
            this.reached.hasDemoContent
        ];
        if (!isDeepStrictEqual(before, after)) this.clock.clearCaches();
    }
}
SettingsService = _ts_decorate([
    Injectable(),
    _ts_param(0, InjectRepository(Setting)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Repository === "undefined" ? Object : Repository,
        typeof DomainEvents === "undefined" ? Object : DomainEvents,
        typeof EventTail === "undefined" ? Object : EventTail,
        typeof InvalidationClock === "undefined" ? Object : InvalidationClock
    ])
], SettingsService);
function isSetting(name) {
    return Object.hasOwn(settingDefinitions, name);
}
//# sourceMappingURL=settings.service.js.map
