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
import { AuditModule } from '../../moderation/audit/audit.module.js';
import { AskedSearchesModule } from '../asked-searches/asked-searches.module.js';
import { SearchIndexModule } from '../search-index/search-index.module.js';
import { TutorialsModule } from '../tutorials/tutorials.module.js';
import { AdminAskedSearchesController } from './admin-asked-searches.controller.js';
import { AdminBestAnswersController } from './admin-best-answers.controller.js';
import { AdminSynonymsController } from './admin-synonyms.controller.js';
import { BestAnswer } from './best-answer.entity.js';
import { BestAnswersService } from './best-answers.service.js';
import { SearchHintsService } from './search-hints.service.js';
import { SynonymGroup } from './synonym-group.entity.js';
import { SynonymsService } from './synonyms.service.js';
export class SearchHintsModule {
}
SearchHintsModule = _ts_decorate([
    Module({
        imports: [
            TypeOrmModule.forFeature([
                SynonymGroup,
                BestAnswer
            ]),
            AskedSearchesModule,
            AuditModule,
            SearchIndexModule,
            TutorialsModule
        ],
        controllers: [
            AdminAskedSearchesController,
            AdminSynonymsController,
            AdminBestAnswersController
        ],
        providers: [
            SearchHintsService,
            SynonymsService,
            BestAnswersService
        ],
        exports: [
            SearchHintsService
        ]
    })
], SearchHintsModule);
//# sourceMappingURL=search-hints.module.js.map
