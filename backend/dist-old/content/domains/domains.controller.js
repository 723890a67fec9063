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
import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/common/access.decorator.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { DomainDto, DomainListDto, toDomainDto } from './domains.dto.js';
import { DomainsService } from './domains.service.js';
export class DomainsController {
    domains;
    constructor(domains){
        this.domains = domains;
    }
    async list() {
        return {
            domains: (await this.domains.findListed()).map(toDomainDto)
        };
    }
    async get(key) {
        return toDomainDto(await this.domains.get(key));
    }
}
_ts_decorate([
    Get(),
    AnswersList('domains'),
    ApiOperation({
        summary: 'Liste les domaines'
    }),
    ApiOkResponse({
        type: DomainListDto
    }),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", []),
    _ts_metadata("design:returntype", Promise)
], DomainsController.prototype, "list", null);
_ts_decorate([
    Get(':key'),
    ApiOperation({
        summary: 'Donne un domaine'
    }),
    ApiParam({
        name: 'key',
        description: "Identifiant (des chiffres) ou slug (le reste), aussi ceux d\u2019autrefois : la r\xe9ponse dit ceux d\u2019aujourd\u2019hui.",
        schema: {
            type: 'string',
            example: 'programmation'
        }
    }),
    ApiOkResponse({
        type: DomainDto
    }),
    Refuses({
        404: "Ce domaine n\u2019existe pas."
    }),
    _ts_param(0, Param('key')),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        String
    ]),
    _ts_metadata("design:returntype", Promise)
], DomainsController.prototype, "get", null);
DomainsController = _ts_decorate([
    ApiTags('Domaines'),
    Public(),
    Controller('api/domains'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof DomainsService === "undefined" ? Object : DomainsService
    ])
], DomainsController);
//# sourceMappingURL=domains.controller.js.map
