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
import { Config } from '../../config.js';
import { MediaService } from '../media/media.service.js';
import { BusyException } from '../../platform/common/busy.exception.js';
import { TooManyRequestsException } from '../../platform/common/too-many-requests.exception.js';
import { RenderingFailure, RenderingPool } from './rendering-pool.js';
import { UnrenderableTextException } from './unrenderable-text.exception.js';
/** Waiting texts: per member, besides the one being rendered, and in total. */ const MAX_WAITING = {
    own: 2,
    all: 30
};
const RETRY_S = 5;
/** Characters; nineteen of twenty articles have fewer. Rendering so many takes a fifth of a second. */ const LONG = 20_000;
export class MarkdownRenderer {
    pool;
    media;
    /**
   * Limits for waiting and for rendering; together, a member gets an answer within ten seconds. `unattendedMs` applies
   * when
   * nobody waits.
   */ limits = {
        waitMs: 3_500,
        renderMs: 6_000,
        unattendedMs: 60_000,
        fairShare: 0.5
    };
    constructor(pool, media, config){
        this.pool = pool;
        this.media = media;
        // For tests and benchmarks on busy machines.
        if (!config.rateLimits) Object.assign(this.limits, {
            waitMs: 60_000,
            renderMs: 60_000
        });
    }
    /**
   * Renders for a member who waits.
   * @throws UnrenderableTextException; TooManyRequestsException when the member has too many texts waiting;
   *   BusyException
   */ async renderFor(memberId, source, assets = {}) {
        return this.renderQueued(memberId, {
            source,
            assets
        });
    }
    /** Like `renderFor`, with source line numbers on blocks. */ async preview(memberId, source) {
        return this.renderQueued(memberId, {
            source,
            assets: {},
            marked: true
        });
    }
    /**
   * Renders in the background.
   * @throws UnrenderableTextException
   */ async renderInBackground(source, assets) {
        const release = await this.pool.turns.acquire();
        return this.render({
            source,
            assets
        }, this.unattended).finally(release);
    }
    /** Renders a published text; if it can't be rendered, shows its source instead. */ async renderStored(source, assets) {
        try {
            return await this.renderInBackground(source, assets);
        } catch (error) {
            if (!(error instanceof UnrenderableTextException)) throw error;
        }
        const release = await this.pool.turns.acquire();
        return this.pool.run('renderSource', {
            source,
            assets
        }, this.unattended).finally(release);
    }
    get unattended() {
        const { unattendedMs, fairShare } = this.limits;
        return {
            startMs: unattendedMs,
            renderMs: unattendedMs,
            fairShare
        };
    }
    async renderQueued(memberId, task) {
        const { turns } = this.pool;
        const { waitMs, renderMs, fairShare } = this.limits;
        if (turns.countWaiting(memberId) >= MAX_WAITING.own) throw otherTextsUnderWay();
        if (turns.countWaiting() >= MAX_WAITING.all) throw busy();
        const asked = performance.now();
        const isLong = task.source.length > LONG;
        const release = await turns.acquire({
            owner: memberId,
            withinMs: waitMs,
            isLong
        });
        if (!release) throw turns.isTakenBy(memberId) ? otherTextsUnderWay() : busy();
        const startMs = Math.max(1, Math.ceil(waitMs - (performance.now() - asked)));
        return this.render(task, {
            startMs,
            renderMs,
            fairShare
        }).finally(release);
    }
    async render(task, limits) {
        try {
            const sent = await this.media.imagesIn(task.source);
            const result = await this.pool.run('render', {
                ...task,
                assets: {
                    ...sent,
                    ...task.assets
                }
            }, limits);
            if ('tooIntricate' in result) throw new UnrenderableTextException(result.tooIntricate);
            return result;
        } catch (error) {
            if (!(error instanceof RenderingFailure)) throw error;
            if (error.lack === 'thread' || error.lack === 'processor') throw busy();
            throw new UnrenderableTextException(error.lack === 'time' ? 'cela prend trop de temps' : "cela demande trop de m\xe9moire");
        }
    }
}
MarkdownRenderer = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof RenderingPool === "undefined" ? Object : RenderingPool,
        typeof MediaService === "undefined" ? Object : MediaService,
        typeof Config === "undefined" ? Object : Config
    ])
], MarkdownRenderer);
function otherTextsUnderWay() {
    return new TooManyRequestsException("D\u2019autres de vos textes sont encore en cours de mise en forme. R\xe9essayez dans un instant.", RETRY_S);
}
function busy() {
    return new BusyException("Le site met d\xe9j\xe0 d\u2019autres textes en forme. R\xe9essayez dans un instant.", RETRY_S);
}
//# sourceMappingURL=markdown-renderer.service.js.map
