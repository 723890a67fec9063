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
import { Config } from '../../config.js';
import { CommentMailsService } from './comment-mails.service.js';
const LOOK_EVERY_MS = 10 * 60 * 1000;
export class DigestClock {
    config;
    mails;
    logger = new Logger(DigestClock.name);
    timer;
    underWay;
    constructor(config, mails){
        this.config = config;
        this.mails = mails;
    }
    onApplicationBootstrap() {
        if (!this.config.workers) return;
        const look = ()=>{
            this.underWay = this.mails.sendDigests(new Date()).catch((error)=>this.logger.error("Les envois du jour ont \xe9chou\xe9 ; nouvel essai bient\xf4t.", error));
        };
        this.timer = setInterval(look, LOOK_EVERY_MS).unref();
    }
    async onModuleDestroy() {
        clearInterval(this.timer);
        await this.underWay;
    }
}
DigestClock = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Config === "undefined" ? Object : Config,
        typeof CommentMailsService === "undefined" ? Object : CommentMailsService
    ])
], DigestClock);
//# sourceMappingURL=digest-clock.js.map
