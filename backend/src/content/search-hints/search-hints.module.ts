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

@Module({
  imports: [
    TypeOrmModule.forFeature([SynonymGroup, BestAnswer]),
    AskedSearchesModule,
    AuditModule,
    SearchIndexModule,
    TutorialsModule,
  ],
  controllers: [AdminAskedSearchesController, AdminSynonymsController, AdminBestAnswersController],
  providers: [SearchHintsService, SynonymsService, BestAnswersService],
  exports: [SearchHintsService],
})
export class SearchHintsModule {}
