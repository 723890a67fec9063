import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UsersModule } from '../../members/users/users.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { DecisionsModule } from '../decisions/decisions.module.js';
import { Appeal } from './appeal.entity.js';
import { AppealsController } from './appeals.controller.js';
import { AppealsService } from './appeals.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Appeal]), DecisionsModule, UsersModule, AuditModule],
  controllers: [AppealsController],
  providers: [AppealsService],
  exports: [AppealsService],
})
export class AppealsModule {}
