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
import { SettingsModule } from '../../platform/settings/settings.module.js';
import { TutorialsModule } from '../../content/tutorials/tutorials.module.js';
import { AdminCommentsController } from './admin-comments.controller.js';
import { CommentCounts } from './comment-counts.js';
import { CommentLike } from './comment-like.entity.js';
import { Comment } from './comment.entity.js';
import { CommentsController } from './comments.controller.js';
import { CommentsRepository } from './comments.repository.js';
import { CommentsService } from './comments.service.js';
import { DeletedCommentLike } from './deleted-comment-like.entity.js';
import { DeletedComment } from './deleted-comment.entity.js';
import { DeletedCommentsRepository } from './deleted-comments.repository.js';
import { DeletedCommentsService } from './deleted-comments.service.js';
import { HeldComment } from './held-comment.entity.js';
import { HeldCommentsController } from './held-comments.controller.js';
import { HeldCommentsService } from './held-comments.service.js';
import { TutorialCommentsController } from './tutorial-comments.controller.js';
export class CommentsModule {
}
CommentsModule = _ts_decorate([
    Module({
        imports: [
            TypeOrmModule.forFeature([
                Comment,
                CommentLike,
                DeletedComment,
                DeletedCommentLike,
                HeldComment
            ]),
            TutorialsModule,
            SettingsModule,
            AuditModule
        ],
        controllers: [
            TutorialCommentsController,
            CommentsController,
            AdminCommentsController,
            HeldCommentsController
        ],
        providers: [
            CommentsService,
            CommentsRepository,
            CommentCounts,
            HeldCommentsService,
            DeletedCommentsService,
            DeletedCommentsRepository
        ],
        exports: [
            CommentsService,
            CommentCounts,
            DeletedCommentsService
        ]
    })
], CommentsModule);
//# sourceMappingURL=comments.module.js.map
