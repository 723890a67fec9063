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
import { ForbiddenException, Injectable, SetMetadata } from '@nestjs/common';
import { errorBody } from '../../platform/common/error-codes.js';
import { EmailsService } from '../../platform/email/emails.service.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
export const NEEDS_CONFIRMED_EMAIL = 'needs-confirmed-email';
/** For routes that write in public: requires a confirmed email address. */ export const RequireConfirmedEmail = ()=>SetMetadata(NEEDS_CONFIRMED_EMAIL, true);
export class ConfirmedEmailRule {
    settings;
    emails;
    constructor(settings, emails){
        this.settings = settings;
        this.emails = emails;
    }
    /** Whether a confirmed address is required: not without a mail server, nor when the setting is off. */ async isInForce(manager) {
        if (!this.emails.isConfigured) return false;
        const name = 'requireEmailConfirmation';
        return manager ? this.settings.getWithin(manager, name) : this.settings.get(name);
    }
    /** @throws ForbiddenException when the address is not confirmed */ async require({ emailConfirmedAt }) {
        if (emailConfirmedAt || !await this.isInForce()) return;
        throw new ForbiddenException(errorBody('unconfirmed_email', "Confirmez votre adresse e-mail avant de publier : le lien est dans votre bo\xeete."));
    }
}
ConfirmedEmailRule = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof SettingsService === "undefined" ? Object : SettingsService,
        typeof EmailsService === "undefined" ? Object : EmailsService
    ])
], ConfirmedEmailRule);
//# sourceMappingURL=confirmed-email.js.map
