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
import { Injectable } from '@nestjs/common';
const REMEMBERED_TAGS = 10_000;
export class InvalidationClock {
    followers = [];
    /** Time of the last change of each tag, oldest first. */ changedAt = new Map();
    /** Tags that are no longer remembered changed at this time at the latest. */ forgottenUpTo = 0;
    time = 0;
    get now() {
        return this.time;
    }
    /** Bytes in memory, over all caches. */ get heldBytes() {
        return this.followers.reduce((sum, { bytes })=>sum + bytes, 0);
    }
    addCache(follower) {
        this.followers.push(follower);
    }
    hasChangedSince(time, tags) {
        if (time < this.forgottenUpTo) return true;
        return tags.some((tag)=>(this.changedAt.get(tag) ?? 0) > time);
    }
    /** Values with one of these tags are wrong from now on. */ dropTags(tags) {
        this.recordChange(tags);
        for (const follower of this.followers)follower.dropTags(tags);
    }
    /**
   * Values with one of these tags are outdated, but may be used for a moment.
   * @param since when they became outdated, in milliseconds; other processes receive the event later
   */ expireTags(tags, since = Date.now()) {
        this.recordChange(tags);
        for (const follower of this.followers)follower.expireTags(tags, since);
    }
    /** All values are wrong from now on. */ clearCaches() {
        this.time += 1;
        this.forgottenUpTo = this.time;
        this.changedAt.clear();
        for (const follower of this.followers)follower.clearValues();
    }
    recordChange(tags) {
        this.time += 1;
        for (const tag of tags){
            this.changedAt.delete(tag);
            this.changedAt.set(tag, this.time);
        }
        for (const [tag, time] of this.changedAt){
            if (this.changedAt.size <= REMEMBERED_TAGS) return;
            this.changedAt.delete(tag);
            this.forgottenUpTo = time;
        }
    }
}
InvalidationClock = _ts_decorate([
    Injectable()
], InvalidationClock);
//# sourceMappingURL=invalidation-clock.js.map
