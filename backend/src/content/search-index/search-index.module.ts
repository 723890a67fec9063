import { Module } from '@nestjs/common';
import { SearchIndexService } from './search-index.service.js';

@Module({ providers: [SearchIndexService], exports: [SearchIndexService] })
export class SearchIndexModule {}
