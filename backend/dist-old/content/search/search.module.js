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
import { DomainsModule } from '../domains/domains.module.js';
import { SearchHintsModule } from '../search-hints/search-hints.module.js';
import { SearchIndexModule } from '../search-index/search-index.module.js';
import { TutorialsModule } from '../tutorials/tutorials.module.js';
import { Tutorial } from '../tutorials/tutorial.entity.js';
import { AskedSearchesModule } from '../asked-searches/asked-searches.module.js';
import { FoundPages } from './found-pages.js';
import { IndexFeed } from './index-feed.js';
import { SearchController } from './search.controller.js';
import { SearchRepository } from './search.repository.js';
import { SearchService } from './search.service.js';
import { SuggestionsService } from './suggestions.service.js';
export class SearchModule {
}
SearchModule = _ts_decorate([
    Module({
        imports: [
            AskedSearchesModule,
            TypeOrmModule.forFeature([
                Tutorial
            ]),
            DomainsModule,
            SearchHintsModule,
            SearchIndexModule,
            TutorialsModule
        ],
        controllers: [
            SearchController
        ],
        providers: [
            SearchService,
            SuggestionsService,
            SearchRepository,
            FoundPages,
            IndexFeed
        ],
        exports: [
            IndexFeed
        ]
    })
], SearchModule);
//# sourceMappingURL=search.module.js.map
