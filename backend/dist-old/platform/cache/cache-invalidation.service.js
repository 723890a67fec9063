function _ts_decorate(decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") {
        r = Reflect.decorate(decorators, target, key, desc);
    } else {
        for(var i = decorators.length - 1; i >= 0; i--){
            if (d = decorators[i]) {
                r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
            }
        }
    }
    return c > 3 && r && Object.defineProperty(target, key, r), r;
}
function _ts_metadata(metadataKey, metadataValue) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") {
        return Reflect.metadata(metadataKey, metadataValue);
    }
}
import { Injectable } from '@nestjs/common';
import { EventTail } from '../domain-events/event-tail.js';
import { SEARCH_RESULTS, invalidationOf } from './cache-tags.js';
import { InvalidationClock } from './invalidation-clock.js';
export class CacheInvalidation {
    tail;
    clock;
    constructor(tail, clock){
        this.tail = tail;
        this.clock = clock;
    }
    /** Call once the search index has caught up: responses made before may lack some tutorials. */ dropSearchResults() {
        this.clock.dropTags([
            SEARCH_RESULTS
        ]);
    }
    onModuleInit() {
        this.tail.onAny((event)=>{
            const touched = invalidationOf(event);
            if (touched?.all) this.clock.clearCaches();
            else if (touched) {
                this.clock.dropTags(touched.drop ?? []);
                this.clock.expireTags(touched.expire ?? [], event.happenedAt.getTime());
            }
        });
    }
}
CacheInvalidation = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof EventTail === "undefined" ? Object : EventTail,
        typeof InvalidationClock === "undefined" ? Object : InvalidationClock
    ])
], CacheInvalidation);
//# sourceMappingURL=cache-invalidation.service.js.map
