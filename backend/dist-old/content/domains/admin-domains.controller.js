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
import { Body, Controller, Delete, Get, Param, Patch, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Admins } from '../../platform/common/access.decorator.js';
import { DoneDto } from '../../platform/common/done.dto.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { DomainBody, DomainChangesBody, DomainMoveBody, DomainOrderBody } from './domain-changes.dto.js';
import { DomainEditingService } from './domain-editing.service.js';
import { AdminDomainDto, AdminDomainListDto, DomainDto, DomainListDto, toAdminDomainDto, toDomainDto } from './domains.dto.js';
const GONE = "Ce domaine n\u2019existe pas.";
const TAKEN = 'Un autre domaine a cette adresse.';
export class AdminDomainsController {
    editing;
    constructor(editing){
        this.editing = editing;
    }
    async list() {
        return {
            domains: (await this.editing.list()).map(toAdminDomainDto)
        };
    }
    async get(id) {
        return toAdminDomainDto(await this.editing.get(id));
    }
    async create(body, user) {
        return toDomainDto(await this.editing.create(body, user));
    }
    async reorder({ ids }, user) {
        return {
            domains: (await this.editing.reorder(ids, user)).map(toDomainDto)
        };
    }
    async change(id, changes, user) {
        return toDomainDto(await this.editing.change(id, changes, user));
    }
    async merge(id, { into }, user) {
        return toDomainDto(await this.editing.move(id, into, true, user));
    }
    async empty(id, { into }, user) {
        return toDomainDto(await this.editing.move(id, into, false, user));
    }
    async remove(id, user) {
        await this.editing.remove(id, user);
        return {
            done: true
        };
    }
}
_ts_decorate([
    Get(),
    AnswersList('domains'),
    ApiOperation({
        summary: "Liste tous les domaines, masqu\xe9s compris, et ce qu\u2019ils contiennent"
    }),
    ApiOkResponse({
        type: AdminDomainListDto
    }),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", []),
    _ts_metadata("design:returntype", Promise)
], AdminDomainsController.prototype, "list", null);
_ts_decorate([
    Get(':id'),
    ApiOperation({
        summary: "Donne un domaine, masqu\xe9 ou non, et ce qu\u2019il contient"
    }),
    ApiOkResponse({
        type: AdminDomainDto
    }),
    Refuses({
        404: GONE
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number
    ]),
    _ts_metadata("design:returntype", Promise)
], AdminDomainsController.prototype, "get", null);
_ts_decorate([
    Post(),
    ApiOperation({
        summary: "Cr\xe9e un domaine, apr\xe8s les autres ; sans adresse, elle est tir\xe9e du nom"
    }),
    ApiCreatedResponse({
        type: DomainDto
    }),
    Refuses({
        409: TAKEN
    }),
    _ts_param(0, Body()),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof DomainBody === "undefined" ? Object : DomainBody,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], AdminDomainsController.prototype, "create", null);
_ts_decorate([
    Put('order'),
    ApiOperation({
        summary: 'Range les domaines dans cet ordre, pour toutes les listes du site'
    }),
    ApiOkResponse({
        type: DomainListDto
    }),
    _ts_param(0, Body()),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof DomainOrderBody === "undefined" ? Object : DomainOrderBody,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], AdminDomainsController.prototype, "reorder", null);
_ts_decorate([
    Patch(':id'),
    ApiOperation({
        summary: "Change un domaine ; les champs absents restent comme ils sont, l\u2019ancienne adresse m\xe8ne \xe0 la nouvelle"
    }),
    ApiOkResponse({
        type: DomainDto
    }),
    Refuses({
        404: GONE,
        409: `${TAKEN} Ou c\u{2019}est le dernier qui ne soit pas masqu\xe9.`
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, Body()),
    _ts_param(2, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof DomainChangesBody === "undefined" ? Object : DomainChangesBody,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], AdminDomainsController.prototype, "change", null);
_ts_decorate([
    Post(':id/merge'),
    ApiOperation({
        summary: "Fusionne un domaine avec un autre, o\xf9 m\xe8nent d\xe9sormais ses adresses"
    }),
    ApiCreatedResponse({
        type: DomainDto,
        description: 'Le domaine qui reste.'
    }),
    Refuses({
        404: GONE,
        409: "Un tutoriel y est arriv\xe9 entre-temps."
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, Body()),
    _ts_param(2, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof DomainMoveBody === "undefined" ? Object : DomainMoveBody,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], AdminDomainsController.prototype, "merge", null);
_ts_decorate([
    Post(':id/empty'),
    ApiOperation({
        summary: "D\xe9place tous les tutoriels d\u2019un domaine dans un autre"
    }),
    ApiCreatedResponse({
        type: DomainDto,
        description: "Le domaine qui les re\xe7oit."
    }),
    Refuses({
        404: GONE
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, Body()),
    _ts_param(2, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof DomainMoveBody === "undefined" ? Object : DomainMoveBody,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], AdminDomainsController.prototype, "empty", null);
_ts_decorate([
    Delete(':id'),
    ApiOperation({
        summary: 'Supprime un domaine vide'
    }),
    ApiOkResponse({
        type: DoneDto
    }),
    Refuses({
        404: GONE,
        409: "Il contient encore des tutoriels, ou c\u2019est le dernier."
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], AdminDomainsController.prototype, "remove", null);
AdminDomainsController = _ts_decorate([
    ApiTags('Administration'),
    Admins(),
    Controller('api/admin/domains'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof DomainEditingService === "undefined" ? Object : DomainEditingService
    ])
], AdminDomainsController);
//# sourceMappingURL=admin-domains.controller.js.map
