import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { TutorialsModule } from '../tutorials/tutorials.module.js';
import { UsersModule } from '../users/users.module.js';
import { CollectionItem } from './collection-item.entity.js';
import { CollectionItemsRepository } from './collection-items.repository.js';
import { CollectionItemsService } from './collection-items.service.js';
import { Collection } from './collection.entity.js';
import { CollectionsController } from './collections.controller.js';
import { CollectionsRepository } from './collections.repository.js';
import { CollectionsService } from './collections.service.js';
import { SharedCollectionsController } from './shared-collections.controller.js';
import { TutorialCollectionsController } from './tutorial-collections.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([Collection, CollectionItem]), TutorialsModule, UsersModule],
  controllers: [SharedCollectionsController, CollectionsController, TutorialCollectionsController],
  providers: [CollectionsService, CollectionItemsService, CollectionsRepository, CollectionItemsRepository],
})
export class CollectionsModule {}
