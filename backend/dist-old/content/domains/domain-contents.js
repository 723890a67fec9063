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
export class DomainContents {
    all = [];
    add(content) {
        this.all.push(content);
    }
    async counts(manager) {
        const sums = new Map();
        for (const content of this.all){
            for (const [id, count] of await content.count?.(manager) ?? [])sums.set(id, (sums.get(id) ?? 0) + count);
        }
        return sums;
    }
    async move(manager, move) {
        for (const content of this.all)await content.moveFollows(manager, move);
    }
    async forget(manager, domainId) {
        for (const content of this.all)await content.forget?.(manager, domainId);
    }
}
DomainContents = _ts_decorate([
    Injectable()
], DomainContents);
//# sourceMappingURL=domain-contents.js.map
