import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { ReadyAnswer } from './ready-answer.entity.js';
import { ReadyAnswersController } from './ready-answers.controller.js';
import { ReadyAnswersService } from './ready-answers.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([ReadyAnswer]), AuditModule],
  controllers: [ReadyAnswersController],
  providers: [ReadyAnswersService],
})
export class ReadyAnswersModule {}
