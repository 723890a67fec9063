import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { KeptCount } from './kept-count.entity.js';
import { KeptCounts } from './kept-counts.service.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([KeptCount])],
  providers: [KeptCounts],
  exports: [KeptCounts],
})
export class CountsModule {}
