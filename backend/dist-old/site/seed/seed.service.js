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
import { fileURLToPath } from 'node:url';
import { Injectable } from '@nestjs/common';
import { Config } from '../../config.js';
import { prepareExclusively } from '../../platform/database/prepare-exclusively.js';
import { DomainsService } from '../../content/domains/domains.service.js';
import { ImportService } from '../../content/import/import.service.js';
import { LearningPathsService } from '../../content/learning-paths/learning-paths.service.js';
import { withoutDemo } from '../../platform/settings/appearance.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { DemoPeopleService } from './demo-people.service.js';
import { FirstAdminService } from './first-admin.service.js';
export const demoFolder = fileURLToPath(new URL('../../../demo/tutorials', import.meta.url));
export class SeedService {
    config;
    domains;
    imports;
    paths;
    people;
    firstAdmin;
    settings;
    constructor(config, domains, imports, paths, people, firstAdmin, settings){
        this.config = config;
        this.domains = domains;
        this.imports = imports;
        this.paths = paths;
        this.people = people;
        this.firstAdmin = firstAdmin;
        this.settings = settings;
    }
    /** Adds what is missing: an administrator, and the initial content of a site without domains. */ async seed() {
        await prepareExclusively(this.config.database, async ()=>{
            await this.firstAdmin.create();
            await this.fill();
        });
    }
    /** Same, without the administrator, whom only the server creates, since it knows the configured password. */ async seedContent() {
        await prepareExclusively(this.config.database, ()=>this.fill());
    }
    async fill() {
        const first = await this.domains.seed();
        if (!first) return;
        const hasDemoContent = this.config.seed === 'demo';
        // Fixed at seeding: a site that began empty stays so, however it is started later.
        const own = hasDemoContent ? {} : withoutDemo(this.settings.appearance);
        await this.settings.change({}, undefined, {
            hasDemoContent,
            firstRun: {},
            ...own
        });
        if (!hasDemoContent) return;
        await this.imports.importFolder(demoFolder);
        await this.paths.seed();
        await this.people.seed();
    }
}
SeedService = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Config === "undefined" ? Object : Config,
        typeof DomainsService === "undefined" ? Object : DomainsService,
        typeof ImportService === "undefined" ? Object : ImportService,
        typeof LearningPathsService === "undefined" ? Object : LearningPathsService,
        typeof DemoPeopleService === "undefined" ? Object : DemoPeopleService,
        typeof FirstAdminService === "undefined" ? Object : FirstAdminService,
        typeof SettingsService === "undefined" ? Object : SettingsService
    ])
], SeedService);
//# sourceMappingURL=seed.service.js.map
