function _ts_decorate(decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") {
        r = Reflect.decorate(decorators, target, key, desc);
    } else {
        for(var i = decorators.length - 1; i >= 0; i--){
            if (d = decorators[i]) {
                r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
            }
        }
    }
    return c > 3 && r && Object.defineProperty(target, key, r), r;
}
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { CommentsModule } from '../../community/comments/comments.module.js';
import { SubjectsModule } from '../subjects/subjects.module.js';
import { UsersModule } from '../../members/users/users.module.js';
import { CasesModule } from '../cases/cases.module.js';
import { DecisionsModule } from '../decisions/decisions.module.js';
import { AdminReportsController } from './admin-reports.controller.js';
import { DeskController } from './desk.controller.js';
import { ModerationQueueService } from './moderation-queue.service.js';
import { ModerationQueueRepository } from './moderation-queue.repository.js';
import { QueueEntries } from './queue-entries.js';
import { QueueEntry } from './queue-entry.entity.js';
import { Report } from './report.entity.js';
import { ReportDecisionsService } from './report-decisions.service.js';
import { ReportSettlement } from './report-settlement.js';
import { ReportCounts } from './report-counts.js';
import { ReportsController } from './reports.controller.js';
import { ReportsRepository } from './reports.repository.js';
import { ReportsService } from './reports.service.js';
export class ReportsModule {
}
ReportsModule = _ts_decorate([
    Module({
        imports: [
            TypeOrmModule.forFeature([
                Report,
                QueueEntry
            ]),
            SubjectsModule,
            DecisionsModule,
            CasesModule,
            CommentsModule,
            UsersModule,
            AuditModule
        ],
        controllers: [
            ReportsController,
            AdminReportsController,
            DeskController
        ],
        providers: [
            ReportsService,
            ReportDecisionsService,
            ModerationQueueService,
            ReportSettlement,
            ReportsRepository,
            ModerationQueueRepository,
            ReportCounts,
            QueueEntries
        ],
        exports: [
            ReportsService,
            ReportCounts
        ]
    })
], ReportsModule);
//# sourceMappingURL=reports.module.js.map
