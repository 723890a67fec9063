import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventTail } from '../domain-events/event-tail.js';
import { SEARCH_RESULTS, invalidationOf } from './cache-tags.js';
import { InvalidationClock } from './invalidation-clock.js';

/** Invalidates the caches of this process by the events of all processes. */
@Injectable()
export class CacheInvalidation implements OnModuleInit {
  constructor(
    private readonly tail: EventTail,
    private readonly clock: InvalidationClock,
  ) {}

  /** Call once the search index has caught up: responses made before may lack some tutorials. */
  dropSearchResults(): void {
    this.clock.dropTags([SEARCH_RESULTS]);
  }

  onModuleInit(): void {
    this.tail.onAny((event) => {
      const touched = invalidationOf(event);
      if (touched?.all) this.clock.clearCaches();
      else if (touched) {
        this.clock.dropTags(touched.drop ?? []);
        this.clock.expireTags(touched.expire ?? [], event.happenedAt.getTime());
      }
    });
  }
}
