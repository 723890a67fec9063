import { Module } from '@nestjs/common';
import { CommentsModule } from '../../community/comments/comments.module.js';
import { DomainsModule } from '../../content/domains/domains.module.js';
import { TutorialsModule } from '../../content/tutorials/tutorials.module.js';
import { UsersModule } from '../../members/users/users.module.js';
import { ReportsModule } from '../../moderation/reports/reports.module.js';
import { StatsController } from './stats.controller.js';
import { StatsRepository } from './stats.repository.js';
import { StatsService } from './stats.service.js';

@Module({
  imports: [DomainsModule, TutorialsModule, UsersModule, CommentsModule, ReportsModule],
  controllers: [StatsController],
  providers: [StatsService, StatsRepository],
})
export class StatsModule {}
