/**
 * Fair semaphore: first come, first served, but one turn per owner at a time. Requests without an owner come last, and
 * long ones let others pass while enough of them run.
 */ export class FairSemaphore {
    atOnce;
    longAtOnce;
    waiting = [];
    /** Owners of the current turns. */ owners = new Set();
    taken = 0;
    takenByLong = 0;
    constructor(atOnce, longAtOnce = atOnce){
        this.atOnce = atOnce;
        this.longAtOnce = longAtOnce;
    }
    /** Number of waiting requests, in total or of one owner. */ countWaiting(owner) {
        return owner === undefined ? this.waiting.length : this.waiting.filter((each)=>each.owner === owner).length;
    }
    isTakenBy(owner) {
        return this.owners.has(owner);
    }
    /** @returns a function that releases the turn; undefined on timeout */ async acquire(request = {}) {
        const { withinMs } = request;
        return new Promise((resolve)=>{
            const giveUp = ()=>{
                this.remove(entry);
                resolve(undefined);
            };
            const timer = withinMs === undefined ? undefined : setTimeout(giveUp, withinMs);
            const start = ()=>{
                clearTimeout(timer);
                resolve(()=>this.release(request));
            };
            const entry = {
                ...request,
                start
            };
            this.waiting.push(entry);
            this.startNext();
        });
    }
    startNext() {
        if (this.taken >= this.atOnce) return;
        const mayStart = ({ owner, isLong })=>!(isLong && this.takenByLong >= this.longAtOnce) && !(owner !== undefined && this.owners.has(owner));
        const ready = this.waiting.filter(mayStart);
        const next = ready.find(({ owner })=>owner !== undefined) ?? ready[0];
        if (!next) return;
        this.remove(next);
        this.taken += 1;
        if (next.isLong) this.takenByLong += 1;
        if (next.owner !== undefined) this.owners.add(next.owner);
        next.start();
    }
    release({ owner, isLong }) {
        this.taken -= 1;
        if (isLong) this.takenByLong -= 1;
        if (owner !== undefined) this.owners.delete(owner);
        this.startNext();
    }
    remove(entry) {
        this.waiting.splice(this.waiting.indexOf(entry), 1);
    }
}
//# sourceMappingURL=fair-semaphore.js.map
