import { LRUCache } from 'lru-cache';
import { ignoreUnwritable } from '../../platform/common/storage-errors.js';
const MAX = 5000;
/**
 * Session changes that could not be written because the database is not writable. They apply in this process until it
 * is again; beyond the bound, or after a restart, members have to sign in again.
 */ export class UnwrittenSessions {
    sessions;
    kept = new LRUCache({
        max: MAX
    });
    constructor(sessions){
        this.sessions = sessions;
    }
    /** Undefined when the database is up to date. */ find(id) {
        return this.kept.get(id);
    }
    keepSession(id, row) {
        this.kept.set(id, {
            row
        });
    }
    /** The database has a newer state. */ dropSession(id) {
        this.kept.delete(id);
    }
    endAll(userId, except) {
        for (const [id, { row }] of this.kept){
            if (row?.userId === userId && id !== except) this.kept.delete(id);
        }
    }
    /** Writes as many pending changes as possible. */ async writePending() {
        for (const [id, { row }] of [
            ...this.kept
        ]){
            const write = row ? this.sessions.upsert(row, [
                'id'
            ]) : this.sessions.delete(id);
            await write.then(()=>this.kept.delete(id)).catch(ignoreUnwritable);
            if (this.kept.has(id)) return;
        }
    }
}
//# sourceMappingURL=unwritten-sessions.js.map
