import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DomainsModule } from '../domains/domains.module.js';
import { LearningPath } from '../learning-paths/learning-path.entity.js';
import { Tutorial } from '../tutorials/tutorial.entity.js';
import { SitemapRepository } from './sitemap.repository.js';
import { SitemapService } from './sitemap.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Tutorial, LearningPath]), DomainsModule],
  providers: [SitemapService, SitemapRepository],
  exports: [SitemapService],
})
export class SitemapModule {}
