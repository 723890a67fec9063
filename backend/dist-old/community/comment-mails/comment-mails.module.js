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
import { EmailModule } from '../../platform/email/email.module.js';
import { CommentMailChoice } from './comment-mail-choice.entity.js';
import { CommentMailItem } from './comment-mail-item.entity.js';
import { CommentMailsController } from './comment-mails.controller.js';
import { CommentMailsService } from './comment-mails.service.js';
import { DigestClock } from './digest-clock.js';
export class CommentMailsModule {
}
CommentMailsModule = _ts_decorate([
    Module({
        imports: [
            TypeOrmModule.forFeature([
                CommentMailChoice,
                CommentMailItem
            ]),
            EmailModule
        ],
        controllers: [
            CommentMailsController
        ],
        providers: [
            CommentMailsService,
            DigestClock
        ],
        exports: [
            CommentMailsService
        ]
    })
], CommentMailsModule);
//# sourceMappingURL=comment-mails.module.js.map
