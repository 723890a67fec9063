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
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Not, Repository } from 'typeorm';
import { isForeignKeyViolation } from '../../platform/database/foreign-key-violation.js';
import { isUniqueViolation } from '../../platform/database/unique-violation.js';
import { TranslatedSection } from './translated-section.entity.js';
export class TranslationsRepository {
    sections;
    constructor(sections){
        this.sections = sections;
    }
    /** Stored sections of a tutorial, by the hash of the French text. */ async find(tutorialId, language) {
        const rows = await this.sections.findBy({
            tutorialId,
            language
        });
        return new Map(rows.map(({ hash, passages })=>[
                hash,
                passages
            ]));
    }
    async storeSection(tutorialId, language, hash, passages) {
        try {
            await this.sections.insert({
                tutorialId,
                language,
                hash,
                passages
            });
        } catch (error) {
            // Another process has stored it, or the tutorial has been deleted.
            if (!isUniqueViolation(error) && !isForeignKeyViolation(error)) throw error;
        }
    }
    /** Deletes sections whose French text no longer exists. */ async deleteOthers(tutorialId, language, hashes) {
        await this.sections.delete({
            tutorialId,
            language,
            hash: Not(In(hashes))
        });
    }
}
TranslationsRepository = _ts_decorate([
    Injectable(),
    _ts_param(0, InjectRepository(TranslatedSection)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Repository === "undefined" ? Object : Repository
    ])
], TranslationsRepository);
//# sourceMappingURL=translations.repository.js.map
