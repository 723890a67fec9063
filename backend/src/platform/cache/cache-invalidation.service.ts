import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventTail } from '../domain-events/event-tail.js';
import { FOUND, touchedBy } from './cache-tags.js';
import { InvalidationClock } from './invalidation-clock.js';

/** Invalidates the caches of this process by the events of all processes. */
@Injectable()
export class CacheInvalidation implements OnModuleInit {
  constructor(
    private readonly tail: EventTail,
    private readonly clock: InvalidationClock,
  ) {}

  /** Call once the search index has caught up: responses made before may lack some tutorials. */
  dropFound(): void {
    this.clock.drop([FOUND]);
  }

  onModuleInit(): void {
    this.tail.onAny((event) => {
      const touched = touchedBy(event);
      if (touched?.all) this.clock.clear();
      else if (touched) {
        this.clock.drop(touched.drop ?? []);
        this.clock.expire(touched.expire ?? [], event.happenedAt.getTime());
      }
    });
  }
}
