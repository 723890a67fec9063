import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../../members/auth/auth.module.js';
import { SettingsModule } from '../../platform/settings/settings.module.js';
import { UsersModule } from '../../members/users/users.module.js';
import { ContributionsModule } from '../contributions/contributions.module.js';
import { DomainsModule } from '../domains/domains.module.js';
import { ImagesModule } from '../images/images.module.js';
import { TutorialsModule } from '../tutorials/tutorials.module.js';
import { DraftSchedule } from './draft-schedule.entity.js';
import { DraftSchedulesController } from './draft-schedules.controller.js';
import { DraftSchedulesService } from './draft-schedules.service.js';
import { DraftsOfDomains, DraftsRepository } from './drafts.repository.js';
import { DraftsController } from './drafts.controller.js';
import { DraftsService } from './drafts.service.js';
import { DuplicatesController } from './duplicates.controller.js';
import { ScheduledPublications } from './scheduled-publications.js';
import { TutorialDraft } from './tutorial-draft.entity.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([TutorialDraft, DraftSchedule]),
    AuthModule,
    SettingsModule,
    UsersModule,
    ContributionsModule,
    DomainsModule,
    ImagesModule,
    TutorialsModule,
  ],
  controllers: [DraftsController, DraftSchedulesController, DuplicatesController],
  providers: [DraftsService, DraftsRepository, DraftsOfDomains, DraftSchedulesService, ScheduledPublications],
  exports: [DraftsService],
})
export class DraftsModule {}
