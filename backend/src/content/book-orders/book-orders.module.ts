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

@Module({
  imports: [TypeOrmModule.forFeature([BookOrder]), CollectionsModule, LearningPathsModule, ExportsModule],
  controllers: [BookOrdersController],
  providers: [BookOrdersService, BookOrdersRepository, BookQueue],
  exports: [BookOrdersService],
})
export class BookOrdersModule {}
