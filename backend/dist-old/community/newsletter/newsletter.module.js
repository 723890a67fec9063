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
import { AuditModule } from '../../moderation/audit/audit.module.js';
import { EmailModule } from '../../platform/email/email.module.js';
import { NewsletterSubscription } from './newsletter-subscription.entity.js';
import { AdminNewsletterController } from './admin-newsletter.controller.js';
import { NewsletterLinksController } from './newsletter-links.controller.js';
import { NewsletterController } from './newsletter.controller.js';
import { NewsletterService } from './newsletter.service.js';
import { SubscriberCounts } from './subscriber-counts.js';
export class NewsletterModule {
}
NewsletterModule = _ts_decorate([
    Module({
        imports: [
            TypeOrmModule.forFeature([
                NewsletterSubscription
            ]),
            AuditModule,
            EmailModule
        ],
        controllers: [
            NewsletterController,
            NewsletterLinksController,
            AdminNewsletterController
        ],
        providers: [
            NewsletterService,
            SubscriberCounts
        ],
        exports: [
            NewsletterService
        ]
    })
], NewsletterModule);
//# sourceMappingURL=newsletter.module.js.map
