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
import { TypeOrmModule } from '@nestjs/typeorm';
import { ImagesModule } from '../../content/images/images.module.js';
import { MarkdownModule } from '../../content/markdown/markdown.module.js';
import { AuditModule } from '../../moderation/audit/audit.module.js';
import { SettingsModule } from '../../platform/settings/settings.module.js';
import { SitePageVersion } from './site-page-version.entity.js';
import { SitePagesController } from './site-pages.controller.js';
import { SitePagesService } from './site-pages.service.js';
export class SitePagesModule {
}
SitePagesModule = _ts_decorate([
    Module({
        imports: [
            TypeOrmModule.forFeature([
                SitePageVersion
            ]),
            AuditModule,
            ImagesModule,
            MarkdownModule,
            SettingsModule
        ],
        controllers: [
            SitePagesController
        ],
        providers: [
            SitePagesService
        ]
    })
], SitePagesModule);
//# sourceMappingURL=site-pages.module.js.map
