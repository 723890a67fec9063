import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventTail } from '../domain-events/event-tail.js';
import { FOUND, touchedBy } from './cache-tags.js';
import { InvalidationClock } from './invalidation-clock.js';

/** Has what is kept in this process follow what happens in any. */
@Injectable()
export class CacheInvalidation implements OnModuleInit {
  constructor(
    private readonly tail: EventTail,
    private readonly clock: InvalidationClock,
  ) {}

  /** For what finds tutorials and is a moment behind the events: what was made of it meanwhile may lack some. */
  dropFound(): void {
    this.clock.drop([FOUND]);
  }

  onModuleInit(): void {
    this.tail.onAny((event) => {
      const touched = touchedBy(event);
      if (touched?.all) this.clock.clear();
      else if (touched) {
        this.clock.drop(touched.drop ?? []);
        this.clock.expire(touched.expire ?? []);
      }
    });
  }
}
