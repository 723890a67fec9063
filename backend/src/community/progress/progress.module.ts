import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { TutorialsModule } from '../../content/tutorials/tutorials.module.js';
import { ProgressController } from './progress.controller.js';
import { ProgressRepository } from './progress.repository.js';
import { ProgressService } from './progress.service.js';
import { TutorialProgress } from './tutorial-progress.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([TutorialProgress]), TutorialsModule],
  controllers: [ProgressController],
  providers: [ProgressService, ProgressRepository],
  exports: [ProgressService],
})
export class ProgressModule {}
