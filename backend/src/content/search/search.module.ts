import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DomainsModule } from '../domains/domains.module.js';
import { SearchHintsModule } from '../search-hints/search-hints.module.js';
import { SearchIndexModule } from '../search-index/search-index.module.js';
import { TutorialsModule } from '../tutorials/tutorials.module.js';
import { Tutorial } from '../tutorials/tutorial.entity.js';
import { AskedSearchesModule } from '../asked-searches/asked-searches.module.js';
import { FoundPages } from './found-pages.js';
import { IndexFeed } from './index-feed.js';
import { SearchController } from './search.controller.js';
import { SearchRepository } from './search.repository.js';
import { SearchService } from './search.service.js';
import { SuggestionsService } from './suggestions.service.js';

@Module({
  imports: [
    AskedSearchesModule,
    TypeOrmModule.forFeature([Tutorial]),
    DomainsModule,
    SearchHintsModule,
    SearchIndexModule,
    TutorialsModule,
  ],
  controllers: [SearchController],
  providers: [SearchService, SuggestionsService, SearchRepository, FoundPages, IndexFeed],
  exports: [IndexFeed],
})
export class SearchModule {}
