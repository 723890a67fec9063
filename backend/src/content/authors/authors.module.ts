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

@Module({
  imports: [
    TypeOrmModule.forFeature([AuthorInvitation]),
    AuthModule,
    UsersModule,
    AuditModule,
    EmailModule,
    ContributionsModule,
    TutorialsModule,
  ],
  controllers: [AuthorsController, InvitationsController],
  providers: [AuthorsService, InvitationsService, InvitationsRepository],
  exports: [InvitationsService],
})
export class AuthorsModule {}
