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
function _ts_param(paramIndex, decorator) {
    return function(target, key) {
        decorator(target, key, paramIndex);
    };
}
import { ConflictException, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, LessThan } from 'typeorm';
import { errorBody } from '../../platform/common/error-codes.js';
import { User } from '../../members/users/user.entity.js';
import { UsersService } from '../../members/users/users.service.js';
import { MEDIA_ADDRESSES, MediaService } from '../media/media.service.js';
import { TrashService } from '../tutorials/trash.service.js';
import { Tutorial } from '../tutorials/tutorial.entity.js';
import { UploadedImage } from './uploaded-image.entity.js';
/** Enough for fifty richly illustrated tutorials; a re-encoded image takes some 200 kB. */ const MAX_IMAGES = 500;
const MAX_BYTES = 200 * 1024 * 1024;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Allows for a text that is written for that long before it is saved with its images. */ const UNUSED_MS = 30 * DAY_MS;
const BATCH = 50;
const fullQuota = ()=>new ConflictException(errorBody('limit_reached', `Vous avez d\xe9j\xe0 envoy\xe9 ${MAX_IMAGES} images ou 200 Mo, le maximum. Celles qu\u{2019}aucun tutoriel ne montre sont retir\xe9es apr\xe8s trente jours.`));
/** Columns of a tutorial that may reference images. */ const SHOWN = [
    'id',
    'image',
    'authorAvatar',
    'authors',
    'content',
    'source'
].map((column)=>`tutorial.${column}`);
export class UploadedImagesService {
    images;
    media;
    users;
    shownIn = [];
    constructor(images, media, users, trash){
        this.images = images;
        this.media = media;
        this.users = users;
        trash.beforeErasing((manager, tutorial)=>this.trackImagesOf(manager, tutorial));
    }
    /** For upper modules whose texts may reference images. */ registerTexts(texts) {
        this.shownIn.push(texts);
    }
    /**
   * Stores an uploaded image.
   * @throws MediaError when the site refuses the file
   * @throws ConflictException when the member has reached the quota
   */ async store(bytes, user) {
        return this.storeWithinQuota(user, ()=>this.media.storeUpload(bytes));
    }
    /**
   * Stores a profile picture.
   * @throws MediaError, ConflictException as `store`
   */ async storePortrait(bytes, user) {
        return this.storeWithinQuota(user, ()=>this.media.storePortrait(bytes));
    }
    /** Lets the next `deleteUnused` remove a replaced profile picture, if nothing else references it. */ async releasePortrait(manager, { id: userId, avatar: url }) {
        if (url) await manager.update(UploadedImage, {
            userId,
            url
        }, {
            checkedAt: new Date(0)
        });
    }
    async storeWithinQuota(user, make) {
        // Checked before the costly re-encoding, and again under lock afterwards.
        await this.requireQuota(this.images.manager, user);
        const file = await make();
        await this.images.manager.transaction(async (manager)=>{
            await this.users.lock(manager, user.id);
            const checkedAt = new Date();
            const own = {
                userId: user.id,
                url: file.url
            };
            const { affected } = await manager.update(UploadedImage, own, {
                checkedAt
            });
            if (affected) return;
            await this.requireQuota(manager, user);
            await manager.insert(UploadedImage, {
                ...own,
                bytes: file.bytes,
                checkedAt
            });
        });
        return file;
    }
    /** Deletes images that have not been in use for thirty days. */ async deleteUnused() {
        const before = new Date(Date.now() - UNUSED_MS);
        const due = {
            checkedAt: LessThan(before)
        };
        if (await this.images.countBy(due) === 0) return;
        const used = await this.usedAddresses();
        for(;;){
            const rows = await this.images.find({
                where: due,
                order: {
                    checkedAt: 'ASC'
                },
                take: BATCH
            });
            if (rows.length === 0) return;
            const [kept, unused] = [
                rows.filter(({ url })=>used.has(url)),
                rows.filter(({ url })=>!used.has(url))
            ];
            await this.images.update({
                id: In(kept.map(({ id })=>id))
            }, {
                checkedAt: new Date()
            });
            await this.images.delete({
                id: In(unused.map(({ id })=>id))
            });
            for (const { url } of unused)if (!await this.images.existsBy({
                url
            })) await this.media.delete(url);
        }
    }
    /** Registers the images of a tutorial that is being erased, imported ones too, for the check in thirty days. */ async trackImagesOf(manager, { id }) {
        const shown = await manager.createQueryBuilder(Tutorial, 'tutorial').select(SHOWN).where({
            id
        }).getOneOrFail();
        const checkedAt = new Date();
        for (const url of addressesIn(shown)){
            const bytes = await manager.existsBy(UploadedImage, {
                url
            }) ? null : await this.media.sizeOf(url);
            if (bytes !== null) await manager.insert(UploadedImage, {
                userId: null,
                url,
                bytes,
                checkedAt
            });
        }
    }
    /** Administrators have no quota. */ async requireQuota(manager, { id, isAdmin }) {
        if (isAdmin) return;
        const sums = await manager.createQueryBuilder(UploadedImage, 'image').select('COUNT(*)', 'images').addSelect('COALESCE(SUM(image.bytes), 0)', 'bytes').where('image.userId = :id', {
            id
        }).getRawOne();
        if (Number(sums.images) >= MAX_IMAGES || Number(sums.bytes) >= MAX_BYTES) throw fullQuota();
    }
    async usedAddresses() {
        const { manager } = this.images;
        const used = new Set();
        for(let after = 0;;){
            const tutorials = await manager.createQueryBuilder(Tutorial, 'tutorial').select(SHOWN).where('tutorial.id > :after', {
                after
            }).orderBy('tutorial.id').limit(BATCH).getMany();
            const last = tutorials.at(-1);
            if (!last) break;
            after = last.id;
            for (const tutorial of tutorials)for (const address of addressesIn(tutorial))used.add(address);
        }
        const members = await manager.createQueryBuilder(User, 'user').select([
            'user.id',
            'user.avatar'
        ]).where("user.avatar LIKE '/media/%'").getMany();
        for (const { avatar } of members)used.add(avatar);
        for (const texts of this.shownIn){
            for await (const shown of texts())for (const address of addressesIn(shown))used.add(address);
        }
        return used;
    }
}
UploadedImagesService = _ts_decorate([
    Injectable(),
    _ts_param(0, InjectRepository(UploadedImage)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Repository === "undefined" ? Object : Repository,
        typeof MediaService === "undefined" ? Object : MediaService,
        typeof UsersService === "undefined" ? Object : UsersService,
        typeof TrashService === "undefined" ? Object : TrashService
    ])
], UploadedImagesService);
function addressesIn({ image, authorAvatar, authors, content, source }) {
    const avatars = [
        authorAvatar,
        ...(authors ?? []).map(({ avatar })=>avatar)
    ];
    return new Set([
        image,
        ...avatars,
        content,
        source
    ].flatMap((text)=>text?.match(MEDIA_ADDRESSES) ?? []));
}
//# sourceMappingURL=uploaded-images.service.js.map
