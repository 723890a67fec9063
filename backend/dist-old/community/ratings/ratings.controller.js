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
import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { RequireConfirmedEmail } from '../../members/auth/confirmed-email.js';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Members, Public } from '../../platform/common/access.decorator.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { RateBody, RatedDto, RatingSummaryDto, ScoreDto } from './ratings.dto.js';
import { RatingsService } from './ratings.service.js';
const VISITOR_REFUSAL = "Vous devez \xeatre connect\xe9 pour noter ce tutoriel.";
export class RatingsController {
    ratings;
    constructor(ratings){
        this.ratings = ratings;
    }
    async summary(id, user) {
        return this.ratings.summary(id, user);
    }
    async own(id, user) {
        return {
            score: await this.ratings.scoreOf(user.id, id)
        };
    }
    async rate(id, { score }, user) {
        return {
            rating: {
                score
            },
            ...await this.ratings.rate(user.id, id, score)
        };
    }
}
_ts_decorate([
    Get(),
    Public(),
    ApiOperation({
        summary: "Donne la moyenne des notes d\u2019un tutoriel et leur nombre"
    }),
    ApiOkResponse({
        type: RatingSummaryDto
    }),
    Refuses({
        404: "Ce tutoriel n\u2019existe pas."
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        Object
    ]),
    _ts_metadata("design:returntype", Promise)
], RatingsController.prototype, "summary", null);
_ts_decorate([
    Get('user'),
    Members(VISITOR_REFUSAL),
    ApiOperation({
        summary: 'Donne sa propre note'
    }),
    ApiOkResponse({
        type: ScoreDto
    }),
    Refuses({
        404: "Le membre n\u2019a pas not\xe9 ce tutoriel."
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], RatingsController.prototype, "own", null);
_ts_decorate([
    Post(),
    Members(VISITOR_REFUSAL),
    RequireConfirmedEmail(),
    ApiOperation({
        summary: "Note un tutoriel ; noter \xe0 nouveau remplace sa note"
    }),
    ApiCreatedResponse({
        type: RatedDto
    }),
    Refuses({
        403: "Les \xe9valuations sont ferm\xe9es pour le moment.",
        404: "Ce tutoriel n\u2019existe pas."
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, Body()),
    _ts_param(2, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof RateBody === "undefined" ? Object : RateBody,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], RatingsController.prototype, "rate", null);
RatingsController = _ts_decorate([
    ApiTags("\xc9valuations"),
    Controller('api/tutorials/:id/rating'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof RatingsService === "undefined" ? Object : RatingsService
    ])
], RatingsController);
//# sourceMappingURL=ratings.controller.js.map
