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
import { isUniqueViolation } from '../../platform/database/unique-violation.js';
import { TutorialsService } from '../../content/tutorials/tutorials.service.js';
import { FavoritesRepository } from './favorites.repository.js';
export class FavoritesService {
    favorites;
    tutorials;
    constructor(favorites, tutorials){
        this.favorites = favorites;
        this.tutorials = tutorials;
    }
    /** A member's favourites, latest first. */ async list(userId, page) {
        const [tutorials, total] = await this.favorites.list(userId, page);
        return {
            tutorials,
            total
        };
    }
    /** Ids of all favourites, latest first. */ async ids(userId) {
        return this.favorites.ids(userId);
    }
    async has(userId, tutorialId) {
        return this.favorites.has(userId, tutorialId);
    }
    /**
   * Adds a favourite; does nothing if it exists.
   * @throws NotFoundException when the tutorial does not exist
   */ async add(userId, tutorialId) {
        await this.tutorials.require(tutorialId);
        try {
            await this.tutorials.whileExists(tutorialId, this.favorites.insertFavorite(userId, tutorialId));
        } catch (error) {
            if (!isUniqueViolation(error)) throw error;
        }
    }
    /** Does nothing if it is no favourite. */ async remove(userId, tutorialId) {
        await this.favorites.deleteFavorite(userId, tutorialId);
    }
}
FavoritesService = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof FavoritesRepository === "undefined" ? Object : FavoritesRepository,
        typeof TutorialsService === "undefined" ? Object : TutorialsService
    ])
], FavoritesService);
//# sourceMappingURL=favorites.service.js.map
