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
import { AuditRepository } from './audit.repository.js';
export class AuditService {
    entries;
    constructor(entries){
        this.entries = entries;
    }
    /** Records an action in its own transaction, so that both are stored or neither. */ async record(manager, entry) {
        const nothing = {
            targetId: null,
            before: null,
            after: null,
            note: null
        };
        await this.entries.insertEntry(manager, {
            ...nothing,
            ...entry,
            createdAt: new Date()
        });
    }
    /** Deletes the texts of entries before a date; who did what, and when, is kept. */ async forgetTexts(before) {
        return this.entries.forgetTextsBefore(before);
    }
    /** Same for all entries about a member, in the transaction that deletes the account. */ async forgetMember(manager, userId) {
        await this.entries.forgetTextsAbout(manager, userId);
    }
    /** Moves entries by and about a member to the account they are merged into. */ async mergeMember(manager, userId, into) {
        await this.entries.moveEntries(manager, userId, into);
    }
    /** Newest first. */ async list(filter, selection, page) {
        const [entries, total, older] = await this.entries.list(filter, selection, page);
        return {
            entries,
            total,
            older
        };
    }
    /** Actors whose accounts still exist, by name. */ async actors() {
        return this.entries.actors();
    }
}
AuditService = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof AuditRepository === "undefined" ? Object : AuditRepository
    ])
], AuditService);
//# sourceMappingURL=audit.service.js.map
