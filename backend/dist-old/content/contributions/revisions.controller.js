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
import { Body, Controller, Get, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { RequireConfirmedEmail } from '../../members/auth/confirmed-email.js';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Members, Public } from '../../platform/common/access.decorator.js';
import { DoneDto } from '../../platform/common/done.dto.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { etagHeader, etagOf, IfMatch, TakesIfMatch } from '../../platform/common/if-match.decorator.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { DEFAULT_LIMIT, PageQuery, toPage } from '../../platform/common/page-query.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { toTutorialDto, TutorialDto } from '../tutorials/tutorials.dto.js';
import { RENDERING_BUSY } from './contributions.dto.js';
import { ContributionsService } from './contributions.service.js';
import { HistoryBody, RevisionDto, RevisionListDto, toRevisionDto, toRevisionItemDto } from './revisions.dto.js';
const FORBIDDEN = 'Seuls les auteurs du tutoriel et les administrateurs peuvent faire cela.';
const NOT_SHOWN = "Les auteurs de ce tutoriel n\u2019en montrent pas l\u2019historique.";
const WHO_READS = "Toutes pour ses auteurs et les administrateurs ; pour chacun, s\u2019ils le permettent, celles qui ont \xe9t\xe9 sur le site.";
const NO_SUCH_VERSION = "Ce tutoriel ou cette version n\u2019existe pas.";
export class RevisionsController {
    contributions;
    constructor(contributions){
        this.contributions = contributions;
    }
    async list(id, page, user) {
        const { revisions, total } = await this.contributions.listRevisions(id, user, toPage(page));
        return {
            revisions: revisions.map(toRevisionItemDto),
            total
        };
    }
    async get(id, version, user) {
        return toRevisionDto(await this.contributions.getRevision(id, version, user));
    }
    async setVisibility(id, { isPublic }, user) {
        await this.contributions.setHistoryPublic(id, isPublic, user);
        return {
            done: true
        };
    }
    async restore(id, version, user, versions, response) {
        const tutorial = await this.contributions.restore(id, version, user, versions);
        response.set('ETag', etagOf(tutorial.version));
        return toTutorialDto(tutorial);
    }
}
_ts_decorate([
    Get(),
    Public(),
    AnswersList('revisions', {
        pageSize: DEFAULT_LIMIT
    }),
    ApiOperation({
        summary: "Liste les versions d\u2019un tutoriel, la derni\xe8re d\u2019abord",
        description: WHO_READS
    }),
    ApiOkResponse({
        type: RevisionListDto
    }),
    Refuses({
        403: NOT_SHOWN,
        404: "Ce tutoriel n\u2019existe pas."
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, Query()),
    _ts_param(2, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof PageQuery === "undefined" ? Object : PageQuery,
        Object
    ]),
    _ts_metadata("design:returntype", Promise)
], RevisionsController.prototype, "list", null);
_ts_decorate([
    Get(':version'),
    Public(),
    ApiOperation({
        summary: "Donne une version d\u2019un tutoriel, avec son texte en Markdown",
        description: WHO_READS
    }),
    ApiOkResponse({
        type: RevisionDto
    }),
    Refuses({
        403: NOT_SHOWN,
        404: NO_SUCH_VERSION
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, Param('version', IdPipe)),
    _ts_param(2, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        Number,
        Object
    ]),
    _ts_metadata("design:returntype", Promise)
], RevisionsController.prototype, "get", null);
_ts_decorate([
    Put('visibility'),
    Members(),
    RequireConfirmedEmail(),
    ApiOperation({
        summary: "Montre \xe0 chacun les versions qui ont \xe9t\xe9 sur le site, ou ne les montre plus"
    }),
    ApiOkResponse({
        type: DoneDto
    }),
    Refuses({
        403: FORBIDDEN,
        404: "Ce tutoriel n\u2019existe pas."
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, Body()),
    _ts_param(2, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof HistoryBody === "undefined" ? Object : HistoryBody,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], RevisionsController.prototype, "setVisibility", null);
_ts_decorate([
    Post(':version/restore'),
    Members(),
    RequireConfirmedEmail(),
    TakesIfMatch(),
    ApiOperation({
        summary: "R\xe9tablit une version d\u2019un tutoriel, comme une nouvelle version"
    }),
    ApiCreatedResponse({
        type: TutorialDto,
        headers: etagHeader
    }),
    Refuses({
        403: FORBIDDEN,
        404: NO_SUCH_VERSION,
        412: "Il n\u2019est plus celui que nomme `If-Match` : il a \xe9t\xe9 modifi\xe9 entre-temps.",
        503: RENDERING_BUSY
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, Param('version', IdPipe)),
    _ts_param(2, CurrentUser()),
    _ts_param(3, IfMatch()),
    _ts_param(4, Res({
        passthrough: true
    })),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        Number,
        typeof User === "undefined" ? Object : User,
        Object,
        typeof Response === "undefined" ? Object : Response
    ]),
    _ts_metadata("design:returntype", Promise)
], RevisionsController.prototype, "restore", null);
RevisionsController = _ts_decorate([
    ApiTags('Contributions'),
    Controller('api/tutorials/:id/revisions'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof ContributionsService === "undefined" ? Object : ContributionsService
    ])
], RevisionsController);
//# sourceMappingURL=revisions.controller.js.map
