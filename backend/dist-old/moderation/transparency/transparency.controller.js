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
import { Public } from '../../platform/common/access.decorator.js';
import { TransparencyDto } from './transparency.dto.js';
import { TransparencyService } from './transparency.service.js';
export class TransparencyController {
    transparency;
    constructor(transparency){
        this.transparency = transparency;
    }
    async figures() {
        return {
            quarters: await this.transparency.quarters()
        };
    }
}
_ts_decorate([
    Get('figures'),
    Public(),
    ApiOperation({
        summary: "Compte par trimestre ce qui a \xe9t\xe9 signal\xe9 et d\xe9cid\xe9"
    }),
    ApiOkResponse({
        type: TransparencyDto
    }),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", []),
    _ts_metadata("design:returntype", Promise)
], TransparencyController.prototype, "figures", null);
TransparencyController = _ts_decorate([
    ApiTags('Signalements'),
    Controller('api/moderation'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof TransparencyService === "undefined" ? Object : TransparencyService
    ])
], TransparencyController);
//# sourceMappingURL=transparency.controller.js.map
