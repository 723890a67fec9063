import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AskedSearch } from './asked-search.entity.js';
import { AskedSearchesService } from './asked-searches.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([AskedSearch])],
  providers: [AskedSearchesService],
  exports: [AskedSearchesService],
})
export class AskedSearchesModule {}
