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
import { readdir, rm, stat, statfs } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config, isAddress } from '../../config.js';
import { FileCache } from '../../content/exports/file-cache.js';
import { AuditService } from '../../moderation/audit/audit.service.js';
import { InvalidationClock } from '../../platform/cache/invalidation-clock.js';
import { DatabaseOptimizer } from '../maintenance/database-optimizer.js';
import { MaintenanceService } from '../maintenance/maintenance.service.js';
import { amount } from './amounts.js';
import { folderSize } from './folder-size.js';
import { good, repair, watch } from './condition.js';
export const diskParts = [
    'database',
    'media',
    'exports',
    'search',
    'backups',
    'logs',
    'outbox',
    'chromium',
    'pages',
    'pageFiles'
];
/** Data that can be regenerated, or is merely old. */ export const freeable = [
    'exports',
    'logs',
    'pages',
    'pageFiles'
];
const LITTLE_SHARE = 0.1;
/** Below this, no backup is made. */ const LITTLE_BYTES = 1024 ** 3;
/** Time limit of the measurement; sizes not finished by then are reported as minimums. */ const WALK_MS = 1500;
export class DiskService {
    config;
    database;
    files;
    kept;
    care;
    audit;
    dataSource;
    constructor(config, database, files, kept, care, audit, dataSource){
        this.config = config;
        this.database = database;
        this.files = files;
        this.kept = kept;
        this.care = care;
        this.audit = audit;
        this.dataSource = dataSource;
    }
    /** Of the disk that holds the data folder. */ async space() {
        const { bavail, blocks, bsize } = await statfs(this.config.dataDir);
        return {
            freeBytes: bavail * bsize,
            totalBytes: blocks * bsize
        };
    }
    async checkSpace() {
        const { freeBytes, totalBytes } = await this.space();
        const share = Math.floor(100 * freeBytes / totalBytes);
        const says = `Il reste ${amount(freeBytes)} sur ${amount(totalBytes)} (${share}\u00a0%).`;
        const advice = "Lib\xe9rez plus bas ce qui peut \xeatre refait, d\xe9placez les anciennes sauvegardes, ou agrandissez le disque.";
        if (freeBytes < LITTLE_BYTES) return repair(`${says} Sous 1\u00a0Go, plus aucune sauvegarde n\u{2019}est faite.`, advice);
        return freeBytes < LITTLE_SHARE * totalBytes ? watch(says, advice) : good(says);
    }
    /** Largest first, including a database server and the cached pages in memory. */ async usage() {
        const { dataDir, mediaDir, exportsDir, backupDir, outboxDir, chromiumDir, logFile } = this.config;
        const until = performance.now() + WALK_MS;
        const whole = (bytes)=>({
                bytes,
                isWhole: true
            });
        const looks = {
            database: this.databaseBytes().then(whole),
            media: folderSize(mediaDir, until),
            exports: folderSize(exportsDir, until),
            search: folderSize(join(dataDir, 'search'), until),
            backups: isAddress(backupDir) ? Promise.resolve(whole(0)) : folderSize(backupDir, until),
            logs: folderSize(dirname(logFile), until),
            outbox: folderSize(outboxDir, until),
            chromium: folderSize(chromiumDir, until),
            pages: Promise.resolve(whole(this.kept.heldBytes)),
            pageFiles: folderSize(join(dataDir, 'pages'), until)
        };
        const isFreeable = freeable;
        const found = diskParts.map(async (part)=>{
            const size = await looks[part];
            return {
                part,
                ...size,
                canBeFreed: isFreeable.includes(part) && size.bytes > 0
            };
        });
        return (await Promise.all(found)).toSorted((one, other)=>other.bytes - one.bytes);
    }
    /** Resolves to the number of bytes freed. */ async freeSpace(part, user) {
        if (part === 'pages' || part === 'pageFiles') {
            const held = part === 'pages' ? this.kept.heldBytes : await this.pageFileBytes();
            await this.care.clearCache(user);
            return held;
        }
        const bytes = part === 'exports' ? await this.files.clear() : await this.deleteOldLogs();
        const entry = {
            actorId: user.id,
            action: 'space.free',
            targetType: 'site',
            after: {
                part,
                bytes
            }
        };
        await this.audit.record(this.dataSource.manager, entry);
        return bytes;
    }
    async pageFileBytes() {
        return (await folderSize(join(this.config.dataDir, 'pages'), performance.now() + WALK_MS)).bytes;
    }
    async databaseBytes() {
        const { database } = this.config;
        if (database.kind === 'mysql') return this.database.size();
        const files = [
            '',
            '-wal',
            '-shm'
        ].map((end)=>stat(database.path + end).catch(()=>undefined));
        return (await Promise.all(files)).reduce((sum, file)=>sum + (file?.size ?? 0), 0);
    }
    /** All log files but the current one. */ async deleteOldLogs() {
        const { logFile } = this.config;
        const begin = `${basename(logFile)}.`;
        let bytes = 0;
        for (const name of (await readdir(dirname(logFile)).catch(()=>[]))){
            if (!name.startsWith(begin)) continue;
            const path = join(dirname(logFile), name);
            bytes += (await stat(path)).size;
            await rm(path, {
                force: true
            });
        }
        return bytes;
    }
}
DiskService = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Config === "undefined" ? Object : Config,
        typeof DatabaseOptimizer === "undefined" ? Object : DatabaseOptimizer,
        typeof FileCache === "undefined" ? Object : FileCache,
        typeof InvalidationClock === "undefined" ? Object : InvalidationClock,
        typeof MaintenanceService === "undefined" ? Object : MaintenanceService,
        typeof AuditService === "undefined" ? Object : AuditService,
        typeof DataSource === "undefined" ? Object : DataSource
    ])
], DiskService);
//# sourceMappingURL=disk.service.js.map
