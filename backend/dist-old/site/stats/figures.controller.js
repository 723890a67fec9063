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
import { FiguresDto } from './figures.dto.js';
import { FiguresService } from './figures.service.js';
export class FiguresController {
    figures;
    constructor(figures){
        this.figures = figures;
    }
    async read() {
        return this.figures.read();
    }
}
_ts_decorate([
    Get(),
    ApiOperation({
        summary: "Donne les chiffres du site ; null sous le nombre que l\u2019exploitant a choisi"
    }),
    ApiOkResponse({
        type: FiguresDto
    }),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", []),
    _ts_metadata("design:returntype", Promise)
], FiguresController.prototype, "read", null);
FiguresController = _ts_decorate([
    ApiTags("R\xe9glages"),
    Public(),
    Controller('api/figures'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof FiguresService === "undefined" ? Object : FiguresService
    ])
], FiguresController);
//# sourceMappingURL=figures.controller.js.map
