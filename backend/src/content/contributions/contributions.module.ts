import { Module } from '@nestjs/common';
import { UsersModule } from '../../members/users/users.module.js';
import { AuditModule } from '../../moderation/audit/audit.module.js';
import { DomainsModule } from '../domains/domains.module.js';
import { MarkdownModule } from '../markdown/markdown.module.js';
import { MediaModule } from '../media/media.module.js';
import { RevisionsModule } from '../revisions/revisions.module.js';
import { TutorialsModule } from '../tutorials/tutorials.module.js';
import { AdminTutorialsController } from './admin-tutorials.controller.js';
import { ContributionsController } from './contributions.controller.js';
import { ContributionsService } from './contributions.service.js';
import { PreviewController } from './preview.controller.js';
import { PreviewService } from './preview.service.js';
import { ReviewsController } from './reviews.controller.js';
import { RevisionsController } from './revisions.controller.js';
import { TrashController } from './trash.controller.js';

@Module({
  imports: [
    UsersModule,
    DomainsModule,
    TutorialsModule,
    RevisionsModule,
    AuditModule,
    MarkdownModule,
    MediaModule,
  ],
  controllers: [
    ContributionsController,
    AdminTutorialsController,
    PreviewController,
    ReviewsController,
    RevisionsController,
    TrashController,
  ],
  providers: [ContributionsService, PreviewService],
  exports: [ContributionsService],
})
export class ContributionsModule {}
