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
import { UsersService } from '../../members/users/users.service.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { UploadedImagesService } from './uploaded-images.service.js';
export class ProfilePictureService {
    images;
    users;
    events;
    constructor(images, users, events){
        this.images = images;
        this.users = users;
        this.events = events;
    }
    /** @throws MediaError, ConflictException when the member has reached the quota */ async replace(user, bytes) {
        const { url } = await this.images.storePortrait(bytes, user);
        return this.change(user, url);
    }
    /** Does nothing without a picture. */ async remove(user) {
        return this.change(user, null);
    }
    async change(user, avatar) {
        if (user.avatar === avatar) return user;
        return this.users.update(user.id, {
            avatar
        }, async (manager, userId)=>{
            await this.images.releasePortrait(manager, user);
            await this.events.publish(manager, 'profile.changed', {
                userId
            });
        });
    }
}
ProfilePictureService = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof UploadedImagesService === "undefined" ? Object : UploadedImagesService,
        typeof UsersService === "undefined" ? Object : UsersService,
        typeof DomainEvents === "undefined" ? Object : DomainEvents
    ])
], ProfilePictureService);
//# sourceMappingURL=profile-picture.service.js.map
