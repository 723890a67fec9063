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
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Members } from '../../platform/common/access.decorator.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { toTutorialItemDto, TutorialItemDto } from '../tutorials/tutorials.dto.js';
import { DEFAULT_RECOMMENDATIONS, RecommendationsQuery } from './recommendations.dto.js';
import { RecommendationsService } from './recommendations.service.js';
export class RecommendationsController {
    recommendations;
    constructor(recommendations){
        this.recommendations = recommendations;
    }
    async recommend({ limit = DEFAULT_RECOMMENDATIONS }, user) {
        return (await this.recommendations.recommend(user.id, limit)).map(toTutorialItemDto);
    }
}
_ts_decorate([
    Get(),
    AnswersList('tutorials'),
    ApiOperation({
        summary: "Propose des tutoriels d\u2019apr\xe8s ce que l\u2019on garde, note et lit",
        description: "Jamais ce que l\u2019on a d\xe9j\xe0 gard\xe9, not\xe9 ou commenc\xe9 ; les plus populaires compl\xe8tent. La liste est vide quand les recommandations sont d\xe9sactiv\xe9es."
    }),
    ApiOkResponse({
        type: [
            TutorialItemDto
        ]
    }),
    _ts_param(0, Query()),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof RecommendationsQuery === "undefined" ? Object : RecommendationsQuery,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], RecommendationsController.prototype, "recommend", null);
RecommendationsController = _ts_decorate([
    ApiTags('Recommandations'),
    Members(),
    Controller('api/recommendations'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof RecommendationsService === "undefined" ? Object : RecommendationsService
    ])
], RecommendationsController);
//# sourceMappingURL=recommendations.controller.js.map
