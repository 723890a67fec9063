import { Module } from '@nestjs/common';
import { TutorialsModule } from '../tutorials/tutorials.module.js';
import { ContributionsController } from './contributions.controller.js';
import { ContributionsService } from './contributions.service.js';

@Module({
  imports: [TutorialsModule],
  controllers: [ContributionsController],
  providers: [ContributionsService],
})
export class ContributionsModule {}
