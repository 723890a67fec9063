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
import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Admins } from '../../platform/common/access.decorator.js';
import { StatisticsDto } from './stats.dto.js';
import { StatsService } from './stats.service.js';
export class StatsController {
    stats;
    constructor(stats){
        this.stats = stats;
    }
    async read() {
        return this.stats.read();
    }
}
_ts_decorate([
    Get(),
    ApiOperation({
        summary: "Donne les chiffres du site et leur \xe9volution sur trente jours"
    }),
    ApiOkResponse({
        type: StatisticsDto
    }),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", []),
    _ts_metadata("design:returntype", Promise)
], StatsController.prototype, "read", null);
StatsController = _ts_decorate([
    ApiTags('Administration'),
    Admins(),
    Controller('api/admin/statistics'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof StatsService === "undefined" ? Object : StatsService
    ])
], StatsController);
//# sourceMappingURL=stats.controller.js.map
