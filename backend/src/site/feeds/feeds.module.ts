import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DomainsModule } from '../../content/domains/domains.module.js';
import { SettingsModule } from '../../platform/settings/settings.module.js';
import { Tutorial } from '../../content/tutorials/tutorial.entity.js';
import { TutorialsModule } from '../../content/tutorials/tutorials.module.js';
import { FeedsRepository } from './feeds.repository.js';
import { FeedsService } from './feeds.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Tutorial]), DomainsModule, TutorialsModule, SettingsModule],
  providers: [FeedsService, FeedsRepository],
  exports: [FeedsService],
})
export class FeedsModule {}
