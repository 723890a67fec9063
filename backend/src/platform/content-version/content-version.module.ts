import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ContentVersion } from './content-version.entity.js';
import { ContentVersionService } from './content-version.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([ContentVersion])],
  providers: [ContentVersionService],
  exports: [ContentVersionService],
})
export class ContentVersionModule {}
