import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../moderation/audit/audit.module.js';
import { ProgressModule } from '../../community/progress/progress.module.js';
import { TutorialsModule } from '../tutorials/tutorials.module.js';
import { AdminLearningPathsController } from './admin-learning-paths.controller.js';
import { LearningPath } from './learning-path.entity.js';
import { LearningPathsController } from './learning-paths.controller.js';
import { LearningPathsRepository } from './learning-paths.repository.js';
import { LearningPathsService } from './learning-paths.service.js';
import { PathEditingService } from './path-editing.service.js';
import { PathStep } from './path-step.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([LearningPath, PathStep]), TutorialsModule, ProgressModule, AuditModule],
  controllers: [LearningPathsController, AdminLearningPathsController],
  providers: [LearningPathsService, PathEditingService, LearningPathsRepository],
  exports: [LearningPathsService, PathEditingService],
})
export class LearningPathsModule {}
