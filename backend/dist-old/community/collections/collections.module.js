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
import { AuthModule } from '../../members/auth/auth.module.js';
import { TutorialsModule } from '../../content/tutorials/tutorials.module.js';
import { UsersModule } from '../../members/users/users.module.js';
import { AdminCollectionsController } from './admin-collections.controller.js';
import { CollectionItem } from './collection-item.entity.js';
import { CollectionItemsRepository } from './collection-items.repository.js';
import { CollectionItemsService } from './collection-items.service.js';
import { CollectionModerationService } from './collection-moderation.service.js';
import { Collection } from './collection.entity.js';
import { CollectionsController } from './collections.controller.js';
import { CollectionsRepository } from './collections.repository.js';
import { CollectionsService } from './collections.service.js';
import { SharedCollectionsController } from './shared-collections.controller.js';
import { TutorialCollectionsController } from './tutorial-collections.controller.js';
export class CollectionsModule {
}
CollectionsModule = _ts_decorate([
    Module({
        imports: [
            TypeOrmModule.forFeature([
                Collection,
                CollectionItem
            ]),
            TutorialsModule,
            UsersModule,
            AuthModule,
            AuditModule
        ],
        controllers: [
            SharedCollectionsController,
            CollectionsController,
            TutorialCollectionsController,
            AdminCollectionsController
        ],
        providers: [
            CollectionsService,
            CollectionItemsService,
            CollectionModerationService,
            CollectionsRepository,
            CollectionItemsRepository
        ],
        exports: [
            CollectionsService,
            CollectionModerationService
        ]
    })
], CollectionsModule);
//# sourceMappingURL=collections.module.js.map
