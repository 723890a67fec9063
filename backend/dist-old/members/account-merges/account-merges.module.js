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
import { CommentsModule } from '../../community/comments/comments.module.js';
import { NewsletterModule } from '../../community/newsletter/newsletter.module.js';
import { NotificationsModule } from '../../community/notifications/notifications.module.js';
import { RatingsModule } from '../../community/ratings/ratings.module.js';
import { AuthorsModule } from '../../content/authors/authors.module.js';
import { ImagesModule } from '../../content/images/images.module.js';
import { TutorialsModule } from '../../content/tutorials/tutorials.module.js';
import { AuditModule } from '../../moderation/audit/audit.module.js';
import { ReportsModule } from '../../moderation/reports/reports.module.js';
import { EmailModule } from '../../platform/email/email.module.js';
import { AccountInvitationsModule } from '../account-invitations/account-invitations.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccountMergesController } from './account-merges.controller.js';
import { AccountMergesService } from './account-merges.service.js';
export class AccountMergesModule {
}
AccountMergesModule = _ts_decorate([
    Module({
        imports: [
            AccountInvitationsModule,
            AuditModule,
            AuthModule,
            AuthorsModule,
            CommentsModule,
            EmailModule,
            ImagesModule,
            NewsletterModule,
            NotificationsModule,
            RatingsModule,
            ReportsModule,
            TutorialsModule,
            UsersModule
        ],
        controllers: [
            AccountMergesController
        ],
        providers: [
            AccountMergesService
        ]
    })
], AccountMergesModule);
//# sourceMappingURL=account-merges.module.js.map
