import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { BookOrdersModule } from '../book-orders/book-orders.module.js';
import { CommentsModule } from '../comments/comments.module.js';
import { IdempotencyModule } from '../idempotency/idempotency.module.js';
import { NewsletterModule } from '../newsletter/newsletter.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { ReportsModule } from '../reports/reports.module.js';
import { RetentionService } from './retention.service.js';

@Module({
  imports: [
    AuthModule,
    ReportsModule,
    AuditModule,
    NotificationsModule,
    NewsletterModule,
    CommentsModule,
    BookOrdersModule,
    IdempotencyModule,
  ],
  providers: [RetentionService],
})
export class RetentionModule {}
