import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { CommentsModule } from '../../community/comments/comments.module.js';
import { ThingsModule } from '../things/things.module.js';
import { UsersModule } from '../../members/users/users.module.js';
import { AdminReportsController } from './admin-reports.controller.js';
import { Report } from './report.entity.js';
import { ReportCounts } from './report-counts.js';
import { ReportsController } from './reports.controller.js';
import { ReportsRepository } from './reports.repository.js';
import { ReportsService } from './reports.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Report]), ThingsModule, CommentsModule, UsersModule, AuditModule],
  controllers: [ReportsController, AdminReportsController],
  providers: [ReportsService, ReportsRepository, ReportCounts],
  exports: [ReportsService, ReportCounts],
})
export class ReportsModule {}
