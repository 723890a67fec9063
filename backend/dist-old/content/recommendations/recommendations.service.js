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
import { SettingsService } from '../../platform/settings/settings.service.js';
import { interestsOf } from './interests.js';
import { RecommendationsRepository } from './recommendations.repository.js';
export class RecommendationsService {
    recommendations;
    settings;
    constructor(recommendations, settings){
        this.recommendations = recommendations;
        this.settings = settings;
    }
    /** What a member may want to read next, best first; empty when recommendations are switched off. */ async recommend(userId, limit) {
        if (!await this.settings.get('enableRecommendations')) return [];
        const interests = interestsOf(await this.recommendations.signals(userId));
        return this.recommendations.recommend(userId, interests, limit);
    }
}
RecommendationsService = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof RecommendationsRepository === "undefined" ? Object : RecommendationsRepository,
        typeof SettingsService === "undefined" ? Object : SettingsService
    ])
], RecommendationsService);
//# sourceMappingURL=recommendations.service.js.map
