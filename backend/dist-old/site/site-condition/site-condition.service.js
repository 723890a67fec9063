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
import { readFileSync } from 'node:fs';
import { Injectable } from '@nestjs/common';
import { Config } from '../../config.js';
import { checkCertificate } from './certificate.js';
import { conditionNames, repair, watch, within } from './condition.js';
import { DiskService } from './disk.service.js';
import { ServiceChecks } from './service-checks.js';
import { checkVersions } from './versions.js';
const TIMEOUT_MS = 3000;
/** Enough to unpack a browser first. */ const BROWSER_TIMEOUT_MS = 20_000;
const PACKAGE = new URL('../../../../package.json', import.meta.url);
const running = installedVersion();
export class SiteConditionService {
    config;
    disk;
    services;
    constructor(config, disk, services){
        this.config = config;
        this.disk = disk;
        this.services = services;
    }
    /** Runs all checks concurrently, each with a time limit. */ async checkAll() {
        const { services } = this;
        // Before the others, whose work would slow it down.
        const database = await within(2 * TIMEOUT_MS, services.database(), silent('database'));
        const looks = {
            database: Promise.resolve(database),
            disk: this.disk.checkSpace(),
            mail: services.mail(),
            translation: services.translation(TIMEOUT_MS),
            pdf: services.pdf(),
            events: services.events(),
            backups: services.backups(),
            restorePoints: services.restorePoints(),
            certificate: checkCertificate(this.config.publicUrl, TIMEOUT_MS),
            version: Promise.resolve().then(()=>checkVersions({
                    running,
                    installed: installedVersion(),
                    node: process.versions.node
                }))
        };
        return Promise.all(conditionNames.map(async (name)=>{
            const ms = name === 'pdf' ? BROWSER_TIMEOUT_MS : 2 * TIMEOUT_MS;
            return {
                name,
                ...await within(ms, looks[name], silent(name))
            };
        }));
    }
}
SiteConditionService = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Config === "undefined" ? Object : Config,
        typeof DiskService === "undefined" ? Object : DiskService,
        typeof ServiceChecks === "undefined" ? Object : ServiceChecks
    ])
], SiteConditionService);
function installedVersion() {
    return JSON.parse(readFileSync(PACKAGE, 'utf8')).version;
}
function silent(name) {
    if (name === 'database') return repair("La base de donn\xe9es ne r\xe9pond pas.", 'Voyez si son serveur tourne.');
    return watch("Ce contr\xf4le n\u2019a pas abouti.", "R\xe9essayez dans un instant ; les journaux en disent plus.");
}
//# sourceMappingURL=site-condition.service.js.map
