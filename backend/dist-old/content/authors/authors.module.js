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
import { AuthModule } from '../../members/auth/auth.module.js';
import { UsersModule } from '../../members/users/users.module.js';
import { AuditModule } from '../../moderation/audit/audit.module.js';
import { EmailModule } from '../../platform/email/email.module.js';
import { ContributionsModule } from '../contributions/contributions.module.js';
import { TutorialsModule } from '../tutorials/tutorials.module.js';
import { AuthorInvitation } from './author-invitation.entity.js';
import { AuthorsController } from './authors.controller.js';
import { AuthorsService } from './authors.service.js';
import { InvitationsController } from './invitations.controller.js';
import { InvitationsRepository } from './invitations.repository.js';
import { InvitationsService } from './invitations.service.js';
export class AuthorsModule {
}
AuthorsModule = _ts_decorate([
    Module({
        imports: [
            TypeOrmModule.forFeature([
                AuthorInvitation
            ]),
            AuthModule,
            UsersModule,
            AuditModule,
            EmailModule,
            ContributionsModule,
            TutorialsModule
        ],
        controllers: [
            AuthorsController,
            InvitationsController
        ],
        providers: [
            AuthorsService,
            InvitationsService,
            InvitationsRepository
        ],
        exports: [
            InvitationsService
        ]
    })
], AuthorsModule);
//# sourceMappingURL=authors.module.js.map
