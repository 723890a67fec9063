import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UsersModule } from '../../members/users/users.module.js';
import { SettingsModule } from '../../platform/settings/settings.module.js';
import { AuditModule } from '../../moderation/audit/audit.module.js';
import { AskedSearchesModule } from '../asked-searches/asked-searches.module.js';
import { DomainsModule } from '../domains/domains.module.js';
import { MarkdownModule } from '../markdown/markdown.module.js';
import { RevisionsModule } from '../revisions/revisions.module.js';
import { SearchIndexModule } from '../search-index/search-index.module.js';
import { DeletedTutorial, UnpublishedTutorial } from './unpublished-tutorial.entity.js';
import { DomainTutorialsController } from './domain-tutorials.controller.js';
import { PublicationService } from './publication.service.js';
import { ReviewsService } from './reviews.service.js';
import { TrashService } from './trash.service.js';
import { TutorialUpkeepService } from './tutorial-upkeep.service.js';
import { TutorialAuthor } from './tutorial-author.entity.js';
import { TutorialAuthorsService } from './tutorial-authors.service.js';
import { TutorialCounts } from './tutorial-counts.js';
import { TagTutorialsController } from './tag-tutorials.controller.js';
import { TaggedTutorials } from './tagged-tutorials.service.js';
import { TutorialTag } from './tutorial-tag.entity.js';
import { Tutorial } from './tutorial.entity.js';
import { TutorialsOfDomains } from './tutorials-of-domains.js';
import { TutorialWriting } from './tutorial-writing.service.js';
import { TutorialsController } from './tutorials.controller.js';
import { TutorialsRepository } from './tutorials.repository.js';
import { TutorialsService } from './tutorials.service.js';
import { ViewCounter } from './view-counter.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Tutorial, TutorialAuthor, TutorialTag, UnpublishedTutorial, DeletedTutorial]),
    AskedSearchesModule,
    AuditModule,
    DomainsModule,
    MarkdownModule,
    RevisionsModule,
    SearchIndexModule,
    SettingsModule,
    UsersModule,
  ],
  controllers: [TutorialsController, DomainTutorialsController, TagTutorialsController],
  providers: [
    TutorialsService,
    TutorialWriting,
    TutorialUpkeepService,
    TutorialAuthorsService,
    TutorialsRepository,
    TaggedTutorials,
    TutorialCounts,
    TutorialsOfDomains,
    PublicationService,
    ReviewsService,
    TrashService,
    ViewCounter,
  ],
  exports: [
    TutorialsService,
    TutorialWriting,
    TutorialUpkeepService,
    TutorialAuthorsService,
    TaggedTutorials,
    TutorialCounts,
    PublicationService,
    ReviewsService,
    TrashService,
    ViewCounter,
  ],
})
export class TutorialsModule {}
