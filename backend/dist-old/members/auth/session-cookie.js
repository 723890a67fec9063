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
import { parse } from 'cookie';
import { unsign } from 'cookie-signature';
import { Config } from '../../config.js';
import { cookieSecret } from './cookie-safety.js';
import { sessionCookie } from './mount-sessions.js';
export class SessionCookie {
    name;
    secret;
    constructor(config){
        this.name = sessionCookie(config);
        this.secret = cookieSecret(config);
    }
    /** Whether a request has a validly signed session cookie; the session itself may have ended. */ isIn(request) {
        return this.idIn(request) !== undefined;
    }
    /** Id of the session in the cookie; undefined for visitors. */ idIn({ headers }) {
        return signedSession(headers.cookie, this.name, this.secret);
    }
}
SessionCookie = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Config === "undefined" ? Object : Config
    ])
], SessionCookie);
/**
 * Session id in a Cookie header, parsed as express-session does; undefined when the signature is invalid.
 * @param name name of the cookie
 * @param secret signing key
 */ export function signedSession(header, name, secret) {
    if (!header?.includes(`${name}=`)) return undefined;
    const value = parse(header)[name];
    return value?.startsWith('s:') && unsign(value.slice(2), secret) || undefined;
}
//# sourceMappingURL=session-cookie.js.map
