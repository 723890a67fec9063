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
/** Thrown when no retry can help: the delivery becomes a dead letter at once. */ export class UnrecoverableError extends Error {
}
export class Subscribers {
    byName = new Map();
    /** Handles each event exactly once and in order. A failed one is retried later and does not block the next. */ subscribe(name, handlers) {
        this.add({
            name,
            kind: 'database',
            concurrency: 1,
            handlers: handlers
        });
    }
    /** Handles each event at least once, several concurrently. */ subscribeExternal(name, { concurrency, pauses }, handlers) {
        this.add({
            name,
            kind: 'external',
            concurrency,
            pauses,
            handlers: handlers
        });
    }
    all() {
        return [
            ...this.byName.values()
        ];
    }
    namesFor(type) {
        return this.all().filter(({ handlers })=>handlers[type]).map(({ name })=>name);
    }
    add(subscriber) {
        if (this.byName.has(subscriber.name)) throw new Error(`Two subscribers are called ${subscriber.name}.`);
        this.byName.set(subscriber.name, subscriber);
    }
}
Subscribers = _ts_decorate([
    Injectable()
], Subscribers);
//# sourceMappingURL=subscribers.js.map
