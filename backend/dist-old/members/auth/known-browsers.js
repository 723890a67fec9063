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
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { parseCookie } from 'cookie';
import { Config } from '../../config.js';
import { cookieSecret, isHttps } from './cookie-safety.js';
const COOKIE = 'passerelle-appareil';
/** Paths of the cookie: sign-in by the API and by the plain form. */ const API = '/api/auth';
const PLAIN = '/ecrire';
/** The maximum lifetime that browsers grant a cookie. */ const LASTS_MS = 400 * 24 * 60 * 60 * 1000;
/** Members per browser; the one whose sign-in is oldest is evicted first. */ const MAX_MEMBERS = 5;
const BETWEEN_MARKS = '~';
export class KnownBrowsers {
    config;
    key;
    constructor(config){
        this.config = config;
        this.key = createHmac('sha256', cookieSecret(config)).update('known browsers').digest();
    }
    /** Stable id of the browser for a member; undefined when the member has not signed in there. */ findBrowser(request, usernameKey) {
        const mark = readMarks(request).find((each)=>this.isFor(usernameKey, each));
        return mark && idOf(mark);
    }
    /** Marks the browser as known for a member. */ rememberBrowser(request, usernameKey) {
        const id = this.findBrowser(request, usernameKey) ?? randomBytes(16).toString('base64url');
        const others = readMarks(request).filter((mark)=>!this.isFor(usernameKey, mark));
        const marks = [
            `${id}.${this.sign(usernameKey, id)}`,
            ...others
        ].slice(0, MAX_MEMBERS);
        // The plain form does not receive the API's cookie, and must not overwrite it.
        const paths = request.path.startsWith(PLAIN) ? [
            PLAIN
        ] : [
            API,
            PLAIN
        ];
        for (const path of paths){
            request.res.cookie(COOKIE, marks.join(BETWEEN_MARKS), {
                path,
                httpOnly: true,
                sameSite: 'lax',
                secure: isHttps(this.config),
                maxAge: LASTS_MS
            });
        }
    }
    isFor(usernameKey, mark) {
        const given = Buffer.from(mark);
        const right = Buffer.from(`${idOf(mark)}.${this.sign(usernameKey, idOf(mark))}`);
        return given.length === right.length && timingSafeEqual(given, right);
    }
    sign(usernameKey, id) {
        return createHmac('sha256', this.key).update(`${id} ${usernameKey}`).digest('base64url');
    }
}
KnownBrowsers = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Config === "undefined" ? Object : Config
    ])
], KnownBrowsers);
/** Unverified: the client may have forged them. */ function readMarks({ headers }) {
    const value = parseCookie(headers.cookie ?? '')[COOKIE];
    return value ? value.split(BETWEEN_MARKS).slice(0, MAX_MEMBERS) : [];
}
function idOf(mark) {
    return mark.split('.', 1)[0];
}
//# sourceMappingURL=known-browsers.js.map
