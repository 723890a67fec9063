import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UsersModule } from '../../members/users/users.module.js';
import { ContributionsModule } from '../contributions/contributions.module.js';
import { ImagesModule } from '../images/images.module.js';
import { TutorialsModule } from '../tutorials/tutorials.module.js';
import { DraftsController } from './drafts.controller.js';
import { DraftsRepository } from './drafts.repository.js';
import { DraftsService } from './drafts.service.js';
import { TutorialDraft } from './tutorial-draft.entity.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([TutorialDraft]),
    UsersModule,
    ContributionsModule,
    ImagesModule,
    TutorialsModule,
  ],
  controllers: [DraftsController],
  providers: [DraftsService, DraftsRepository],
  exports: [DraftsService],
})
export class DraftsModule {}
