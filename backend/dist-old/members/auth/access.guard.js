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
import { ForbiddenException, Injectable, ServiceUnavailableException, UnauthorizedException } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ACCESS, SIGN_IN_REFUSAL } from '../../platform/common/access.decorator.js';
import { errorBody } from '../../platform/common/error-codes.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { canModerate, canReview } from '../users/roles.js';
import { ConfirmedEmailRule, NEEDS_CONFIRMED_EMAIL } from './confirmed-email.js';
import { OPEN_IN_MAINTENANCE } from './maintenance.decorator.js';
const RETRY_AFTER_S = 300;
export class AccessGuard {
    reflector;
    settings;
    confirmedEmail;
    constructor(reflector, settings, confirmedEmail){
        this.reflector = reflector;
        this.settings = settings;
        this.confirmedEmail = confirmedEmail;
    }
    async canActivate(context) {
        const http = context.switchToHttp();
        const user = http.getRequest().user;
        const targets = [
            context.getHandler(),
            context.getClass()
        ];
        if (!user?.isAdmin && !this.reflector.getAllAndOverride(OPEN_IN_MAINTENANCE, targets)) {
            await this.refuseInMaintenance(http.getResponse());
        }
        const access = this.reflector.getAllAndOverride(ACCESS, targets);
        checkAccess(access, user, this.reflector.getAllAndOverride(SIGN_IN_REFUSAL, targets));
        if (access === 'reviewer' || access === 'moderator' || access === 'admin') this.requireSecondFactor(user);
        if (user && this.reflector.getAllAndOverride(NEEDS_CONFIRMED_EMAIL, targets)) {
            await this.confirmedEmail.require(user);
        }
        return true;
    }
    /** @throws ForbiddenException when the site requires two-factor authentication and the member has none */ requireSecondFactor(user) {
        const isAsked = this.settings.present.twoFactorAuth && this.settings.rules.staffTwoFactor;
        if (!isAsked || user?.totpConfirmedAt) return;
        throw new ForbiddenException(errorBody('two_factor_needed', "Ce site demande un second facteur \xe0 qui administre ou mod\xe8re : mettez le v\xf4tre en place dans \xab Compte et s\xe9curit\xe9 \xbb."));
    }
    async refuseInMaintenance(response) {
        if (!await this.settings.get('maintenanceMode')) return;
        response.setHeader('Retry-After', RETRY_AFTER_S);
        throw new ServiceUnavailableException(errorBody('maintenance', 'Le site est en maintenance. Revenez dans quelques minutes.'));
    }
}
AccessGuard = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Reflector === "undefined" ? Object : Reflector,
        typeof SettingsService === "undefined" ? Object : SettingsService,
        typeof ConfirmedEmailRule === "undefined" ? Object : ConfirmedEmailRule
    ])
], AccessGuard);
/** @throws UnauthorizedException or ForbiddenException when access is denied */ export function checkAccess(access, user, visitorRefusal = "Vous devez \xeatre connect\xe9.") {
    if (access === 'public') return true;
    if (!user) throw new UnauthorizedException({
        message: visitorRefusal
    });
    if (access === 'member') return true;
    if (access === 'contributor' && (user.isContributor || user.isAdmin === true)) return true;
    if (access === 'reviewer' && canReview(user)) return true;
    if (access === 'moderator' && canModerate(user)) return true;
    if (access === 'admin' && user.isAdmin === true) return true;
    throw new ForbiddenException(access === 'contributor' ? errorBody('contributors_only', "Cette action est r\xe9serv\xe9e aux contributeurs.") : errorBody('admins_only', "Vous n\u2019avez pas le droit de faire cela."));
}
//# sourceMappingURL=access.guard.js.map
