import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Assignment } from './assignment.entity.js';
import { CasesService } from './cases.service.js';
import { ModerationNote } from './moderation-note.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([Assignment, ModerationNote])],
  providers: [CasesService],
  exports: [CasesService],
})
export class CasesModule {}
