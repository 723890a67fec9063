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
import { DomainContents } from '../domains/domain-contents.js';
import { TutorialCounts } from './tutorial-counts.js';
import { Tutorial } from './tutorial.entity.js';
export class TutorialsOfDomains {
    counts;
    constructor(contents, counts){
        this.counts = counts;
        contents.add(this);
    }
    async count(manager) {
        return this.counts.countByDomain(manager);
    }
    async moveFollows(manager, { from, into }) {
        await manager.update(Tutorial, {
            domainId: from
        }, {
            domainId: into
        });
        await this.counts.countDomainMove(manager, from, into);
    }
}
TutorialsOfDomains = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof DomainContents === "undefined" ? Object : DomainContents,
        typeof TutorialCounts === "undefined" ? Object : TutorialCounts
    ])
], TutorialsOfDomains);
//# sourceMappingURL=tutorials-of-domains.js.map
