import { Module } from '@nestjs/common';
import { CommentsModule } from '../../community/comments/comments.module.js';
import { DomainsModule } from '../../content/domains/domains.module.js';
import { TutorialsModule } from '../../content/tutorials/tutorials.module.js';
import { UsersModule } from '../../members/users/users.module.js';
import { ReportsModule } from '../../moderation/reports/reports.module.js';
import { SettingsModule } from '../../platform/settings/settings.module.js';
import { FiguresController } from './figures.controller.js';
import { FiguresService } from './figures.service.js';
import { StatsController } from './stats.controller.js';
import { StatsRepository, StatsService } from './stats.service.js';

@Module({
  imports: [DomainsModule, TutorialsModule, UsersModule, CommentsModule, ReportsModule, SettingsModule],
  controllers: [StatsController, FiguresController],
  providers: [StatsService, StatsRepository, FiguresService],
})
export class StatsModule {}
