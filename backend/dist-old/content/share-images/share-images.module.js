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
import { SettingsModule } from '../../platform/settings/settings.module.js';
import { DomainsModule } from '../domains/domains.module.js';
import { ExportsModule } from '../exports/exports.module.js';
import { TutorialsModule } from '../tutorials/tutorials.module.js';
import { ShareImagesController } from './share-images.controller.js';
import { ShareImagesService } from './share-images.service.js';
export class ShareImagesModule {
}
ShareImagesModule = _ts_decorate([
    Module({
        imports: [
            TutorialsModule,
            DomainsModule,
            SettingsModule,
            ExportsModule
        ],
        controllers: [
            ShareImagesController
        ],
        providers: [
            ShareImagesService
        ]
    })
], ShareImagesModule);
//# sourceMappingURL=share-images.module.js.map
