import { Module } from '@nestjs/common';
import { DomainsModule } from '../domains/domains.module.js';
import { ImportModule } from '../import/import.module.js';
import { LearningPathsModule } from '../learning-paths/learning-paths.module.js';
import { UsersModule } from '../users/users.module.js';
import { FirstAdminService } from './first-admin.service.js';
import { SeedService } from './seed.service.js';

@Module({
  imports: [DomainsModule, ImportModule, LearningPathsModule, UsersModule],
  providers: [SeedService, FirstAdminService],
  exports: [SeedService],
})
export class SeedModule {}
