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
import { DataSource } from 'typeorm';
import { Config } from '../../config.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { Subscribers } from '../../platform/domain-events/subscribers.js';
import { EmailsService } from '../../platform/email/emails.service.js';
import { UsersService } from '../users/users.service.js';
import { AccountTokensService } from './account-tokens.service.js';
import { resetPasswordEmail } from './emails.js';
/**
 * Minimum interval between reset emails, so that repeated requests neither flood a mailbox nor invalidate a fresh link.
 */ export const BETWEEN_RESETS_MS = 10 * 60 * 1000;
export class PasswordResets {
    users;
    tokens;
    emails;
    events;
    dataSource;
    config;
    constructor(users, tokens, emails, events, dataSource, config, subscribers){
        this.users = users;
        this.tokens = tokens;
        this.emails = emails;
        this.events = events;
        this.dataSource = dataSource;
        this.config = config;
        subscribers.subscribe('password-resets', {
            'password-reset.requested': ({ payload }, { manager })=>this.queueEmail(manager, payload.email)
        });
    }
    /** Does the same work for every address; whether it has an account is looked up after the response. */ async request(email) {
        await this.events.publish(this.dataSource.manager, 'password-reset.requested', {
            email
        });
    }
    /**
   * Mails the link after the transaction commits. Resolves to false when one was mailed recently, which stays valid.
   */ async send(manager, { id, email, displayName }) {
        const token = await this.tokens.issueTokenAtIntervals(manager, id, 'reset-password', BETWEEN_RESETS_MS);
        if (!token) return false;
        const content = resetPasswordEmail(this.config.publicUrl, displayName, token);
        await this.emails.queueEmail(manager, email, content);
        return true;
    }
    async queueEmail(manager, email) {
        const user = await this.users.findByEmail(email, manager);
        if (user) await this.send(manager, user);
    }
}
PasswordResets = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof UsersService === "undefined" ? Object : UsersService,
        typeof AccountTokensService === "undefined" ? Object : AccountTokensService,
        typeof EmailsService === "undefined" ? Object : EmailsService,
        typeof DomainEvents === "undefined" ? Object : DomainEvents,
        typeof DataSource === "undefined" ? Object : DataSource,
        typeof Config === "undefined" ? Object : Config,
        typeof Subscribers === "undefined" ? Object : Subscribers
    ])
], PasswordResets);
//# sourceMappingURL=password-resets.js.map
