import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CollectionsModule } from '../../community/collections/collections.module.js';
import { CommentsModule } from '../../community/comments/comments.module.js';
import { TutorialsModule } from '../../content/tutorials/tutorials.module.js';
import { UsersModule } from '../../members/users/users.module.js';
import { EmailModule } from '../../platform/email/email.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { ModerationModule } from '../sanctions/moderation.module.js';
import { SubjectsModule } from '../subjects/subjects.module.js';
import { DecisionCoauthor } from './decision-coauthor.entity.js';
import { Decision } from './decision.entity.js';
import { DecisionsRepository } from './decisions.repository.js';
import { DecisionsService } from './decisions.service.js';
import { EffectsService } from './effects.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Decision, DecisionCoauthor]),
    SubjectsModule,
    CommentsModule,
    TutorialsModule,
    CollectionsModule,
    UsersModule,
    ModerationModule,
    AuditModule,
    EmailModule,
  ],
  providers: [DecisionsService, DecisionsRepository, EffectsService],
  exports: [DecisionsService],
})
export class DecisionsModule {}
