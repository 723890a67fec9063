import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UsersModule } from '../../members/users/users.module.js';
import { EmailModule } from '../../platform/email/email.module.js';
import { SettingsModule } from '../../platform/settings/settings.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { ContributorRequest } from './contributor-request.entity.js';
import { ContributorRequestsController } from './contributor-requests.controller.js';
import { ContributorRequestsService } from './contributor-requests.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([ContributorRequest]),
    UsersModule,
    SettingsModule,
    EmailModule,
    AuditModule,
  ],
  controllers: [ContributorRequestsController],
  providers: [ContributorRequestsService],
  exports: [ContributorRequestsService],
})
export class ContributorRequestsModule {}
