import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AskedSearch } from './asked-search.entity.js';
import { AskedSearchesController } from './asked-searches.controller.js';
import { AskedSearchesService } from './asked-searches.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([AskedSearch])],
  controllers: [AskedSearchesController],
  providers: [AskedSearchesService],
  exports: [AskedSearchesService],
})
export class AskedSearchesModule {}
