import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RevisionsService } from './revisions.service.js';
import { TutorialRevision } from './tutorial-revision.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([TutorialRevision])],
  providers: [RevisionsService],
  exports: [RevisionsService],
})
export class RevisionsModule {}
