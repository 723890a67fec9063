import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DomainsModule } from '../../content/domains/domains.module.js';
import { LearningPath } from '../../content/learning-paths/learning-path.entity.js';
import { Tutorial } from '../../content/tutorials/tutorial.entity.js';
import { AuthorParts } from './author-parts.js';
import { SitemapRepository } from './sitemap.repository.js';
import { SitemapService } from './sitemap.service.js';
import { TutorialParts } from './tutorial-parts.js';

@Module({
  imports: [TypeOrmModule.forFeature([Tutorial, LearningPath]), DomainsModule],
  providers: [SitemapService, TutorialParts, AuthorParts, SitemapRepository],
  exports: [SitemapService],
})
export class SitemapModule {}
