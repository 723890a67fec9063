import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../moderation/audit/audit.module.js';
import { EmailModule } from '../../platform/email/email.module.js';
import { NewsletterSubscription } from './newsletter-subscription.entity.js';
import { AdminNewsletterController } from './admin-newsletter.controller.js';
import { NewsletterLinksController } from './newsletter-links.controller.js';
import { NewsletterController } from './newsletter.controller.js';
import { NewsletterService } from './newsletter.service.js';
import { SubscriberCounts } from './subscriber-counts.js';

@Module({
  imports: [TypeOrmModule.forFeature([NewsletterSubscription]), AuditModule, EmailModule],
  controllers: [NewsletterController, NewsletterLinksController, AdminNewsletterController],
  providers: [NewsletterService, SubscriberCounts],
  exports: [NewsletterService],
})
export class NewsletterModule {}
