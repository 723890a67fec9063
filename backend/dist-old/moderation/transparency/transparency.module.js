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
import { Module } from '@nestjs/common';
import { TransparencyController } from './transparency.controller.js';
import { TransparencyService } from './transparency.service.js';
export class TransparencyModule {
}
TransparencyModule = _ts_decorate([
    Module({
        controllers: [
            TransparencyController
        ],
        providers: [
            TransparencyService
        ]
    })
], TransparencyModule);
//# sourceMappingURL=transparency.module.js.map
