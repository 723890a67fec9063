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
import { analyse } from '../../api-client/search/analyse.js';
import { DomainsService } from '../domains/domains.service.js';
import { SearchIndexService } from '../search-index/search-index.service.js';
import { beginnings } from '../search-index/suggested-tags.js';
import { SearchRepository } from './search.repository.js';
const MAX_DOMAINS = 2;
const MAX_SUGGESTIONS = 10;
export class SuggestionsService {
    index;
    tutorials;
    domains;
    constructor(index, tutorials, domains){
        this.index = index;
        this.tutorials = tutorials;
        this.domains = domains;
    }
    /** @throws BusyException */ async suggest(text) {
        const words = analyse(text).map(({ word })=>word);
        if (words.length === 0) return [];
        const [{ tutorials, tags }, domains] = await Promise.all([
            this.index.suggest(text),
            this.domains.findAll()
        ]);
        const there = await this.tutorials.findInOrder(tutorials.map(({ id })=>id));
        const marksOf = new Map(tutorials.map((each)=>[
                each.id,
                each
            ]));
        const suggestions = there.map(({ id, title, domainId })=>{
            const known = marksOf.get(id);
            return {
                kind: 'tutorial',
                id,
                text: title,
                marks: known.title === title ? known.marks : [],
                domainName: domains.find((domain)=>domain.id === domainId)?.name ?? ''
            };
        });
        const named = domains.flatMap(({ id, name, isHidden })=>{
            const marks = !isHidden && beginnings(name, words);
            return marks ? [
                {
                    kind: 'domain',
                    id,
                    text: name,
                    marks
                }
            ] : [];
        });
        suggestions.push(...named.slice(0, MAX_DOMAINS));
        suggestions.push(...tags.map(({ name, marks })=>({
                kind: 'tag',
                text: name,
                marks
            })));
        return suggestions.slice(0, MAX_SUGGESTIONS);
    }
}
SuggestionsService = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof SearchIndexService === "undefined" ? Object : SearchIndexService,
        typeof SearchRepository === "undefined" ? Object : SearchRepository,
        typeof DomainsService === "undefined" ? Object : DomainsService
    ])
], SuggestionsService);
//# sourceMappingURL=suggestions.service.js.map
