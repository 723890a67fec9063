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
import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Admins } from '../../platform/common/access.decorator.js';
import { IntField } from '../../platform/common/body-fields.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { AuditService } from '../audit/audit.service.js';
const YES_OR_NO = {
    message: "Le champ \xab $property \xbb doit valoir vrai ou faux."
};
const MAX_HELD = 10;
const HELD = `Indiquez un nombre de 0 \xe0 ${MAX_HELD}.`;
let CommunityRulesDto = class CommunityRulesDto {
    contributorsAsk;
    heldPublications;
    registrationProof;
    holdSuspects;
};
_ts_decorate([
    ApiProperty({
        description: "Si l\u2019on demande \xe0 devenir contributeur, au lieu de le devenir aussit\xf4t."
    }),
    IsBoolean(YES_OR_NO),
    _ts_metadata("design:type", Boolean)
], CommunityRulesDto.prototype, "contributorsAsk", void 0);
_ts_decorate([
    IntField({
        min: 0,
        max: MAX_HELD,
        tooSmall: HELD,
        tooBig: HELD,
        notWhole: HELD,
        description: "Combien des premiers tutoriels d\u2019un contributeur sont relus avant de para\xeetre."
    }),
    _ts_metadata("design:type", Number)
], CommunityRulesDto.prototype, "heldPublications", void 0);
_ts_decorate([
    ApiProperty({
        description: "Si le navigateur doit faire un calcul avant d\u2019inscrire quelqu\u2019un."
    }),
    IsBoolean(YES_OR_NO),
    _ts_metadata("design:type", Boolean)
], CommunityRulesDto.prototype, "registrationProof", void 0);
_ts_decorate([
    ApiProperty({
        description: "Si les commentaires qui ressemblent \xe0 de la publicit\xe9 attendent un mod\xe9rateur."
    }),
    IsBoolean(YES_OR_NO),
    _ts_metadata("design:type", Boolean)
], CommunityRulesDto.prototype, "holdSuspects", void 0);
export class CommunityRulesController {
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
        const after = toDto(rules);
        const entry = {
            actorId: actor.id,
            action: 'settings.change',
            targetType: 'settings'
        };
        const before = toDto(this.settings.rules);
        await this.settings.change({}, (manager)=>this.audit.record(manager, {
                ...entry,
                before,
                after
            }), after);
        return toDto(this.settings.rules);
    }
}
_ts_decorate([
    Get(),
    ApiOperation({
        summary: "Dit ce qui est demand\xe9 \xe0 qui s\u2019inscrit, publie et commente"
    }),
    ApiOkResponse({
        type: CommunityRulesDto
    }),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", []),
    _ts_metadata("design:returntype", typeof CommunityRulesDto === "undefined" ? Object : CommunityRulesDto)
], CommunityRulesController.prototype, "read", null);
_ts_decorate([
    Put(),
    ApiOperation({
        summary: "Change ce qui est demand\xe9 \xe0 qui s\u2019inscrit, publie et commente"
    }),
    ApiOkResponse({
        type: CommunityRulesDto
    }),
    _ts_param(0, Body()),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof CommunityRulesDto === "undefined" ? Object : CommunityRulesDto,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], CommunityRulesController.prototype, "change", null);
CommunityRulesController = _ts_decorate([
    ApiTags('Administration'),
    Admins(),
    Controller('api/admin/community-rules'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof SettingsService === "undefined" ? Object : SettingsService,
        typeof AuditService === "undefined" ? Object : AuditService
    ])
], CommunityRulesController);
function toDto(rules) {
    const { contributorsAsk, heldPublications, registrationProof, holdSuspects } = rules;
    return {
        contributorsAsk,
        heldPublications,
        registrationProof,
        holdSuspects
    };
}
//# sourceMappingURL=community-rules.controller.js.map
