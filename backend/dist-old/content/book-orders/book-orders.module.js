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
import { CollectionsModule } from '../../community/collections/collections.module.js';
import { ExportsModule } from '../exports/exports.module.js';
import { LearningPathsModule } from '../learning-paths/learning-paths.module.js';
import { BookOrder } from './book-order.entity.js';
import { BookOrdersController } from './book-orders.controller.js';
import { BookOrdersRepository } from './book-orders.repository.js';
import { BookOrdersService } from './book-orders.service.js';
import { BookQueue } from './book-queue.js';
export class BookOrdersModule {
}
BookOrdersModule = _ts_decorate([
    Module({
        imports: [
            TypeOrmModule.forFeature([
                BookOrder
            ]),
            CollectionsModule,
            LearningPathsModule,
            ExportsModule
        ],
        controllers: [
            BookOrdersController
        ],
        providers: [
            BookOrdersService,
            BookOrdersRepository,
            BookQueue
        ],
        exports: [
            BookOrdersService
        ]
    })
], BookOrdersModule);
//# sourceMappingURL=book-orders.module.js.map
