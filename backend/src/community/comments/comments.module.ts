import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../moderation/audit/audit.module.js';
import { SettingsModule } from '../../platform/settings/settings.module.js';
import { TutorialsModule } from '../../content/tutorials/tutorials.module.js';
import { AdminCommentsController } from './admin-comments.controller.js';
import { CommentCounts } from './comment-counts.js';
import { Comment, CommentLike } from './comment.entity.js';
import { CommentsController } from './comments.controller.js';
import { CommentsRepository } from './comments.repository.js';
import { CommentsService } from './comments.service.js';
import { DeletedComment, DeletedCommentLike } from './deleted-comment.entity.js';
import { DeletedCommentsRepository } from './deleted-comments.repository.js';
import { DeletedCommentsService } from './deleted-comments.service.js';
import { HeldComment } from './held-comment.entity.js';
import { HeldCommentsController } from './held-comments.controller.js';
import { HeldCommentsService } from './held-comments.service.js';
import { TutorialCommentsController } from './tutorial-comments.controller.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Comment, CommentLike, DeletedComment, DeletedCommentLike, HeldComment]),
    TutorialsModule,
    SettingsModule,
    AuditModule,
  ],
  controllers: [
    TutorialCommentsController,
    CommentsController,
    AdminCommentsController,
    HeldCommentsController,
  ],
  providers: [
    CommentsService,
    CommentsRepository,
    CommentCounts,
    HeldCommentsService,
    DeletedCommentsService,
    DeletedCommentsRepository,
  ],
  exports: [CommentsService, CommentCounts, DeletedCommentsService],
})
export class CommentsModule {}
