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
import { Config, defaultBackupDir, isAddress } from '../../config.js';
import { BackupError } from '../../platform/backup/backup-error.js';
import { BY_CONTENT, isByContent } from '../../platform/backup/backup-name.js';
import { ContentArchive } from '../../platform/backup/content/content-archive.js';
import { openManifest, readHeader } from '../../platform/backup/content/content-manifest.js';
import { sweepParts } from '../../platform/backup/content/sweep-parts.js';
import { outdatedPoints } from '../../platform/backup/content/outdated-points.js';
import { wholeFile } from '../../platform/backup/content/whole-file.js';
import { outdatedBackups } from '../../platform/backup/retention-rule.js';
import { listBackups, listPoints } from '../../platform/backup/list-backups.js';
import { openStore, withStore } from '../../platform/backup/stores/open-store.js';
import { shownAddress } from '../../platform/backup/stores/shown-address.js';
/** The console polls twice a second during a backup; a remote store must not be listed as often. */ const KNOWN_FOR_MS = 60_000;
export class KeptBackups {
    config;
    known;
    knownPoints;
    last = [];
    sizes = new Map();
    /** Why the list is unavailable; null when it is available. */ problem = null;
    constructor(config){
        this.config = config;
    }
    /** A local path, or a URL without its password. */ get place() {
        return shownAddress(this.config.backupDir);
    }
    get isElsewhere() {
        return this.config.backupDir !== defaultBackupDir(this.config.dataDir);
    }
    get isEncrypted() {
        return this.config.backupKey !== undefined;
    }
    /** Latest first. If the store is unreachable, returns the last known list and sets `problem`. */ async list() {
        if (!this.known || this.isOld(this.known)) this.known = {
            listing: this.loadList(),
            at: Date.now()
        };
        return this.known.listing;
    }
    /** Recovery points, latest first; empty if the store is unreachable. */ async points() {
        return withStore(this.config.backupDir, this.config, listPoints).catch((error)=>{
            if (error instanceof BackupError) return [];
            throw error;
        });
    }
    /** Recovery points, cached as long as the list of backups. */ async cachedPoints() {
        if (!this.knownPoints || this.isOld(this.knownPoints)) {
            this.knownPoints = {
                listing: this.points(),
                at: Date.now()
            };
        }
        return this.knownPoints.listing;
    }
    /** Invalidates the cached list. */ invalidateList() {
        this.known = undefined;
    }
    /** @throws BackupError when the store is unreachable or a manifest unreadable */ async removeOutdated(periods) {
        await withStore(this.config.backupDir, this.config, async (store)=>{
            const made = (await listBackups(store)).filter(({ isAutomatic })=>isAutomatic);
            for (const { name } of outdatedBackups(made, periods))await store.remove(name);
            for (const { name } of outdatedPoints(await listPoints(store), new Date()))await store.remove(name);
            this.invalidateList();
            await sweepParts(store);
        });
    }
    /**
   * A listed backup as a single file; undefined when there is none of that name.
   * @throws BackupError when the store is unreachable or the backup unreadable
   */ async readBackup(name) {
        const backup = (await this.list()).find((each)=>each.name === name);
        if (!backup) return undefined;
        const store = await openStore(this.config.backupDir, this.config);
        try {
            const file = isByContent(name) ? await this.assemble(store, name) : {
                name,
                content: await store.read(name),
                bytes: backup.bytes
            };
            file.content.once('close', ()=>void store.close());
            return file;
        } catch (error) {
            await store.close();
            throw error;
        }
    }
    isOld({ at }) {
        return Date.now() - at >= (isAddress(this.config.backupDir) ? KNOWN_FOR_MS : 0);
    }
    async assemble(store, name) {
        const { backupKey } = this.config;
        const archive = await ContentArchive.open(store, await openManifest(store, name, backupKey));
        const ending = backupKey === undefined ? '.zip' : '.zip.age';
        return {
            name: name.replace(BY_CONTENT, ending),
            content: await wholeFile(archive, backupKey)
        };
    }
    async loadList() {
        try {
            this.last = await withStore(this.config.backupDir, this.config, async (store)=>{
                const listed = await listBackups(store);
                return Promise.all(listed.map((backup)=>this.describe(store, backup)));
            });
            this.problem = null;
        } catch (error) {
            if (!(error instanceof BackupError)) throw error;
            this.problem = error.message;
        }
        return this.last;
    }
    /** The size of a content-addressed backup is in its manifest, which never changes and is read once. */ async describe(store, backup) {
        const { name } = backup;
        if (!isByContent(name)) return {
            ...backup,
            addedBytes: null
        };
        if (!this.sizes.has(name)) {
            const header = await readHeader(store, name).catch(orUndefined);
            if (!header) return {
                ...backup,
                addedBytes: null
            };
            this.sizes.set(name, {
                bytes: header.bytes,
                addedBytes: header.addedBytes
            });
        }
        return {
            ...backup,
            ...this.sizes.get(name)
        };
    }
}
KeptBackups = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Config === "undefined" ? Object : Config
    ])
], KeptBackups);
/** Lists unreadable backups too, without their size. */ function orUndefined(error) {
    if (!(error instanceof BackupError)) throw error;
}
//# sourceMappingURL=kept-backups.js.map
