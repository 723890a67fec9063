import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventTail } from '../domain-events/event-tail.js';
import { touchedBy } from './cache-tags.js';
import { InvalidationClock } from './invalidation-clock.js';

/** Has what is kept in this process follow what happens in any. */
@Injectable()
export class CacheInvalidation implements OnModuleInit {
  constructor(
    private readonly tail: EventTail,
    private readonly clock: InvalidationClock,
  ) {}

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
