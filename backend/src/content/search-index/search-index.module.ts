import { Module } from '@nestjs/common';
import { IndexFreshness } from './index-freshness.js';
import { IndexPreparation } from './index-preparation.js';
import { SearchIndexService } from './search-index.service.js';

@Module({
  providers: [IndexFreshness, IndexPreparation, SearchIndexService],
  exports: [IndexFreshness, IndexPreparation, SearchIndexService],
})
export class SearchIndexModule {}
