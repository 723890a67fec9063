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
import { Controller, Get, Param, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/common/access.decorator.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { DomainsService } from '../domains/domains.service.js';
import { AnswerCache } from '../../platform/cache/answer-cache.service.js';
import { DomainTutorialsQuery, MAX_LISTED, toTutorialItemDto, TutorialListDto } from './tutorials.dto.js';
import { TutorialsService } from './tutorials.service.js';
export class DomainTutorialsController {
    domains;
    tutorials;
    kept;
    constructor(domains, tutorials, kept){
        this.domains = domains;
        this.tutorials = tutorials;
        this.kept = kept;
    }
    async list(key, page, request) {
        return this.kept.answer(request, async ()=>{
            const { id: domainId } = await this.domains.get(key);
            const { tutorials, total } = await this.tutorials.list({
                ...page,
                domainId,
                sort: 'recent'
            });
            return {
                tutorials: tutorials.map(toTutorialItemDto),
                total
            };
        });
    }
}
_ts_decorate([
    Get(),
    AnswersList('tutorials', {
        pageSize: MAX_LISTED,
        hasCursors: true
    }),
    ApiOperation({
        summary: "Liste les tutoriels d\u2019un domaine, les plus r\xe9cents d\u2019abord"
    }),
    ApiParam({
        name: 'key',
        description: 'Identifiant (des chiffres) ou slug (le reste).',
        schema: {
            type: 'string',
            example: 'programmation'
        }
    }),
    ApiOkResponse({
        type: TutorialListDto
    }),
    Refuses({
        404: "Ce domaine n\u2019existe pas."
    }),
    _ts_param(0, Param('key')),
    _ts_param(1, Query()),
    _ts_param(2, Req()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        String,
        typeof DomainTutorialsQuery === "undefined" ? Object : DomainTutorialsQuery,
        typeof Request === "undefined" ? Object : Request
    ]),
    _ts_metadata("design:returntype", Promise)
], DomainTutorialsController.prototype, "list", null);
DomainTutorialsController = _ts_decorate([
    ApiTags('Domaines'),
    Public(),
    Controller('api/domains/:key/tutorials'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof DomainsService === "undefined" ? Object : DomainsService,
        typeof TutorialsService === "undefined" ? Object : TutorialsService,
        typeof AnswerCache === "undefined" ? Object : AnswerCache
    ])
], DomainTutorialsController);
//# sourceMappingURL=domain-tutorials.controller.js.map
