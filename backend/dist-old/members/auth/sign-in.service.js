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
import { Injectable, UnauthorizedException } from '@nestjs/common';
import { Passport } from 'passport';
import { Strategy } from 'passport-local';
import { isSuspended, UsersService } from '../users/users.service.js';
import { AuthService } from './auth.service.js';
import { FailedSignInLimit } from './failed-sign-in-limit.js';
import { KnownBrowsers } from './known-browsers.js';
import { memberOf } from './session.store.js';
import { LONGEST_MS, SessionsService } from './sessions.service.js';
export class SignInService {
    auth;
    users;
    browsers;
    guesses;
    sessions;
    passport = new Passport();
    constructor(auth, users, browsers, guesses, sessions){
        this.auth = auth;
        this.users = users;
        this.browsers = browsers;
        this.guesses = guesses;
        this.sessions = sessions;
        this.passport.use(new Strategy({
            passReqToCallback: true
        }, (request, username, _password, done)=>{
            this.check(request, username).then((user)=>done(null, user), done);
        }));
        this.passport.serializeUser((user, done)=>done(null, user.id));
        this.passport.deserializeUser((request, id, done)=>{
            this.load(request, id).then((user)=>done(null, user), done);
        });
    }
    /** Signs in with the name and password in the request body. */ async signIn(request) {
        const user = await new Promise((resolve, reject)=>{
            const authenticate = this.passport.authenticate('local', (error, found)=>{
                if (error) reject(error);
                else if (!found) reject(new UnauthorizedException());
                else resolve(found);
            });
            authenticate(request, request.res, reject);
        });
        await this.begin(request, user, request.body.remember === true);
        return user;
    }
    /**
   * Starts a session under a new id, and marks the browser as known for the member.
   * @param isRemembered whether the session outlives the browser and being idle
   */ async begin(request, user, isRemembered = false) {
        await new Promise((resolve, reject)=>{
            request.logIn(user, (error)=>error ? reject(error) : resolve());
        });
        if (isRemembered) {
            request.session.isRemembered = true;
            request.session.cookie.maxAge = LONGEST_MS;
        }
        request.session.userAgent = request.get('user-agent') ?? '';
        this.browsers.rememberBrowser(request, user.usernameKey);
        await this.users.updateLastSeen(user);
    }
    /** Continues under a new session id, and ends the member's other sessions. */ async renew(request, user) {
        const { sessionID: previous, session } = request;
        await this.sessions.replace(previous);
        await this.begin(request, user, session.isRemembered);
        await this.sessions.recordRenewal(previous, request.sessionID);
        await this.sessions.endAllSessions(user.id, {
            except: request.sessionID
        });
    }
    async end(request) {
        await new Promise((resolve, reject)=>{
            request.session.destroy((error)=>error ? reject(error) : resolve());
        });
    }
    /** In a known browser only its own failures count. */ async check(request, given) {
        const body = request.body;
        const key = await this.users.usernameKeyFor(given);
        const browser = this.browsers.findBrowser(request, key);
        if (browser) return this.auth.signIn(key, body, browser);
        return this.guesses.guard(request.ip ?? '', ()=>this.auth.signIn(key, body));
    }
    /** The session's member; false, which signs out, when the account is deleted or suspended. */ async load({ session }, id) {
        const read = memberOf(session);
        const user = read === undefined ? await this.users.find(id) : read;
        if (!user || isSuspended(user)) return false;
        await this.users.updateLastSeen(user);
        return user;
    }
}
SignInService = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof AuthService === "undefined" ? Object : AuthService,
        typeof UsersService === "undefined" ? Object : UsersService,
        typeof KnownBrowsers === "undefined" ? Object : KnownBrowsers,
        typeof FailedSignInLimit === "undefined" ? Object : FailedSignInLimit,
        typeof SessionsService === "undefined" ? Object : SessionsService
    ])
], SignInService);
//# sourceMappingURL=sign-in.service.js.map
