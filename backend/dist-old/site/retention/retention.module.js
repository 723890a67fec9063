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
import { AuditModule } from '../../moderation/audit/audit.module.js';
import { AccountInvitationsModule } from '../../members/account-invitations/account-invitations.module.js';
import { ContributorRequestsModule } from '../../moderation/contributor-requests/contributor-requests.module.js';
import { AuthModule } from '../../members/auth/auth.module.js';
import { UsersModule } from '../../members/users/users.module.js';
import { AskedSearchesModule } from '../../content/asked-searches/asked-searches.module.js';
import { AuthorsModule } from '../../content/authors/authors.module.js';
import { ImagesModule } from '../../content/images/images.module.js';
import { MediaModule } from '../../content/media/media.module.js';
import { TutorialsModule } from '../../content/tutorials/tutorials.module.js';
import { BookOrdersModule } from '../../content/book-orders/book-orders.module.js';
import { CommentsModule } from '../../community/comments/comments.module.js';
import { ContactModule } from '../contact/contact.module.js';
import { EmailModule } from '../../platform/email/email.module.js';
import { IdempotencyModule } from '../../platform/idempotency/idempotency.module.js';
import { NewsletterModule } from '../../community/newsletter/newsletter.module.js';
import { NotificationsModule } from '../../community/notifications/notifications.module.js';
import { AppealsModule } from '../../moderation/appeals/appeals.module.js';
import { CasesModule } from '../../moderation/cases/cases.module.js';
import { DecisionsModule } from '../../moderation/decisions/decisions.module.js';
import { ReportsModule } from '../../moderation/reports/reports.module.js';
import { RetentionService } from './retention.service.js';
export class RetentionModule {
}
RetentionModule = _ts_decorate([
    Module({
        imports: [
            AccountInvitationsModule,
            AuthModule,
            UsersModule,
            ContributorRequestsModule,
            ReportsModule,
            DecisionsModule,
            AppealsModule,
            CasesModule,
            AuditModule,
            NotificationsModule,
            NewsletterModule,
            CommentsModule,
            BookOrdersModule,
            IdempotencyModule,
            TutorialsModule,
            MediaModule,
            ImagesModule,
            AuthorsModule,
            AskedSearchesModule,
            EmailModule,
            ContactModule
        ],
        providers: [
            RetentionService
        ]
    })
], RetentionModule);
//# sourceMappingURL=retention.module.js.map
