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
import { Controller, Get, HttpCode, NotFoundException, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Admins } from '../../platform/common/access.decorator.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { ServerErrors } from '../../platform/server-errors/server-errors.service.js';
import { DiskService, freeable } from './disk.service.js';
import { DiskStateDto, FreedDto, ServerErrorsDto, SiteConditionDto, toServerErrorDto } from './site-condition.dto.js';
import { SiteConditionService } from './site-condition.service.js';
export class SiteConditionController {
    condition;
    disk;
    errors;
    constructor(condition, disk, errors){
        this.condition = condition;
        this.disk = disk;
        this.errors = errors;
    }
    async look() {
        const [checks, taken] = await Promise.all([
            this.condition.checkAll(),
            this.disk.usage()
        ]);
        return {
            checks,
            taken
        };
    }
    async space() {
        const { state, says } = await this.disk.checkSpace();
        return {
            state,
            says
        };
    }
    async free(part, user) {
        const known = freeable.find((each)=>each === part);
        if (!known) throw new NotFoundException("Cela ne peut pas \xeatre lib\xe9r\xe9.");
        return {
            freed: await this.disk.freeSpace(known, user)
        };
    }
    async lastDay() {
        return {
            errors: (await this.errors.listLastDay()).map(toServerErrorDto)
        };
    }
}
_ts_decorate([
    Get('condition'),
    ApiOperation({
        summary: 'Dit ce qui va bien et ce qui ne va pas, et ce qui prend de la place'
    }),
    ApiOkResponse({
        type: SiteConditionDto
    }),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", []),
    _ts_metadata("design:returntype", Promise)
], SiteConditionController.prototype, "look", null);
_ts_decorate([
    Get('condition/disk'),
    ApiOperation({
        summary: "Dit s\u2019il reste de la place sur le disque"
    }),
    ApiOkResponse({
        type: DiskStateDto
    }),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", []),
    _ts_metadata("design:returntype", Promise)
], SiteConditionController.prototype, "space", null);
_ts_decorate([
    Post('condition/disk/:part/free'),
    HttpCode(200),
    ApiOperation({
        summary: "Lib\xe8re la place de ce qui peut \xeatre refait, ou n\u2019est plus qu\u2019ancien"
    }),
    ApiParam({
        name: 'part',
        enum: freeable
    }),
    ApiOkResponse({
        type: FreedDto
    }),
    Refuses({
        404: "Cela ne peut pas \xeatre lib\xe9r\xe9."
    }),
    _ts_param(0, Param('part')),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        String,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], SiteConditionController.prototype, "free", null);
_ts_decorate([
    Get('server-errors'),
    ApiOperation({
        summary: "Compte ce que le serveur n\u2019a pas su r\xe9pondre depuis vingt-quatre heures, le dernier d\u2019abord"
    }),
    ApiOkResponse({
        type: ServerErrorsDto
    }),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", []),
    _ts_metadata("design:returntype", Promise)
], SiteConditionController.prototype, "lastDay", null);
SiteConditionController = _ts_decorate([
    ApiTags('Maintenance'),
    Admins(),
    Controller('api/admin'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof SiteConditionService === "undefined" ? Object : SiteConditionService,
        typeof DiskService === "undefined" ? Object : DiskService,
        typeof ServerErrors === "undefined" ? Object : ServerErrors
    ])
], SiteConditionController);
//# sourceMappingURL=site-condition.controller.js.map
