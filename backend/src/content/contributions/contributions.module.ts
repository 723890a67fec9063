import { Module } from '@nestjs/common';
import { AuditModule } from '../../moderation/audit/audit.module.js';
import { MediaModule } from '../media/media.module.js';
import { TutorialsModule } from '../tutorials/tutorials.module.js';
import { AdminTutorialsController } from './admin-tutorials.controller.js';
import { ContributionsController } from './contributions.controller.js';
import { ContributionsService } from './contributions.service.js';
import { ImagesController } from './images.controller.js';
import { PreviewController } from './preview.controller.js';

@Module({
  imports: [TutorialsModule, AuditModule, MediaModule],
  controllers: [ContributionsController, AdminTutorialsController, PreviewController, ImagesController],
  providers: [ContributionsService],
})
export class ContributionsModule {}
