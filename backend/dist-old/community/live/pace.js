import { setTimeout as pause } from 'node:timers/promises';
/** Lets callers pass in order, with a minimum interval between them. */ export class Pace {
    everyMs;
    next = 0;
    last = Promise.resolve();
    constructor(everyMs){
        this.everyMs = everyMs;
    }
    turn() {
        const mine = Math.max(this.next, performance.now());
        this.next = mine + this.everyMs;
        // One after the other: timers that are late at the same time may fire in any order.
        this.last = this.last.then(async ()=>{
            const left = mine - performance.now();
            if (left > 0) await pause(left);
        });
        return this.last;
    }
}
//# sourceMappingURL=pace.js.map
