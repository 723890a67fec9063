import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { TutorialsModule } from '../tutorials/tutorials.module.js';
import { ContributionsController } from './contributions.controller.js';
import { ContributionsService } from './contributions.service.js';

@Module({
  imports: [TutorialsModule, AuditModule],
  controllers: [ContributionsController],
  providers: [ContributionsService],
})
export class ContributionsModule {}
