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
import { Body, Controller, Get, Header, HttpCode, Param, Post, Put, StreamableFile } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiProduces, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Admins } from '../../platform/common/access.decorator.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { BackupPlanDto, BackupsDto } from './backups.dto.js';
import { BackupsService } from './backups.service.js';
import { KeptBackups } from './kept-backups.js';
import { PointsService } from './points.service.js';
const MAX_LISTED = 50;
export class BackupsController {
    backups;
    kept;
    settings;
    points;
    constructor(backups, kept, settings, points){
        this.backups = backups;
        this.kept = kept;
        this.settings = settings;
        this.points = points;
    }
    async list() {
        const backups = (await this.backups.list()).slice(0, MAX_LISTED);
        const { isRunning, problem, unreachable } = this.backups;
        const next = await this.backups.next();
        const { place: folder, isEncrypted, isElsewhere } = this.kept;
        const plan = toPlan(this.settings.backupPlan);
        return {
            isRunning,
            problem: problem ?? unreachable,
            folder,
            isElsewhere,
            isEncrypted,
            plan,
            next,
            points: await this.points.describe(),
            backups
        };
    }
    async plan(plan, user) {
        await this.backups.changePlan(toPlan(plan), user);
        return this.list();
    }
    async begin(user) {
        await this.backups.begin(user);
        return this.list();
    }
    async download(name, user) {
        const { name: saved, content, bytes } = await this.backups.download(name, user);
        return new StreamableFile(content, {
            type: 'application/octet-stream',
            disposition: `attachment; filename="${saved}"`,
            ...bytes !== undefined && {
                length: bytes
            }
        });
    }
}
_ts_decorate([
    Get(),
    ApiOperation({
        summary: "Liste les sauvegardes, chacune restaur\xe9e pour l\u2019essai quand elle a \xe9t\xe9 faite"
    }),
    ApiOkResponse({
        type: BackupsDto
    }),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", []),
    _ts_metadata("design:returntype", Promise)
], BackupsController.prototype, "list", null);
_ts_decorate([
    Put('plan'),
    ApiOperation({
        summary: "Dit quand le site se sauvegarde de lui-m\xeame, et combien il en garde",
        description: "Ce qui n\u2019est plus gard\xe9 est retir\xe9 apr\xe8s la prochaine sauvegarde de chaque jour."
    }),
    ApiOkResponse({
        type: BackupsDto
    }),
    _ts_param(0, Body()),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof BackupPlanDto === "undefined" ? Object : BackupPlanDto,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], BackupsController.prototype, "plan", null);
_ts_decorate([
    Post(),
    HttpCode(202),
    ApiOperation({
        summary: 'Commence une sauvegarde du site',
        description: "Se fait en arri\xe8re-plan : `GET /api/admin/backups` dit o\xf9 cela en est."
    }),
    ApiAcceptedResponse({
        type: BackupsDto
    }),
    Refuses({
        409: "Une sauvegarde est d\xe9j\xe0 en cours."
    }),
    _ts_param(0, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], BackupsController.prototype, "begin", null);
_ts_decorate([
    Get(':name'),
    ApiOperation({
        summary: "T\xe9l\xe9charge une sauvegarde",
        description: 'En un seul fichier, tel que `npm run restore` le prend. Il contient tout, les secrets compris.'
    }),
    ApiParam({
        name: 'name',
        example: 'passerelle-auto-2026-03-01T031500-000Z.manifest'
    }),
    ApiProduces('application/octet-stream'),
    ApiOkResponse({
        schema: {
            type: 'string',
            format: 'binary'
        }
    }),
    Header('Cache-Control', 'no-store, no-transform'),
    Refuses({
        404: "Cette sauvegarde n\u2019existe pas.",
        503: "L\u2019endroit o\xf9 elle est ne r\xe9pond pas."
    }),
    _ts_param(0, Param('name')),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        String,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], BackupsController.prototype, "download", null);
BackupsController = _ts_decorate([
    ApiTags('Maintenance'),
    Admins(),
    Controller('api/admin/backups'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof BackupsService === "undefined" ? Object : BackupsService,
        typeof KeptBackups === "undefined" ? Object : KeptBackups,
        typeof SettingsService === "undefined" ? Object : SettingsService,
        typeof PointsService === "undefined" ? Object : PointsService
    ])
], BackupsController);
function toPlan(plan) {
    const { backupDaily, backupHour, keptDays, keptWeeks, keptMonths, backupContinuous } = plan;
    return {
        backupDaily,
        backupHour,
        keptDays,
        keptWeeks,
        keptMonths,
        backupContinuous
    };
}
//# sourceMappingURL=backups.controller.js.map
