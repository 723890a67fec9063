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
import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { Config } from '../../config.js';
import { TranslationError, Translator } from './translator.js';
const TIMEOUT_MS = 20_000;
const TRIES = 3;
const MAX_WAIT_MS = 5_000;
const FIRST_WAIT_MS = 500;
const BUSY = "Le service de traduction est trop sollicit\xe9. R\xe9essayez dans une minute.";
const FAILED = "Le service de traduction ne r\xe9pond pas comme il faut. R\xe9essayez plus tard.";
export class LibreTranslate extends Translator {
    logger = new Logger(LibreTranslate.name);
    server;
    constructor(config){
        super();
        this.server = config.translation;
    }
    get available() {
        return this.server !== undefined;
    }
    async translate(q, target, format) {
        if (!this.server) throw new TranslationError(FAILED);
        const { url, key } = this.server;
        const body = JSON.stringify({
            q,
            source: 'fr',
            target,
            format,
            ...key ? {
                api_key: key
            } : {}
        });
        for(let tried = 1;; tried++){
            const answer = await this.ask(`${url}/translate`, body);
            if (answer.text !== undefined) return answer.text;
            if (!answer.again || tried === TRIES) throw new TranslationError(answer.status === 429 ? BUSY : FAILED);
            await pause(Math.min(answer.waitMs ?? FIRST_WAIT_MS * tried, MAX_WAIT_MS));
        }
    }
    async ask(url, body) {
        try {
            const response = await fetch(url, {
                method: 'POST',
                headers: {
                    'content-type': 'application/json'
                },
                body,
                redirect: 'error',
                signal: AbortSignal.timeout(TIMEOUT_MS)
            });
            const { status } = response;
            const answer = await response.json().catch(()=>({}));
            if (response.ok && typeof answer.translatedText === 'string') return {
                text: answer.translatedText
            };
            this.logger.warn(`Le service de traduction a r\xe9pondu ${status}`);
            const seconds = Number(response.headers.get('retry-after') ?? NaN);
            const waitMs = Number.isFinite(seconds) ? seconds * 1000 : undefined;
            return {
                status,
                again: status === 429 || status >= 500,
                ...waitMs === undefined ? {} : {
                    waitMs
                }
            };
        } catch (error) {
            this.logger.warn("Le service de traduction ne r\xe9pond pas", String(error));
            // Do not retry after a timeout.
            return {
                again: !(error instanceof Error && error.name === 'TimeoutError')
            };
        }
    }
}
LibreTranslate = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Config === "undefined" ? Object : Config
    ])
], LibreTranslate);
//# sourceMappingURL=libre-translate.js.map
