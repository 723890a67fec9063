import { Module } from '@nestjs/common';
import { CollectionsModule } from '../../community/collections/collections.module.js';
import { CommentsModule } from '../../community/comments/comments.module.js';
import { TutorialsModule } from '../../content/tutorials/tutorials.module.js';
import { UsersModule } from '../../members/users/users.module.js';
import { SubjectsService } from './subjects.service.js';

@Module({
  imports: [CommentsModule, TutorialsModule, CollectionsModule, UsersModule],
  providers: [SubjectsService],
  exports: [SubjectsService],
})
export class SubjectsModule {}
