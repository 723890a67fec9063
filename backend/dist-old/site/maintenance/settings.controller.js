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
import { BadRequestException, Body, Controller, Get, Patch } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { OpenInMaintenance } from '../../members/auth/maintenance.decorator.js';
import { Admins, Public } from '../../platform/common/access.decorator.js';
import { EmailsService } from '../../platform/email/emails.service.js';
import { ownReasons } from '../../moderation/reports/own-reasons.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { publicSettingsSchema, SettingGroupsDto, settingsChangeSchema, toPublicSettings, toSettingGroupsDto } from './settings.dto.js';
import { MaintenanceService } from './maintenance.service.js';
export class SettingsController {
    settings;
    care;
    emails;
    constructor(settings, care, emails){
        this.settings = settings;
        this.care = care;
        this.emails = emails;
    }
    async publicSettings() {
        return toPublicSettings(await this.settings.all(), this.emails.isConfigured, ownReasons(this.settings.appearance), this.settings.rules);
    }
    async all() {
        return toSettingGroupsDto(await this.settings.all());
    }
    async change(changes, user) {
        if (typeof changes !== 'object' || changes === null || Array.isArray(changes)) {
            throw new BadRequestException("Les r\xe9glages doivent \xeatre un objet JSON.");
        }
        return toSettingGroupsDto(await this.care.changeSettings({
            ...changes
        }, user));
    }
}
_ts_decorate([
    Get('settings'),
    Public(),
    OpenInMaintenance(),
    ApiOperation({
        summary: "Donne les r\xe9glages dont les pages d\xe9pendent"
    }),
    ApiOkResponse({
        schema: publicSettingsSchema
    }),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", []),
    _ts_metadata("design:returntype", Promise)
], SettingsController.prototype, "publicSettings", null);
_ts_decorate([
    Get('admin/settings'),
    Admins(),
    ApiOperation({
        summary: "Donne tous les r\xe9glages par groupes, avec leurs limites et leurs valeurs d\u2019origine"
    }),
    ApiOkResponse({
        type: SettingGroupsDto
    }),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", []),
    _ts_metadata("design:returntype", Promise)
], SettingsController.prototype, "all", null);
_ts_decorate([
    Patch('admin/settings'),
    Admins(),
    ApiOperation({
        summary: "Change des r\xe9glages ; ceux qui manquent restent comme ils sont",
        description: "Chaque r\xe9glage refus\xe9 est nomm\xe9, un r\xe9glage inconnu aussi ; aucun n\u2019est alors chang\xe9."
    }),
    ApiBody({
        schema: settingsChangeSchema
    }),
    ApiOkResponse({
        type: SettingGroupsDto
    }),
    _ts_param(0, Body()),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Object,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], SettingsController.prototype, "change", null);
SettingsController = _ts_decorate([
    ApiTags("R\xe9glages"),
    Controller('api'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof SettingsService === "undefined" ? Object : SettingsService,
        typeof MaintenanceService === "undefined" ? Object : MaintenanceService,
        typeof EmailsService === "undefined" ? Object : EmailsService
    ])
], SettingsController);
//# sourceMappingURL=settings.controller.js.map
