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
import { Body, Controller, Delete, Get, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { DoneDto } from '../../platform/common/done.dto.js';
import { RequireConfirmedEmail } from '../../members/auth/confirmed-email.js';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Contributors, Members } from '../../platform/common/access.decorator.js';
import { etagHeader, etagOf, IfMatch, TakesIfMatch } from '../../platform/common/if-match.decorator.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { DEFAULT_LIMIT, PageQuery, toPage } from '../../platform/common/page-query.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { toTutorialDto, TutorialDto } from '../tutorials/tutorials.dto.js';
import { storeAnswer, RequestKey } from '../../platform/idempotency/answer-key.js';
import { Idempotent } from '../../platform/idempotency/idempotent.decorator.js';
import { ContributionDto, ContributionListDto, PublicationBody, PublishedDto, RENDERING_BUSY, TutorialBody, TutorialSourceDto } from './contributions.dto.js';
import { ContributionsService } from './contributions.service.js';
export class ContributionsController {
    contributions;
    constructor(contributions){
        this.contributions = contributions;
    }
    async own(page, user) {
        return this.contributions.list(user, toPage(page));
    }
    async publish(body, user, key) {
        const { tutorial, isHeld } = await this.contributions.publish(body, user, (manager, published, held)=>storeAnswer(manager, key, {
                ...toTutorialDto(published),
                isHeld: held
            }));
        return {
            ...toTutorialDto(tutorial),
            isHeld
        };
    }
    async source(id, user, response) {
        const tutorial = await this.contributions.getOwn(id, user);
        response.set('ETag', etagOf(tutorial.version));
        return {
            ...toTutorialDto(tutorial),
            source: tutorial.source
        };
    }
    async rewrite(id, body, user, versions, response) {
        const tutorial = await this.contributions.rewrite(id, body, user, versions);
        response.set('ETag', etagOf(tutorial.version));
        return toTutorialDto(tutorial);
    }
    async setPublished(id, { isPublished }, user) {
        return this.contributions.setPublished(id, isPublished, user);
    }
    async delete(id, user) {
        await this.contributions.delete(id, user);
        return {
            done: true
        };
    }
}
_ts_decorate([
    Get('contributions'),
    Members(),
    AnswersList('tutorials', {
        pageSize: DEFAULT_LIMIT
    }),
    ApiOperation({
        summary: "Liste ses propres tutoriels, publi\xe9s ou non, les plus r\xe9cents d\u2019abord"
    }),
    ApiOkResponse({
        type: ContributionListDto
    }),
    _ts_param(0, Query()),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof PageQuery === "undefined" ? Object : PageQuery,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], ContributionsController.prototype, "own", null);
_ts_decorate([
    Post('tutorials'),
    Contributors(),
    RequireConfirmedEmail(),
    Idempotent(),
    ApiOperation({
        summary: 'Publie un tutoriel'
    }),
    ApiCreatedResponse({
        type: PublishedDto
    }),
    Refuses({
        503: RENDERING_BUSY
    }),
    _ts_param(0, Body()),
    _ts_param(1, CurrentUser()),
    _ts_param(2, RequestKey()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof TutorialBody === "undefined" ? Object : TutorialBody,
        typeof User === "undefined" ? Object : User,
        Object
    ]),
    _ts_metadata("design:returntype", Promise)
], ContributionsController.prototype, "publish", null);
_ts_decorate([
    Get('tutorials/:id/source'),
    Members(),
    ApiOperation({
        summary: "Donne un tutoriel avec son texte en Markdown, \xe0 un de ses auteurs ou \xe0 un administrateur"
    }),
    ApiOkResponse({
        type: TutorialSourceDto,
        headers: etagHeader
    }),
    Refuses({
        403: 'Seuls les auteurs du tutoriel et les administrateurs peuvent faire cela.',
        404: "Ce tutoriel n\u2019existe pas."
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, CurrentUser()),
    _ts_param(2, Res({
        passthrough: true
    })),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof User === "undefined" ? Object : User,
        typeof Response === "undefined" ? Object : Response
    ]),
    _ts_metadata("design:returntype", Promise)
], ContributionsController.prototype, "source", null);
_ts_decorate([
    Put('tutorials/:id'),
    Members(),
    RequireConfirmedEmail(),
    TakesIfMatch(),
    ApiOperation({
        summary: "R\xe9\xe9crit un tutoriel, par un de ses auteurs ou un administrateur"
    }),
    ApiOkResponse({
        type: TutorialDto,
        headers: etagHeader
    }),
    Refuses({
        403: 'Seuls les auteurs du tutoriel et les administrateurs peuvent faire cela.',
        404: "Ce tutoriel n\u2019existe pas.",
        412: "Il n\u2019est plus celui que nomme `If-Match` : il a \xe9t\xe9 modifi\xe9 entre-temps.",
        503: RENDERING_BUSY
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, Body()),
    _ts_param(2, CurrentUser()),
    _ts_param(3, IfMatch()),
    _ts_param(4, Res({
        passthrough: true
    })),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof TutorialBody === "undefined" ? Object : TutorialBody,
        typeof User === "undefined" ? Object : User,
        Object,
        typeof Response === "undefined" ? Object : Response
    ]),
    _ts_metadata("design:returntype", Promise)
], ContributionsController.prototype, "rewrite", null);
_ts_decorate([
    Put('tutorials/:id/publication'),
    Members(),
    RequireConfirmedEmail(),
    ApiOperation({
        summary: "Retire du site un de ses tutoriels, ou l\u2019y remet ; rien de ce qui lui appartient n\u2019est perdu"
    }),
    ApiOkResponse({
        type: ContributionDto
    }),
    Refuses({
        403: "Seuls l\u2019auteur du tutoriel et les administrateurs peuvent faire cela, et ce qu\u2019un administrateur a retir\xe9, lui seul peut le remettre.",
        404: "Ce tutoriel n\u2019existe pas."
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, Body()),
    _ts_param(2, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof PublicationBody === "undefined" ? Object : PublicationBody,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], ContributionsController.prototype, "setPublished", null);
_ts_decorate([
    Delete('tutorials/:id'),
    Members(),
    ApiOperation({
        summary: "Met un tutoriel \xe0 la corbeille, par un de ses auteurs ou un administrateur",
        description: "Plus personne ne le lit. Pendant trente jours il peut \xeatre r\xe9tabli avec ses commentaires, ses notes et ses versions ; il est effac\xe9 ensuite."
    }),
    ApiOkResponse({
        type: DoneDto
    }),
    Refuses({
        403: 'Seuls les auteurs du tutoriel et les administrateurs peuvent faire cela.',
        404: "Ce tutoriel n\u2019existe pas."
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], ContributionsController.prototype, "delete", null);
ContributionsController = _ts_decorate([
    ApiTags('Contributions'),
    Controller('api'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof ContributionsService === "undefined" ? Object : ContributionsService
    ])
], ContributionsController);
//# sourceMappingURL=contributions.controller.js.map
