import { Module } from '@nestjs/common';
import { TutorialsModule } from '../tutorials/tutorials.module.js';
import { ContributionsController } from './contributions.controller.js';
import { ContributionsService } from './contributions.service.js';
import { PreviewController } from './preview.controller.js';

@Module({
  imports: [TutorialsModule],
  controllers: [ContributionsController, PreviewController],
  providers: [ContributionsService],
})
export class ContributionsModule {}
