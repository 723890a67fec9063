import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Tutorial } from '../tutorials/tutorial.entity.js';
import { SearchController } from './search.controller.js';
import { SearchRepository } from './search.repository.js';
import { SearchService } from './search.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Tutorial])],
  controllers: [SearchController],
  providers: [SearchService, SearchRepository],
})
export class SearchModule {}
