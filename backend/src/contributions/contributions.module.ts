import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { TutorialsModule } from '../tutorials/tutorials.module.js';
import { AdminTutorialsController } from './admin-tutorials.controller.js';
import { ContributionsController } from './contributions.controller.js';
import { ContributionsService } from './contributions.service.js';
import { PreviewController } from './preview.controller.js';

@Module({
  imports: [TutorialsModule, AuditModule],
  controllers: [ContributionsController, AdminTutorialsController, PreviewController],
  providers: [ContributionsService],
})
export class ContributionsModule {}
