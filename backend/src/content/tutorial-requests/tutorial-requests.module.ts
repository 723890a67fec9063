import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../moderation/audit/audit.module.js';
import { RequestSafetyModule } from '../../platform/request-safety/request-safety.module.js';
import { AdminTutorialRequestsController } from './admin-tutorial-requests.controller.js';
import { TutorialRequest } from './tutorial-request.entity.js';
import { TutorialRequestsController } from './tutorial-requests.controller.js';
import { TutorialRequestsService } from './tutorial-requests.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([TutorialRequest]), AuditModule, RequestSafetyModule],
  controllers: [TutorialRequestsController, AdminTutorialRequestsController],
  providers: [TutorialRequestsService],
})
export class TutorialRequestsModule {}
