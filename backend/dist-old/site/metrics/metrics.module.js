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
import { LiveModule } from '../../community/live/live.module.js';
import { SearchModule } from '../../content/search/search.module.js';
import { MetricsController } from './metrics.controller.js';
import { Metrics } from './metrics.service.js';
export class MetricsModule {
}
MetricsModule = _ts_decorate([
    Module({
        imports: [
            LiveModule,
            SearchModule
        ],
        controllers: [
            MetricsController
        ],
        providers: [
            Metrics
        ]
    })
], MetricsModule);
//# sourceMappingURL=metrics.module.js.map
