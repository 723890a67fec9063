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
import { ConflictException, Injectable, Logger, NotFoundException, ServiceUnavailableException } from '@nestjs/common';
import { Piscina } from 'piscina';
import { DataSource } from 'typeorm';
import { Config } from '../../config.js';
import { AuditService } from '../../moderation/audit/audit.service.js';
import { BackupError } from '../../platform/backup/backup-error.js';
import { failureSentence } from '../../platform/backup/failure-sentence.js';
import { lockDatabase } from '../../platform/database/database-lock.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { KeptBackups } from './kept-backups.js';
import { BackupMails } from './backup-mails.js';
import { BACKUP_WORKER, backupSource, lackOfSpace } from './backup-source.js';
import { hourAfter, nextBackup } from './next-backup.js';
const LOOK_EVERY_MS = 60_000;
const POINT_PATIENCE_S = 120;
/** Longer than any backup takes. */ const OVERDUE_MS = 3 * 60 * 60_000;
export class BackupsService {
    config;
    kept;
    dataSource;
    audit;
    mails;
    settings;
    logger = new Logger(BackupsService.name);
    pool = new Piscina({
        filename: BACKUP_WORKER,
        minThreads: 0,
        maxThreads: 1,
        recordTiming: false
    });
    timer;
    underWay;
    isTold = false;
    startedAt = new Date();
    failedAt;
    dueSince;
    /** Creation time of the latest scheduled backup known to this process. */ latest;
    /** Why the last backup failed; null if it succeeded. */ problem = null;
    constructor(config, kept, dataSource, audit, mails, settings){
        this.config = config;
        this.kept = kept;
        this.dataSource = dataSource;
        this.audit = audit;
        this.mails = mails;
        this.settings = settings;
    }
    onApplicationBootstrap() {
        if (!this.config.workers) return;
        const look = ()=>this.checkSchedule(new Date()).catch((error)=>this.logger.error("La sauvegarde a \xe9chou\xe9.", error));
        this.timer = setInterval(()=>void look(), LOOK_EVERY_MS).unref();
    }
    async onModuleDestroy() {
        clearInterval(this.timer);
        await this.pool.destroy();
        await this.underWay;
    }
    get isRunning() {
        return this.underWay !== undefined;
    }
    /** Why the list of backups is unavailable; null when it is available. */ get unreachable() {
        return this.kept.problem;
    }
    /** Latest first. */ list() {
        return this.kept.list();
    }
    /** Whether daily backups are enabled. */ get isDaily() {
        return this.settings.backupPlan.backupDaily;
    }
    /** Time of the next scheduled backup; null if there is none, or another process makes it. */ async next() {
        if (!this.isDaily || !this.config.workers) return null;
        return this.nextAfter(await this.latestOwn());
    }
    /** Changes the schedule and retention of backups. */ async changePlan(after, { id: actorId }) {
        const before = this.settings.backupPlan;
        const entry = {
            actorId,
            action: 'settings.change',
            targetType: 'settings',
            before,
            after
        };
        await this.settings.change({}, (manager)=>this.audit.record(manager, {
                ...entry
            }), {
            ...after
        });
    }
    /** Starts a backup in the background. @throws ConflictException while one is running */ async begin({ id: actorId }) {
        const release = this.underWay ? undefined : await lockDatabase(this.config.database, 'backup', 0);
        if (!release) throw new ConflictException("Une sauvegarde est d\xe9j\xe0 en cours.");
        const run = this.run(false).then(release);
        await this.audit.record(this.dataSource.manager, {
            actorId,
            action: 'backup.make',
            targetType: 'site'
        });
        void run;
    }
    /**
   * @throws NotFoundException when there is no backup of that name
   * @throws ServiceUnavailableException when the store cannot be reached
   */ async download(name, { id: actorId }) {
        const found = await this.kept.readBackup(name).catch((error)=>{
            if (error instanceof BackupError) throw new ServiceUnavailableException(error.message);
            throw error;
        });
        if (!found) throw new NotFoundException("Cette sauvegarde n\u2019existe pas.");
        await this.audit.record(this.dataSource.manager, {
            actorId,
            action: 'backup.download',
            targetType: 'site',
            after: {
                name
            }
        });
        return found;
    }
    /** Makes a scheduled backup if it is due, and alerts administrators when one has been due for hours. */ async checkSchedule(now) {
        // The store may be remote, so it is listed only once a backup may be due.
        if (!this.isDaily || this.nextAfter(this.latest) > now) {
            this.dueSince = undefined;
            return;
        }
        this.dueSince ??= now;
        // Whatever the reason, including a backup that never finishes.
        if (+now - +this.dueSince >= OVERDUE_MS) await this.tellAdministrators("Le site n\u2019est plus sauvegard\xe9", [
            "Depuis trois heures une sauvegarde est due, et aucune n\u2019a \xe9t\xe9 faite.",
            this.problem ?? "Celle qui est en cours n\u2019en finit pas ; le journal en dit peut-\xeatre plus."
        ]);
        if (this.nextAfter(await this.latestOwn()) <= now) await this.backUpIfDue(now);
    }
    /** Makes a scheduled backup if it is due, and removes outdated ones. */ async backUpIfDue(now) {
        if (this.underWay) return this.underWay;
        if (!await this.isDue(now)) return;
        const release = await lockDatabase(this.config.database, 'backup', 0);
        // Another process of the site is making one.
        if (!release) return;
        try {
            this.kept.invalidateList();
            if (await this.isDue(now)) await this.makeDue();
        } finally{
            await release();
        }
    }
    nextAfter(latest) {
        const { startedAt, failedAt } = this;
        return nextBackup({
            hour: this.settings.backupPlan.backupHour,
            latest,
            startedAt,
            failedAt
        });
    }
    async isDue(now) {
        const latest = await this.latestOwn();
        return !latest || hourAfter(latest, this.settings.backupPlan.backupHour) <= now;
    }
    async latestOwn() {
        this.latest = (await this.list()).find(({ isAutomatic })=>isAutomatic)?.createdAt;
        return this.latest;
    }
    async makeDue() {
        await this.run(true);
        this.failedAt = this.problem === null ? undefined : new Date();
        if (this.problem === null) this.problem = await this.removeOutdated();
        if (this.problem !== null) return this.tellAdministrators("La sauvegarde du site a \xe9chou\xe9", [
            this.problem,
            'Une nouvelle tentative aura lieu dans une heure.'
        ]);
        this.isTold = false;
    }
    /** Resolves to why removal failed; null on success. */ removeOutdated() {
        return this.withoutPoints().then(()=>null, (error)=>{
            if (error instanceof BackupError) return error.message;
            throw error;
        });
    }
    /** Locks out recovery points, because one being written may need a part that no manifest references yet. */ async withoutPoints() {
        const { keptDays: days, keptWeeks: weeks, keptMonths: months } = this.settings.backupPlan;
        const release = await lockDatabase(this.config.database, 'points', POINT_PATIENCE_S);
        // Removal can wait a day.
        if (!release) return;
        try {
            await this.kept.removeOutdated({
                days,
                weeks,
                months
            });
        } finally{
            await release();
        }
    }
    run(isAutomatic) {
        this.underWay = this.make(isAutomatic).catch((error)=>{
            this.logger.error("La sauvegarde a \xe9chou\xe9.", error);
            return failureSentence(error) ?? "La sauvegarde a \xe9chou\xe9 ; le journal dit pourquoi.";
        }).then((problem)=>{
            this.problem = problem;
            this.kept.invalidateList();
            this.underWay = undefined;
        });
        return this.underWay;
    }
    /** Resolves to why no backup was made; null on success. */ async make(isAutomatic) {
        const source = backupSource(this.config);
        const problem = await lackOfSpace(source.dataDir);
        if (problem) return problem;
        const made = await this.pool.run({
            source,
            isAutomatic
        }, {
            name: 'backUp'
        });
        if ('problem' in made) return made.problem;
        this.logger.log(`Sauvegarde \xe9crite et v\xe9rifi\xe9e : ${made.place}`);
        return null;
    }
    /** One email per series of failures. */ async tellAdministrators(subject, paragraphs) {
        if (this.isTold) return;
        await this.mails.send(subject, paragraphs);
        this.isTold = true;
    }
}
BackupsService = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Config === "undefined" ? Object : Config,
        typeof KeptBackups === "undefined" ? Object : KeptBackups,
        typeof DataSource === "undefined" ? Object : DataSource,
        typeof AuditService === "undefined" ? Object : AuditService,
        typeof BackupMails === "undefined" ? Object : BackupMails,
        typeof SettingsService === "undefined" ? Object : SettingsService
    ])
], BackupsService);
//# sourceMappingURL=backups.service.js.map
