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
import { Body, Controller, Get, Param, Patch, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { READ_TOO_LONG } from '../../platform/common/busy.exception.js';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Admins } from '../../platform/common/access.decorator.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { DEFAULT_LIMIT, MAX_LIMIT, toPage } from '../../platform/common/page-query.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { PublicationService } from '../tutorials/publication.service.js';
import { AdminTutorialListDto, AdminTutorialsQuery, ContributionDto, PublicationBody } from './contributions.dto.js';
import { ContributionsService } from './contributions.service.js';
export class AdminTutorialsController {
    contributions;
    publication;
    constructor(contributions, publication){
        this.contributions = contributions;
        this.publication = publication;
    }
    async all(query) {
        return this.contributions.listAll(query, toPage(query));
    }
    async change(id, { isPublished }, user) {
        await this.publication.setPublished(id, isPublished, user);
        return this.contributions.get(id);
    }
}
_ts_decorate([
    Get(),
    AnswersList('tutorials', {
        pageSize: DEFAULT_LIMIT,
        hasCursors: true,
        hasBlocks: true,
        console: {
            query: AdminTutorialsQuery,
            maxPageSize: MAX_LIMIT
        }
    }),
    Refuses({
        503: READ_TOO_LONG
    }),
    ApiOperation({
        summary: "Liste les tutoriels pour la console, publi\xe9s ou non ; d\u2019abord les plus r\xe9cents, sans autre ordre"
    }),
    ApiOkResponse({
        type: AdminTutorialListDto
    }),
    _ts_param(0, Query()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof AdminTutorialsQuery === "undefined" ? Object : AdminTutorialsQuery
    ]),
    _ts_metadata("design:returntype", Promise)
], AdminTutorialsController.prototype, "all", null);
_ts_decorate([
    Patch(':id'),
    ApiOperation({
        summary: "Retire un tutoriel du site ou l\u2019y remet ; ses auteurs et les administrateurs le lisent toujours"
    }),
    ApiOkResponse({
        type: ContributionDto
    }),
    Refuses({
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
], AdminTutorialsController.prototype, "change", null);
AdminTutorialsController = _ts_decorate([
    ApiTags('Administration'),
    Admins(),
    Controller('api/admin/tutorials'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof ContributionsService === "undefined" ? Object : ContributionsService,
        typeof PublicationService === "undefined" ? Object : PublicationService
    ])
], AdminTutorialsController);
//# sourceMappingURL=admin-tutorials.controller.js.map
