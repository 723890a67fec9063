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
import { BadRequestException, Injectable, Optional } from '@nestjs/common';
/** Largest id that both databases can store. */ export const MAX_ID = 2_147_483_647;
export class IdPipe {
    refusal;
    constructor(refusal = "L\u2019identifiant doit \xeatre un nombre entier sup\xe9rieur \xe0 0."){
        this.refusal = refusal;
    }
    transform(value) {
        if (!/^[1-9]\d{0,14}$/.test(value)) throw new BadRequestException({
            message: this.refusal
        });
        return Number(value);
    }
}
IdPipe = _ts_decorate([
    Injectable(),
    _ts_param(0, Optional()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        String
    ])
], IdPipe);
//# sourceMappingURL=id.pipe.js.map
