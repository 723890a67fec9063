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
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Injectable, Logger } from '@nestjs/common';
import { Piscina } from 'piscina';
import { Config } from '../../config.js';
import { BusyException } from '../../platform/common/busy.exception.js';
import { IndexFolder, removeIndex } from './index-folder.js';
const WORKER = fileURLToPath(new URL(`search-index-worker${extname(import.meta.url)}`, import.meta.url));
/** Maximum number of waiting queries; further ones get a `BusyException` with `Retry-After`. */ const MAX_WAITING = 100;
const RETRY_S = 2;
/** Time limit of a query, including the wait. */ const BUDGET_MS = 2_000;
/** For tests and benchmarks on busy machines. */ const PATIENT_BUDGET_MS = 60_000;
const START_MS = 30_000;
/** The reading thread stays; the writing one is needed now and then and holds as much memory. */ const IDLE_MS = 20_000;
/** By default a thread reserves three times as much for new objects. */ const NURSERY_MB = 12;
/** Lowers the writer's priority, so that readers come first. On an idle machine it costs nothing. */ const WRITER_NICENESS = 10;
export class SearchIndexService {
    logger = new Logger('SearchIndex');
    folder;
    budgetMs;
    reader;
    writer;
    starting;
    path;
    synonyms = [];
    constructor(config){
        this.folder = new IndexFolder(join(config.dataDir, 'search'));
        this.path = this.folder.current();
        this.budgetMs = config.rateLimits ? BUDGET_MS : PATIENT_BUDGET_MS;
    }
    async onModuleDestroy() {
        await Promise.all([
            this.reader?.destroy(),
            this.writer?.destroy()
        ]);
    }
    /** Whether the index was made by an older version of the analyser. */ get isOutdated() {
        return this.folder.isOutdated();
    }
    /**
   * Starts the reading thread and opens the index. This takes longer than a query and does not count towards its limit.
   * @throws BusyException when it takes too long
   */ async getReady() {
        this.reader ??= this.open({
            minThreads: 1
        });
        this.starting ??= this.reader.run({
            path: this.path
        }, {
            name: 'count',
            signal: AbortSignal.timeout(START_MS)
        }).catch(()=>{
            this.starting = undefined;
            throw busy();
        });
        await this.starting;
    }
    /** Replaces the synonym groups, from the next query on. */ useSynonyms(groups) {
        this.synonyms = groups;
    }
    /** @throws BusyException */ async search(request) {
        return this.ask('search', {
            request
        });
    }
    /**
   * Those of some ids that a search finds, in their order.
   * @throws BusyException
   */ async among(sought, ids) {
        return this.ask('among', {
            sought,
            ids
        });
    }
    /**
   * Why each document matches.
   * @throws BusyException
   */ async explain(text, ids) {
        return this.ask('explain', {
            text,
            ids
        });
    }
    /**
   * Completions of a text that is being typed.
   * @throws BusyException
   */ async suggest(text) {
        return this.ask('suggest', {
            text
        });
    }
    /** Number of documents. */ async count() {
        return this.write('count', {});
    }
    async put(documents) {
        await this.write('put', {
            documents
        });
    }
    /** Of documents that were put. */ async keepViews(views) {
        await this.write('keepViews', {
            views
        });
    }
    async remove(ids) {
        await this.write('remove', {
            ids
        });
    }
    /** States of the indexed documents in an inclusive range of ids. */ async statesBetween(first, last) {
        return this.write('statesBetween', {
            first,
            last
        });
    }
    /** Checks whether another process has put a new index in place. */ lookForSuccessor() {
        this.path = this.folder.current();
    }
    /**
   * Builds a new index beside the one in use, then replaces it.
   * @param fill puts all documents
   */ async rebuild(fill) {
        const path = this.folder.newPath();
        try {
            // Creates the file even if there are no documents.
            await this.write('count', {}, path);
            await fill(async (documents)=>this.write('put', {
                    documents
                }, path));
            await this.write('close', {}, path);
            this.folder.putInPlace(path);
        } catch (error) {
            await this.write('close', {}, path).catch(()=>undefined);
            removeIndex(path);
            throw error;
        }
        this.lookForSuccessor();
    }
    async ask(name, task) {
        await this.getReady();
        const reader = this.reader;
        if (reader.queueSize >= MAX_WAITING) throw busy();
        const signal = AbortSignal.timeout(this.budgetMs);
        const { path, synonyms } = this;
        try {
            return await reader.run({
                path,
                synonyms,
                ...task
            }, {
                name,
                signal
            });
        } catch (error) {
            if (!signal.aborted) throw error;
            this.logger.warn(`Une recherche a \xe9t\xe9 interrompue apr\xe8s ${this.budgetMs} ms.`);
            // The thread was terminated with it.
            this.starting = undefined;
            throw busy();
        }
    }
    async write(name, task, path = this.path) {
        this.writer ??= this.open({
            niceIncrement: WRITER_NICENESS
        });
        return await this.writer.run({
            path,
            ...task
        }, {
            name
        });
    }
    open(options) {
        const pool = new Piscina({
            filename: WORKER,
            minThreads: 0,
            ...options,
            maxThreads: 1,
            idleTimeout: IDLE_MS,
            recordTiming: false,
            resourceLimits: {
                maxYoungGenerationSizeMb: NURSERY_MB
            }
        });
        // Emitted when an idle thread dies; without a listener it would end the process.
        pool.on('error', (error)=>this.logger.error("Un fil de la recherche s\u2019est arr\xeat\xe9", error));
        return pool;
    }
}
SearchIndexService = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Config === "undefined" ? Object : Config
    ])
], SearchIndexService);
function busy() {
    return new BusyException("La recherche est tr\xe8s demand\xe9e. R\xe9essayez dans un instant.", RETRY_S);
}
//# sourceMappingURL=search-index.service.js.map
