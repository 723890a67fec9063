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
import { Body, Controller, Get, Patch } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Admins } from '../../platform/common/access.decorator.js';
import { AppearanceChanges, AppearanceDto } from './appearance.dto.js';
import { AppearanceService } from './appearance.service.js';
export class AppearanceController {
    appearance;
    constructor(appearance){
        this.appearance = appearance;
    }
    read() {
        return this.appearance.read();
    }
    async change(changes, user) {
        return this.appearance.change(changes, user);
    }
}
_ts_decorate([
    Get(),
    ApiOperation({
        summary: "Donne ce que l\u2019exploitant a choisi de l\u2019apparence et des textes du site"
    }),
    ApiOkResponse({
        type: AppearanceDto
    }),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", []),
    _ts_metadata("design:returntype", typeof AppearanceDto === "undefined" ? Object : AppearanceDto)
], AppearanceController.prototype, "read", null);
_ts_decorate([
    Patch(),
    ApiOperation({
        summary: "Change l\u2019apparence et les textes du site ; ce qui manque reste comme il est",
        description: "Une valeur nulle rend ce qui \xe9tait l\xe0 \xe0 l\u2019origine."
    }),
    ApiOkResponse({
        type: AppearanceDto
    }),
    _ts_param(0, Body()),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof AppearanceChanges === "undefined" ? Object : AppearanceChanges,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], AppearanceController.prototype, "change", null);
AppearanceController = _ts_decorate([
    ApiTags("R\xe9glages"),
    Admins(),
    Controller('api/admin/appearance'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof AppearanceService === "undefined" ? Object : AppearanceService
    ])
], AppearanceController);
//# sourceMappingURL=appearance.controller.js.map
