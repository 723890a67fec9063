import { Module } from '@nestjs/common';
import { IndexPreparation } from './index-preparation.js';
import { SearchIndexService } from './search-index.service.js';

@Module({
  providers: [IndexPreparation, SearchIndexService],
  exports: [IndexPreparation, SearchIndexService],
})
export class SearchIndexModule {}
