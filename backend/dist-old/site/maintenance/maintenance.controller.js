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
import { Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { DoneDto } from '../../platform/common/done.dto.js';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Admins } from '../../platform/common/access.decorator.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { AppLog } from '../../platform/common/app-log.js';
import { IndexFeed } from '../../content/search/index-feed.js';
import { DatabaseOptimization } from './database-optimization.js';
import { LogsDto, LogsQuery, OptimizationDto, RebuiltDto, SearchIndexDto } from './maintenance.dto.js';
import { MaintenanceService } from './maintenance.service.js';
export class MaintenanceController {
    care;
    search;
    optimization;
    log;
    constructor(care, search, optimization, log){
        this.care = care;
        this.search = search;
        this.optimization = optimization;
        this.log = log;
    }
    async clearCache(user) {
        await this.care.clearCache(user);
        return {
            done: true
        };
    }
    searchIndex() {
        const { isRebuilding, progress } = this.search;
        return {
            isRebuilding,
            done: progress?.done ?? 0,
            total: progress?.total ?? 0
        };
    }
    async rebuildIndex(user) {
        return {
            rebuilt: await this.care.rebuildSearchIndex(user)
        };
    }
    optimizationState() {
        return this.optimization.state;
    }
    async optimize(user) {
        return this.optimization.begin(user);
    }
    logs({ level, q, limit = 100 }) {
        return {
            lines: this.log.listEntries({
                least: level,
                text: q,
                limit
            })
        };
    }
}
_ts_decorate([
    Post('cache/clear'),
    HttpCode(200),
    ApiOperation({
        summary: 'Vide le cache des pages'
    }),
    ApiOkResponse({
        type: DoneDto
    }),
    _ts_param(0, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], MaintenanceController.prototype, "clearCache", null);
_ts_decorate([
    Get('search-index'),
    ApiOperation({
        summary: "Dit o\xf9 en est la reconstruction de l\u2019index de recherche, ou son rattrapage"
    }),
    ApiOkResponse({
        type: SearchIndexDto
    }),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", []),
    _ts_metadata("design:returntype", typeof SearchIndexDto === "undefined" ? Object : SearchIndexDto)
], MaintenanceController.prototype, "searchIndex", null);
_ts_decorate([
    Post('search-index/rebuild'),
    HttpCode(200),
    ApiOperation({
        summary: "Reconstruit l\u2019index de recherche \xe0 partir des tutoriels"
    }),
    ApiOkResponse({
        type: RebuiltDto
    }),
    Refuses({
        409: "L\u2019index de recherche est d\xe9j\xe0 en reconstruction."
    }),
    _ts_param(0, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], MaintenanceController.prototype, "rebuildIndex", null);
_ts_decorate([
    Get('database/optimization'),
    ApiOperation({
        summary: "Dit o\xf9 en est l\u2019optimisation de la base de donn\xe9es, et ce qu\u2019a donn\xe9 la derni\xe8re"
    }),
    ApiOkResponse({
        type: OptimizationDto
    }),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", []),
    _ts_metadata("design:returntype", typeof OptimizationDto === "undefined" ? Object : OptimizationDto)
], MaintenanceController.prototype, "optimizationState", null);
_ts_decorate([
    Post('database/optimize'),
    HttpCode(202),
    ApiOperation({
        summary: "Commence \xe0 ranger la base de donn\xe9es et \xe0 mettre \xe0 jour ses statistiques",
        description: "Se fait en arri\xe8re-plan : `GET /api/admin/database/optimization` dit o\xf9 cela en est."
    }),
    ApiAcceptedResponse({
        type: OptimizationDto
    }),
    Refuses({
        409: "La base de donn\xe9es est d\xe9j\xe0 en cours d\u2019optimisation."
    }),
    _ts_param(0, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], MaintenanceController.prototype, "optimize", null);
_ts_decorate([
    Get('logs'),
    AnswersList('lines'),
    ApiOperation({
        summary: "Donne les derni\xe8res lignes du journal, la plus r\xe9cente d\u2019abord, sans secrets"
    }),
    ApiOkResponse({
        type: LogsDto
    }),
    _ts_param(0, Query()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof LogsQuery === "undefined" ? Object : LogsQuery
    ]),
    _ts_metadata("design:returntype", typeof LogsDto === "undefined" ? Object : LogsDto)
], MaintenanceController.prototype, "logs", null);
MaintenanceController = _ts_decorate([
    ApiTags('Maintenance'),
    Admins(),
    Controller('api/admin'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof MaintenanceService === "undefined" ? Object : MaintenanceService,
        typeof IndexFeed === "undefined" ? Object : IndexFeed,
        typeof DatabaseOptimization === "undefined" ? Object : DatabaseOptimization,
        typeof AppLog === "undefined" ? Object : AppLog
    ])
], MaintenanceController);
//# sourceMappingURL=maintenance.controller.js.map
