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
import { Body, ConflictException, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Admins, Reviewers } from '../../platform/common/access.decorator.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { AuditService } from '../audit/audit.service.js';
let StaffRulesDto = class StaffRulesDto {
    staffTwoFactor;
};
_ts_decorate([
    ApiProperty({
        description: "Si un second facteur est exig\xe9 de qui administre ou mod\xe8re."
    }),
    IsBoolean({
        message: "Le champ \xab staffTwoFactor \xbb doit valoir vrai ou faux."
    }),
    _ts_metadata("design:type", Boolean)
], StaffRulesDto.prototype, "staffTwoFactor", void 0);
export class StaffRulesController {
    settings;
    audit;
    constructor(settings, audit){
        this.settings = settings;
        this.audit = audit;
    }
    read() {
        return toDto(this.settings.rules);
    }
    async change(rules, actor) {
        const { staffTwoFactor } = rules;
        if (staffTwoFactor && !this.settings.present.twoFactorAuth) {
            throw new ConflictException("Activez d\u2019abord le second facteur dans les param\xe8tres de s\xe9curit\xe9.");
        }
        // Otherwise the administrators who require it would lock themselves out.
        if (staffTwoFactor && actor.totpConfirmedAt === null) {
            throw new ConflictException("Mettez d\u2019abord en place votre propre second facteur.");
        }
        const entry = {
            actorId: actor.id,
            action: 'settings.change',
            targetType: 'settings'
        };
        const before = {
            staffTwoFactor: this.settings.rules.staffTwoFactor
        };
        await this.settings.change({}, (manager)=>this.audit.record(manager, {
                ...entry,
                before,
                after: {
                    staffTwoFactor
                }
            }), {
            staffTwoFactor
        });
        return toDto(this.settings.rules);
    }
}
_ts_decorate([
    Get(),
    Reviewers(),
    ApiOperation({
        summary: "Dit ce qui est exig\xe9 de qui administre ou mod\xe8re"
    }),
    ApiOkResponse({
        type: StaffRulesDto
    }),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", []),
    _ts_metadata("design:returntype", typeof StaffRulesDto === "undefined" ? Object : StaffRulesDto)
], StaffRulesController.prototype, "read", null);
_ts_decorate([
    Put(),
    Admins(),
    ApiOperation({
        summary: "Exige ou non un second facteur de qui administre ou mod\xe8re"
    }),
    ApiOkResponse({
        type: StaffRulesDto
    }),
    Refuses({
        409: "Le site ne propose pas de second facteur, ou qui l\u2019exige n\u2019en a pas."
    }),
    _ts_param(0, Body()),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof StaffRulesDto === "undefined" ? Object : StaffRulesDto,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], StaffRulesController.prototype, "change", null);
StaffRulesController = _ts_decorate([
    ApiTags('Administration'),
    Controller('api/admin/staff-rules'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof SettingsService === "undefined" ? Object : SettingsService,
        typeof AuditService === "undefined" ? Object : AuditService
    ])
], StaffRulesController);
function toDto({ staffTwoFactor }) {
    return {
        staffTwoFactor
    };
}
//# sourceMappingURL=staff-rules.controller.js.map
