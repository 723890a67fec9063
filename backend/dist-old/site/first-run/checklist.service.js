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
import { DataSource } from 'typeorm';
import { Config } from '../../config.js';
import { User } from '../../members/users/user.entity.js';
import { AuditService } from '../../moderation/audit/audit.service.js';
import { attestable } from '../../platform/settings/site-state.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { BackupsService } from '../backups/backups.service.js';
import { MailService } from '../mail/mail.service.js';
const DAY_MS = 24 * 60 * 60 * 1000;
const BACKUP_COUNTS_DAYS = 3;
/** Domains where nobody reads email. */ const NOWHERE = [
    'localhost',
    'invalid',
    'local',
    'test',
    'example'
];
export const checks = [
    'firstRun',
    'legal',
    'privacy',
    'accessibility',
    'contact',
    'mail',
    'backup',
    'https',
    'access'
];
export class ChecklistService {
    config;
    settings;
    mail;
    backups;
    audit;
    dataSource;
    constructor(config, settings, mail, backups, audit, dataSource){
        this.config = config;
        this.settings = settings;
        this.mail = mail;
        this.backups = backups;
        this.audit = audit;
        this.dataSource = dataSource;
    }
    async list() {
        const { state, appearance } = this.settings;
        const { ownPages, legalPublisher, legalAddress, legalDirector, legalHost } = appearance;
        const { protocol, hostname } = new URL(this.config.publicUrl);
        const isWritten = (page, name)=>Object.hasOwn(ownPages, page) || state.attested.includes(name);
        const admins = await this.dataSource.manager.find(User, {
            select: {
                id: true,
                email: true,
                totpConfirmedAt: true
            },
            where: {
                isAdmin: true
            }
        });
        const done = {
            firstRun: state.firstRun === null,
            legal: Object.hasOwn(ownPages, 'mentions-legales') || [
                legalPublisher,
                legalAddress,
                legalDirector,
                legalHost
            ].every(Boolean),
            privacy: isWritten('confidentialite', 'privacy'),
            accessibility: isWritten('accessibilite', 'accessibility'),
            contact: admins.some(({ email })=>!NOWHERE.includes(email.split(/[@.]/).at(-1))),
            mail: this.mail.works,
            backup: await this.hasRecentBackup(),
            https: protocol === 'https:' && hostname.includes('.'),
            access: admins.length > 1 || admins.some(({ totpConfirmedAt })=>totpConfirmedAt !== null)
        };
        const needsWord = attestable;
        return checks.map((name)=>({
                name,
                isDone: done[name],
                isAttestable: needsWord.includes(name)
            }));
    }
    /** Records that an administrator vouches for a page, or no longer does. */ async attest(name, isTrue, { id: actorId }) {
        await this.settings.changeState('attested', (present)=>{
            const others = present.filter((each)=>each !== name);
            return isTrue ? [
                ...others,
                name
            ] : others;
        });
        const entry = {
            actorId,
            action: 'checklist.attest',
            targetType: 'site',
            after: {
                [name]: isTrue
            }
        };
        await this.audit.record(this.dataSource.manager, entry);
    }
    async hasRecentBackup() {
        const [latest] = await this.backups.list();
        return latest !== undefined && Date.now() - +latest.createdAt < BACKUP_COUNTS_DAYS * DAY_MS;
    }
}
ChecklistService = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Config === "undefined" ? Object : Config,
        typeof SettingsService === "undefined" ? Object : SettingsService,
        typeof MailService === "undefined" ? Object : MailService,
        typeof BackupsService === "undefined" ? Object : BackupsService,
        typeof AuditService === "undefined" ? Object : AuditService,
        typeof DataSource === "undefined" ? Object : DataSource
    ])
], ChecklistService);
//# sourceMappingURL=checklist.service.js.map
