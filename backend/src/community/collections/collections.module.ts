import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../moderation/audit/audit.module.js';
import { AuthModule } from '../../members/auth/auth.module.js';
import { TutorialsModule } from '../../content/tutorials/tutorials.module.js';
import { UsersModule } from '../../members/users/users.module.js';
import { AdminCollectionsController } from './admin-collections.controller.js';
import { Collection, CollectionItem } from './collection.entity.js';
import { CollectionItemsRepository } from './collection-items.repository.js';
import { CollectionItemsService } from './collection-items.service.js';
import { CollectionModerationService } from './collection-moderation.service.js';
import { CollectionsController } from './collections.controller.js';
import { CollectionsRepository } from './collections.repository.js';
import { CollectionsService } from './collections.service.js';
import { SharedCollectionsController } from './shared-collections.controller.js';
import { TutorialCollectionsController } from './tutorial-collections.controller.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Collection, CollectionItem]),
    TutorialsModule,
    UsersModule,
    AuthModule,
    AuditModule,
  ],
  controllers: [
    SharedCollectionsController,
    CollectionsController,
    TutorialCollectionsController,
    AdminCollectionsController,
  ],
  providers: [
    CollectionsService,
    CollectionItemsService,
    CollectionModerationService,
    CollectionsRepository,
    CollectionItemsRepository,
  ],
  exports: [CollectionsService, CollectionModerationService],
})
export class CollectionsModule {}
