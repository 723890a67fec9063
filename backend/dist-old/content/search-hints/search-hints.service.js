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
import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { fold } from '../../api-client/fold.js';
import { CacheInvalidation } from '../../platform/cache/cache-invalidation.service.js';
import { EventTail } from '../../platform/domain-events/event-tail.js';
import { SearchIndexService } from '../search-index/search-index.service.js';
import { BestAnswer } from './best-answer.entity.js';
import { SynonymGroup } from './synonym-group.entity.js';
/** Kinds of search hints: a best answer, or synonyms of a word. */ export const hintKinds = [
    'bestAnswer',
    'synonyms'
];
/** Interval at which hints are read again, in case a change event was missed. */ const READ_EVERY_MS = 30_000;
export class SearchHintsService {
    dataSource;
    index;
    caches;
    tail;
    logger = new Logger(SearchHintsService.name);
    answers = new Map();
    /** Folded synonyms, each between spaces. */ explained = [];
    known = '';
    reads = 0;
    timer;
    constructor(dataSource, index, caches, tail){
        this.dataSource = dataSource;
        this.index = index;
        this.caches = caches;
        this.tail = tail;
    }
    async onModuleInit() {
        await this.read();
        const readAgain = ()=>{
            this.read().catch((error)=>this.logger.warn(`Les synonymes et meilleures r\xe9ponses n\u{2019}ont pas pu \xeatre relus : ${String(error)}`));
        };
        this.tail.on('search-hints.changed', readAgain);
        this.timer = setInterval(readAgain, READ_EVERY_MS).unref();
    }
    onModuleDestroy() {
        clearInterval(this.timer);
    }
    /** Ids of the tutorials to list first for a text. */ bestAnswersTo(text) {
        const id = this.answers.get(fold(text));
        return id === undefined ? [] : [
            id
        ];
    }
    /** Kinds of hints that apply to a text. */ hintsOn(text) {
        const words = asWords(text);
        const kinds = {
            bestAnswer: this.answers.has(fold(text)),
            synonyms: this.explained.some((each)=>words.includes(each))
        };
        return hintKinds.filter((kind)=>kinds[kind]);
    }
    /** Reloads the hints from the database. */ async read() {
        const number = ++this.reads;
        const { manager } = this.dataSource;
        const groups = await manager.find(SynonymGroup, {
            order: {
                id: 'ASC'
            }
        });
        const answers = await manager.find(BestAnswer, {
            order: {
                id: 'ASC'
            }
        });
        // A later read has begun, whose result is at least as new.
        if (number !== this.reads) return;
        const synonyms = groups.map(({ texts })=>texts);
        const pairs = answers.map(({ folded, tutorialId })=>[
                folded,
                tutorialId
            ]);
        const before = this.known;
        this.known = JSON.stringify([
            synonyms,
            pairs
        ]);
        if (this.known === before) return;
        this.index.useSynonyms(synonyms);
        this.answers = new Map(pairs);
        this.explained = synonyms.flat().map(asWords);
        this.caches.dropSearchResults();
    }
}
SearchHintsService = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof DataSource === "undefined" ? Object : DataSource,
        typeof SearchIndexService === "undefined" ? Object : SearchIndexService,
        typeof CacheInvalidation === "undefined" ? Object : CacheInvalidation,
        typeof EventTail === "undefined" ? Object : EventTail
    ])
], SearchHintsService);
/** Spaces around the text prevent matches within words. */ function asWords(text) {
    return ` ${fold(text)} `;
}
//# sourceMappingURL=search-hints.service.js.map
