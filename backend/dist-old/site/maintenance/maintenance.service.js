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
import { ConflictException, Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditService } from '../../moderation/audit/audit.service.js';
import { EventBacklog } from '../../platform/domain-events/event-backlog.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { IndexFeed } from '../../content/search/index-feed.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
export class MaintenanceService {
    events;
    settings;
    search;
    audit;
    backlog;
    dataSource;
    logger = new Logger(MaintenanceService.name);
    constructor(events, settings, search, audit, backlog, dataSource){
        this.events = events;
        this.settings = settings;
        this.search = search;
        this.audit = audit;
        this.backlog = backlog;
        this.dataSource = dataSource;
    }
    /** @throws BadRequestException naming each refused setting */ async changeSettings(changes, { id: actorId, username }) {
        const names = Object.keys(changes);
        if (names.length === 0) return this.settings.all();
        const known = await this.settings.all();
        const before = Object.fromEntries(names.map((name)=>[
                name,
                known[name]
            ]));
        const settings = await this.settings.change(changes, (manager)=>this.audit.record(manager, {
                actorId,
                action: 'settings.change',
                targetType: 'settings',
                before,
                after: changes
            }));
        this.logger.log(`R\xe9glages chang\xe9s par ${username} : ${names.join(', ')}.`);
        return settings;
    }
    async clearCache(user) {
        await this.events.publish(this.dataSource.manager, 'cache.cleared', {});
        await this.recordAction(user, 'cache.clear', "Cache vid\xe9");
    }
    /** Resolves to the number of tutorials. @throws ConflictException while the index is being rebuilt */ async rebuildSearchIndex(user) {
        if (this.search.isRebuilding) throw new ConflictException("L\u2019index de recherche est d\xe9j\xe0 en reconstruction.");
        const rebuilt = await this.search.rebuild();
        await this.recordAction(user, 'search-index.rebuild', `Index de recherche reconstruit (${rebuilt} tutoriels)`);
        return rebuilt;
    }
    /** @throws NotFoundException */ async retryDeadLetter(id, user) {
        await this.backlog.retryDeadLetter(id);
        await this.recordAction(user, 'dead-letter.retry', `Traitement abandonn\xe9 ${id} retent\xe9`);
    }
    /** @throws NotFoundException */ async discardDeadLetter(id, user) {
        await this.backlog.discardDeadLetter(id);
        await this.recordAction(user, 'dead-letter.discard', `Traitement ${id} abandonn\xe9 pour de bon`);
    }
    async recordAction({ id: actorId, username }, action, what) {
        await this.audit.record(this.dataSource.manager, {
            actorId,
            action,
            targetType: 'site'
        });
        this.logger.log(`${what} par ${username}.`);
    }
}
MaintenanceService = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof DomainEvents === "undefined" ? Object : DomainEvents,
        typeof SettingsService === "undefined" ? Object : SettingsService,
        typeof IndexFeed === "undefined" ? Object : IndexFeed,
        typeof AuditService === "undefined" ? Object : AuditService,
        typeof EventBacklog === "undefined" ? Object : EventBacklog,
        typeof DataSource === "undefined" ? Object : DataSource
    ])
], MaintenanceService);
//# sourceMappingURL=maintenance.service.js.map
