import { Global, Module } from '@nestjs/common';
import { AnswerCache } from './answer-cache.service.js';
import { CacheInvalidation } from './cache-invalidation.service.js';
import { InvalidationClock } from './invalidation-clock.js';

@Global()
@Module({
  providers: [InvalidationClock, CacheInvalidation, AnswerCache],
  exports: [InvalidationClock, CacheInvalidation, AnswerCache],
})
export class CacheModule {}
