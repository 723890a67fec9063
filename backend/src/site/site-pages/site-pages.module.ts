import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ImagesModule } from '../../content/images/images.module.js';
import { MarkdownModule } from '../../content/markdown/markdown.module.js';
import { AuditModule } from '../../moderation/audit/audit.module.js';
import { SettingsModule } from '../../platform/settings/settings.module.js';
import { SitePageVersion } from './site-page-version.entity.js';
import { SitePagesController } from './site-pages.controller.js';
import { SitePagesService } from './site-pages.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([SitePageVersion]),
    AuditModule,
    ImagesModule,
    MarkdownModule,
    SettingsModule,
  ],
  controllers: [SitePagesController],
  providers: [SitePagesService],
})
export class SitePagesModule {}
