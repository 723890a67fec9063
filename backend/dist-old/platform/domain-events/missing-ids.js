/** Longer than any transaction: lock waits time out after fifty seconds. */ const GIVEN_UP_AFTER_MS = 120_000;
const MAX_KEPT = 20_000;
/**
 * Gaps in the sequence of event ids. MySQL assigns ids on insert, so a missing one may belong to an open transaction,
 * or to one that was rolled back.
 */ export class MissingIds {
    noticedAt = new Map();
    /** @param ids the ids read above `after`, ascending */ noteGaps(after, ids) {
        const now = performance.now();
        let previous = after;
        for (const id of ids){
            for(let missing = Math.max(previous + 1, id - MAX_KEPT); missing < id; missing += 1){
                this.noticedAt.set(missing, now);
            }
            previous = id;
        }
    }
    has(id) {
        return this.noticedAt.has(id);
    }
    delete(id) {
        this.noticedAt.delete(id);
    }
    /** Ids that may still appear. */ current() {
        const givenUp = performance.now() - GIVEN_UP_AFTER_MS;
        for (const [id, noticedAt] of this.noticedAt){
            if (noticedAt > givenUp && this.noticedAt.size <= MAX_KEPT) break;
            this.noticedAt.delete(id);
        }
        return [
            ...this.noticedAt.keys()
        ];
    }
}
//# sourceMappingURL=missing-ids.js.map
