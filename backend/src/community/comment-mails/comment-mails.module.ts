import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EmailModule } from '../../platform/email/email.module.js';
import { CommentMailChoice } from './comment-mail-choice.entity.js';
import { CommentMailItem } from './comment-mail-item.entity.js';
import { CommentMailsController } from './comment-mails.controller.js';
import { CommentMailsService } from './comment-mails.service.js';
import { DigestClock } from './digest-clock.js';

@Module({
  imports: [TypeOrmModule.forFeature([CommentMailChoice, CommentMailItem]), EmailModule],
  controllers: [CommentMailsController],
  providers: [CommentMailsService, DigestClock],
  exports: [CommentMailsService],
})
export class CommentMailsModule {}
