import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DomainsModule } from '../../content/domains/domains.module.js';
import { LearningPath } from '../../content/learning-paths/learning-path.entity.js';
import { Tutorial } from '../../content/tutorials/tutorial.entity.js';
import { SitemapParts } from './sitemap-parts.js';
import { SitemapRepository } from './sitemap.repository.js';
import { SitemapService } from './sitemap.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Tutorial, LearningPath]), DomainsModule],
  providers: [SitemapService, SitemapParts, SitemapRepository],
  exports: [SitemapService],
})
export class SitemapModule {}
