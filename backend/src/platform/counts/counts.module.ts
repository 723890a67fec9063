import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { StoredCount } from './stored-count.entity.js';
import { StoredCounts } from './stored-counts.service.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([StoredCount])],
  providers: [StoredCounts],
  exports: [StoredCounts],
})
export class CountsModule {}
