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
import { Piscina } from 'piscina';
import { Config } from '../../config.js';
import { failureSentence } from '../../platform/backup/failure-sentence.js';
import { lockDatabase } from '../../platform/database/database-lock.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { BACKUP_WORKER, backupSource, lackOfSpace } from './backup-source.js';
import { BackupMails } from './backup-mails.js';
import { KeptBackups } from './kept-backups.js';
const LOOK_EVERY_MS = 2000;
/**
 * From the start of one point to the start of the next: with the time to write one, at most a minute of changes is
 * lost.
 */ const EVERY_MS = 40_000;
/** After this idle time the worker thread ends, and forgets the last point. */ const IDLE_MS = 5 * EVERY_MS;
/** Administrators are alerted when no point has succeeded for this long. */ const WORRYING_MS = 10 * 60_000;
const TELL_AGAIN_MS = 60_000;
export class PointsService {
    config;
    settings;
    kept;
    mails;
    logger = new Logger(PointsService.name);
    pool = new Piscina({
        filename: BACKUP_WORKER,
        minThreads: 0,
        maxThreads: 1,
        idleTimeout: IDLE_MS,
        recordTiming: false
    });
    timer;
    underWay;
    dueAt = 0;
    upTo;
    problem = null;
    /** When the last point was written, or the first was due. */ lastWellAt;
    tellAt = 0;
    constructor(config, settings, kept, mails){
        this.config = config;
        this.settings = settings;
        this.kept = kept;
        this.mails = mails;
    }
    onApplicationBootstrap() {
        if (!this.config.workers) return;
        const look = ()=>this.writeIfDue(new Date()).catch((error)=>this.logger.error("Le point de reprise n\u2019a pas pu \xeatre \xe9crit.", error));
        this.timer = setInterval(()=>void look(), LOOK_EVERY_MS).unref();
    }
    async onModuleDestroy() {
        clearInterval(this.timer);
        await this.pool.destroy();
        await this.underWay?.catch(()=>undefined);
    }
    get isOn() {
        return this.settings.backupPlan.backupContinuous;
    }
    async describe() {
        if (!this.isOn) return {
            upTo: null,
            since: null,
            problem: null
        };
        const points = await this.kept.cachedPoints();
        const written = [
            this.upTo,
            points[0]?.createdAt
        ].filter((moment)=>moment !== undefined);
        const upTo = written.sort((one, other)=>+other - +one)[0] ?? null;
        return {
            upTo,
            since: points.at(-1)?.createdAt ?? null,
            problem: this.problem
        };
    }
    /** Writes a point if due, and alerts administrators when there has been none for long. */ async writeIfDue(now) {
        if (!this.isOn) {
            this.lastWellAt = undefined;
            return;
        }
        this.lastWellAt ??= +now;
        // Whatever the reason, including a point that never finishes.
        if (+now - this.lastWellAt >= WORRYING_MS) await this.tellAdministrators(+now);
        if (this.underWay || +now < this.dueAt) return;
        this.dueAt = +now + EVERY_MS;
        this.underWay = this.write(+now).finally(()=>this.underWay = undefined);
        await this.underWay;
    }
    /** Writes a point, unless another process is writing one or has just done so. */ async write(now) {
        const release = await lockDatabase(this.config.database, 'points', 0);
        if (!release) {
            this.dueAt = 0;
            return;
        }
        try {
            const others = await this.nextOfOthers();
            if (others <= now) return await this.writeAlone(now);
            this.dueAt = others;
            this.note(now, null);
        } finally{
            await release();
        }
    }
    /**
   * When the next point after another process's is due. A new process does not wait: the points may be its
   * predecessor's.
   */ async nextOfOthers() {
        const [latest] = this.upTo ? await this.kept.points() : [];
        return latest && latest.createdAt > this.upTo ? +latest.createdAt + EVERY_MS : 0;
    }
    async writeAlone(now) {
        const source = backupSource(this.config);
        const lack = await lackOfSpace(source.dataDir);
        const result = lack ? {
            problem: lack
        } : await this.pool.run({
            source
        }, {
            name: 'point'
        }).catch((error)=>{
            this.logger.error("Le point de reprise n\u2019a pas pu \xeatre \xe9crit.", error);
            return {
                problem: failureSentence(error) ?? "L\u2019\xe9criture a \xe9chou\xe9 ; le journal dit pourquoi."
            };
        });
        if ('problem' in result) return this.note(now, result.problem);
        this.upTo = result.upTo;
        this.note(now, null);
    }
    note(now, problem) {
        this.problem = problem;
        if (problem !== null) return;
        this.lastWellAt = now;
        this.tellAt = 0;
    }
    /** Once per outage; retried after a minute if sending failed. */ async tellAdministrators(now) {
        if (now < this.tellAt) return;
        this.tellAt = now + TELL_AGAIN_MS;
        const told = this.mails.send('Le site ne garde plus de points de reprise', [
            "Depuis dix minutes aucun point de reprise n\u2019a pu \xeatre \xe9crit.",
            this.problem ?? "L\u2019\xe9criture du dernier n\u2019en finit pas ; le journal en dit peut-\xeatre plus."
        ]);
        await told.then(()=>this.tellAt = Infinity, (error)=>this.logger.error("Les administrateurs n\u2019ont pas pu \xeatre pr\xe9venus.", error));
    }
}
PointsService = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Config === "undefined" ? Object : Config,
        typeof SettingsService === "undefined" ? Object : SettingsService,
        typeof KeptBackups === "undefined" ? Object : KeptBackups,
        typeof BackupMails === "undefined" ? Object : BackupMails
    ])
], PointsService);
//# sourceMappingURL=points.service.js.map
