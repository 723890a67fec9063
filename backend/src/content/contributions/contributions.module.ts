import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UsersModule } from '../../members/users/users.module.js';
import { AuditModule } from '../../moderation/audit/audit.module.js';
import { MarkdownModule } from '../markdown/markdown.module.js';
import { MediaModule } from '../media/media.module.js';
import { TutorialsModule } from '../tutorials/tutorials.module.js';
import { AdminTutorialsController } from './admin-tutorials.controller.js';
import { ContributionsController } from './contributions.controller.js';
import { ContributionsService } from './contributions.service.js';
import { ImagesController } from './images.controller.js';
import { PreviewController } from './preview.controller.js';
import { SentImage } from './sent-image.entity.js';
import { SentImagesService } from './sent-images.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([SentImage]),
    UsersModule,
    TutorialsModule,
    AuditModule,
    MarkdownModule,
    MediaModule,
  ],
  controllers: [ContributionsController, AdminTutorialsController, PreviewController, ImagesController],
  providers: [ContributionsService, SentImagesService],
  exports: [SentImagesService],
})
export class ContributionsModule {}
