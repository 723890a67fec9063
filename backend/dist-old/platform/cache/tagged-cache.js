import { LRUCache } from 'lru-cache';
/**
 * LRU cache bounded in bytes. A change of any tag invalidates the values that carry it, and only one caller at a time
 * makes the value of a key.
 */ export class TaggedCache {
    clock;
    entries;
    keysByTag = new Map();
    making = new Map();
    graceMs;
    isFollowing;
    constructor(clock, { maxBytes, graceMs, isFollowing = ()=>true }){
        this.clock = clock;
        this.graceMs = graceMs;
        this.isFollowing = isFollowing;
        this.entries = new LRUCache({
            maxSize: maxBytes,
            sizeCalculation: ({ size, tags }, key)=>size + 2 * key.length + 100 * (tags.length + 1),
            dispose: ({ tags }, key)=>this.forgetTags(key, tags),
            noDisposeOnSet: false
        });
        clock.addCache(this);
    }
    get bytes() {
        return this.entries.calculatedSize;
    }
    /**
   * @param maxAgeMs older values are stale
   * @param graceMs how long a stale value may still be used
   */ get(key, maxAgeMs, graceMs = this.graceMs) {
        const entry = this.entries.get(key);
        if (!entry) return undefined;
        const expiresAt = entry.madeAt + maxAgeMs;
        const staleAt = Math.min(entry.staleAt ?? Infinity, expiresAt);
        const now = Date.now();
        if (now >= staleAt + graceMs) return undefined;
        return {
            value: entry.value,
            isStale: now >= staleAt
        };
    }
    /**
   * Makes and caches the value of a key; concurrent callers share one promise.
   * @param make a result without tags is returned but not cached
   */ makeValue(key, make) {
        const coming = this.making.get(key);
        if (coming) return coming;
        const began = this.clock.now;
        const value = make().then((made)=>{
            if (made.tags) this.storeValue(key, made, began);
            return made.value;
        }).finally(()=>this.making.delete(key));
        this.making.set(key, value);
        return value;
    }
    /**
   * @param began the clock's time before the value was made
   * @param madeAt when it was made, in milliseconds
   */ storeValue(key, made, began, madeAt = Date.now()) {
        // A tag changed meanwhile, so the value may predate the change.
        if (this.isFollowing() && this.clock.hasChangedSince(began, made.tags)) return;
        const { value, size } = made;
        const tags = [
            ...new Set(made.tags)
        ];
        this.entries.set(key, {
            value,
            size,
            tags,
            madeAt,
            staleAt: undefined
        });
        if (!this.entries.has(key)) return;
        for (const tag of tags){
            const keys = this.keysByTag.get(tag) ?? new Set();
            this.keysByTag.set(tag, keys.add(key));
        }
    }
    /** Removes the values with one of these tags. */ dropTags(tags) {
        if (!this.isFollowing()) return;
        for (const key of this.keysWith(tags))this.entries.delete(key);
    }
    /** Marks the values with one of these tags as stale. */ expireTags(tags, since) {
        if (!this.isFollowing()) return;
        for (const key of this.keysWith(tags)){
            const entry = this.entries.peek(key);
            // A clock that is ahead of ours does not prolong what may be used.
            if (entry) entry.staleAt ??= Math.min(since, Date.now());
        }
    }
    clearValues() {
        this.entries.clear();
    }
    keysWith(tags) {
        return tags.flatMap((tag)=>[
                ...this.keysByTag.get(tag) ?? []
            ]);
    }
    forgetTags(key, tags) {
        for (const tag of tags){
            const keys = this.keysByTag.get(tag);
            keys?.delete(key);
            if (keys?.size === 0) this.keysByTag.delete(tag);
        }
    }
}
//# sourceMappingURL=tagged-cache.js.map
