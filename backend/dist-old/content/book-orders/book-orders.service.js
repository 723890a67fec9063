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
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CollectionsService } from '../../community/collections/collections.service.js';
import { TooManyRequestsException } from '../../platform/common/too-many-requests.exception.js';
import { BOOK_FILES } from '../exports/book-maker.js';
import { fileTypes } from '../exports/exports.service.js';
import { fileName } from '../exports/file-name.js';
import { FileCache } from '../exports/file-cache.js';
import { storeAnswer } from '../../platform/idempotency/answer-key.js';
import { LearningPathsService } from '../learning-paths/learning-paths.service.js';
import { toBookOrderDto } from './book-orders.dto.js';
import { MAX_UNFINISHED, maySee, sizeProblem } from './book-orders.policy.js';
import { BookOrdersRepository } from './book-orders.repository.js';
import { BookQueue } from './book-queue.js';
const KEPT_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;
const RETRY_SECONDS = 30;
export class BookOrdersService {
    orders;
    collections;
    paths;
    queue;
    files;
    dataSource;
    constructor(orders, collections, paths, queue, files, dataSource){
        this.orders = orders;
        this.collections = collections;
        this.paths = paths;
        this.queue = queue;
        this.files = files;
        this.dataSource = dataSource;
    }
    /** @throws NotFoundException when the member has no such collection, and what `add` throws */ async orderCollection(member, id, body, key) {
        const { collection, tutorials } = await this.collections.open(member, id);
        return this.addOrder(member, body, key, {
            title: collection.name,
            description: collection.description ?? '',
            path: `/collections/${id}`,
            tutorialIds: tutorials.map((tutorial)=>tutorial.id)
        });
    }
    /** @throws NotFoundException when no public collection has this link, and what `add` throws */ async orderSharedCollection(member, token, body, key) {
        const { collection, tutorials } = await this.collections.openByLink(token);
        return this.addOrder(member, body, key, {
            title: collection.name,
            description: collection.description ?? '',
            path: `/collections/partagees/${token}`,
            tutorialIds: tutorials.map((tutorial)=>tutorial.id)
        });
    }
    /** @throws NotFoundException when the path does not exist, and what `add` throws */ async orderPath(member, id, body, key) {
        const { path, steps } = await this.paths.get(member.id, id);
        return this.addOrder(member, body, key, {
            title: path.title,
            description: path.description,
            path: `/parcours/${id}`,
            tutorialIds: steps.map(({ step })=>step.tutorialId)
        });
    }
    /** @throws NotFoundException when the member has no such order */ async get(member, id) {
        const order = await this.orders.find(id);
        if (!order || !maySee(order, member)) throw new NotFoundException("Commande de fichier non trouv\xe9e.");
        return order;
    }
    /**
   * @throws NotFoundException when the member has no such order, or its file has been evicted
   * @throws ConflictException when it is not finished
   */ async file(member, id) {
        const { file, format, title } = await this.get(member, id);
        if (file === null) throw new ConflictException("Ce fichier n\u2019est pas pr\xeat.");
        const path = await this.files.findFile(file);
        if (!path) throw new NotFoundException("Ce fichier n\u2019est plus gard\xe9. Demandez-le \xe0 nouveau.");
        return {
            path,
            name: fileName(title, format),
            type: fileTypes[format]
        };
    }
    async deleteOld() {
        await this.orders.deleteBefore(new Date(Date.now() - KEPT_DAYS * DAY_MS));
        await this.files.deleteOthers(BOOK_FILES, await this.orders.files());
    }
    /**
   * @throws ConflictException for no or too many tutorials
   * @throws TooManyRequestsException when the member has as many unfinished orders as allowed
   */ async addOrder({ id: userId }, { format, includeImages = true, highQuality = false }, key, source) {
        const total = source.tutorialIds.length;
        const problem = sizeProblem(total);
        if (problem) throw new ConflictException(problem);
        const choices = {
            format,
            images: includeImages,
            highQuality
        };
        const nothingYet = {
            state: 'waiting',
            done: 0,
            total,
            attempts: 0
        };
        const nobody = {
            claim: null,
            claimedAt: null,
            file: null,
            problem: null
        };
        const row = {
            userId,
            ...source,
            ...choices,
            ...nothingYet,
            ...nobody,
            createdAt: new Date()
        };
        const order = await this.dataSource.transaction(async (manager)=>{
            if (await this.orders.lockAndCountUnfinished(manager, userId) >= MAX_UNFINISHED) {
                const message = `Vous avez d\xe9j\xe0 ${MAX_UNFINISHED} fichiers en pr\xe9paration. Attendez que l\u{2019}un d\u{2019}eux soit pr\xeat.`;
                throw new TooManyRequestsException(message, RETRY_SECONDS);
            }
            const inserted = await this.orders.insertOrder(manager, row);
            await storeAnswer(manager, key, toBookOrderDto(inserted));
            return inserted;
        });
        this.queue.wake();
        return order;
    }
}
BookOrdersService = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof BookOrdersRepository === "undefined" ? Object : BookOrdersRepository,
        typeof CollectionsService === "undefined" ? Object : CollectionsService,
        typeof LearningPathsService === "undefined" ? Object : LearningPathsService,
        typeof BookQueue === "undefined" ? Object : BookQueue,
        typeof FileCache === "undefined" ? Object : FileCache,
        typeof DataSource === "undefined" ? Object : DataSource
    ])
], BookOrdersService);
//# sourceMappingURL=book-orders.service.js.map
