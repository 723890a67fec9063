import { Module } from '@nestjs/common';
import { CommentsModule } from '../../community/comments/comments.module.js';
import { DomainsModule } from '../../content/domains/domains.module.js';
import { ImportModule } from '../../content/import/import.module.js';
import { LearningPathsModule } from '../../content/learning-paths/learning-paths.module.js';
import { RatingsModule } from '../../community/ratings/ratings.module.js';
import { TutorialsModule } from '../../content/tutorials/tutorials.module.js';
import { UsersModule } from '../../members/users/users.module.js';
import { SettingsModule } from '../../platform/settings/settings.module.js';
import { DemoPeopleService } from './demo-people.service.js';
import { FirstAdminService } from './first-admin.service.js';
import { SeedService } from './seed.service.js';

@Module({
  imports: [
    CommentsModule,
    DomainsModule,
    ImportModule,
    LearningPathsModule,
    RatingsModule,
    SettingsModule,
    TutorialsModule,
    UsersModule,
  ],
  providers: [SeedService, FirstAdminService, DemoPeopleService],
  exports: [SeedService],
})
export class SeedModule {}
