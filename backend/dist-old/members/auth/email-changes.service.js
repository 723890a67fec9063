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
import { BadRequestException, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../../config.js';
import { EmailsService } from '../../platform/email/emails.service.js';
import { addressTaken, unlessAddressTaken } from '../users/address-taken.js';
import { UsersService } from '../users/users.service.js';
import { AccountTokensService } from './account-tokens.service.js';
import { AuthService } from './auth.service.js';
import { addressChangedEmail, newAddressEmail } from './emails.js';
import { SessionsService } from './sessions.service.js';
export class EmailChangesService {
    users;
    auth;
    tokens;
    sessions;
    emails;
    config;
    dataSource;
    constructor(users, auth, tokens, sessions, emails, config, dataSource){
        this.users = users;
        this.auth = auth;
        this.tokens = tokens;
        this.sessions = sessions;
        this.emails = emails;
        this.config = config;
        this.dataSource = dataSource;
    }
    /**
   * Mails a link to the new address; nothing changes until it is used.
   * @throws ForbiddenException for a wrong password, BadRequestException for the same address, ConflictException when
   * it is taken
   */ async request(user, email, password) {
        await this.auth.checkPassword(user, password);
        if (email === user.email) {
            const message = "C\u2019est d\xe9j\xe0 votre adresse.";
            throw new BadRequestException({
                message,
                errors: {
                    email: message
                }
            });
        }
        if (await this.users.findByEmail(email)) throw addressTaken();
        await this.dataSource.transaction(async (manager)=>{
            const token = await this.tokens.issueToken(manager, user.id, 'change-email', email);
            await this.emails.queueEmail(manager, email, newAddressEmail(this.config.publicUrl, user.displayName, token));
        });
    }
    /** Confirms the address of an account, or a change of address. */ async confirmAny(token) {
        if (await this.tokens.isFor(token, 'change-email')) return this.confirm(token);
        return this.auth.confirmEmail(token);
    }
    /** @throws BadRequestException for an invalid link, ConflictException when the address is taken */ async confirm(token) {
        const { userId, email } = await this.tokens.findWithAddress(token, 'change-email');
        await unlessAddressTaken(this.dataSource.transaction(async (manager)=>{
            const owner = await this.tokens.redeemToken(manager, token, userId);
            await this.tokens.revokeForAddress(manager, userId);
            await this.users.change(manager, userId, {
                email,
                emailConfirmedAt: new Date()
            });
            // An unconfirmed address proves nothing, so its reader cannot reclaim the account.
            const undo = owner.emailConfirmedAt ? await this.tokens.issueAdditionalToken(manager, userId, 'undo-email', owner.email) : undefined;
            const told = addressChangedEmail(this.config.publicUrl, owner.displayName, undo);
            await this.emails.queueEmail(manager, owner.email, told);
        }));
    }
    /**
   * Restores the earlier address and ends all sessions, since the change may be an attacker's. Links that restore even
   * earlier addresses stay valid.
   * @throws BadRequestException for an invalid link, ConflictException when the address is taken
   */ async undo(token) {
        const { userId, email, expiresAt } = await this.tokens.findWithAddress(token, 'undo-email');
        await unlessAddressTaken(this.dataSource.transaction(async (manager)=>{
            await this.tokens.redeemToken(manager, token, userId);
            await this.tokens.revokeForAddress(manager, userId);
            await this.tokens.revokeUndoing(manager, userId, expiresAt);
            await this.users.change(manager, userId, {
                email,
                emailConfirmedAt: new Date()
            });
            await this.sessions.endAllSessions(userId, {
                manager
            });
        }));
    }
}
EmailChangesService = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof UsersService === "undefined" ? Object : UsersService,
        typeof AuthService === "undefined" ? Object : AuthService,
        typeof AccountTokensService === "undefined" ? Object : AccountTokensService,
        typeof SessionsService === "undefined" ? Object : SessionsService,
        typeof EmailsService === "undefined" ? Object : EmailsService,
        typeof Config === "undefined" ? Object : Config,
        typeof DataSource === "undefined" ? Object : DataSource
    ])
], EmailChangesService);
//# sourceMappingURL=email-changes.service.js.map
