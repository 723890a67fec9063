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
import { DomainsModule } from '../../content/domains/domains.module.js';
import { LearningPath } from '../../content/learning-paths/learning-path.entity.js';
import { Tutorial } from '../../content/tutorials/tutorial.entity.js';
import { SitemapParts } from './sitemap-parts.js';
import { SitemapRepository } from './sitemap.repository.js';
import { SitemapService } from './sitemap.service.js';
export class SitemapModule {
}
SitemapModule = _ts_decorate([
    Module({
        imports: [
            TypeOrmModule.forFeature([
                Tutorial,
                LearningPath
            ]),
            DomainsModule
        ],
        providers: [
            SitemapService,
            SitemapParts,
            SitemapRepository
        ],
        exports: [
            SitemapService
        ]
    })
], SitemapModule);
//# sourceMappingURL=sitemap.module.js.map
