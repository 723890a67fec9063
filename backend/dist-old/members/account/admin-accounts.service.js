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
import { randomBytes } from 'node:crypto';
import { ConflictException, ForbiddenException, Injectable, NotFoundException } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../../config.js';
import { AuditService } from '../../moderation/audit/audit.service.js';
import { errorBody } from '../../platform/common/error-codes.js';
import { TooManyRequestsException } from '../../platform/common/too-many-requests.exception.js';
import { EmailsService } from '../../platform/email/emails.service.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { AccountTokensService } from '../auth/account-tokens.service.js';
import { AuthService } from '../auth/auth.service.js';
import { ConfirmedEmailRule } from '../auth/confirmed-email.js';
import { hashPassword } from '../auth/password.js';
import { BETWEEN_RESETS_MS, PasswordResets } from '../auth/password-resets.js';
import { unlessAddressTaken } from '../users/address-taken.js';
import { UsersService } from '../users/users.service.js';
import { AccountService } from './account.service.js';
import { accountCreatedEmail, addressReplacedEmail } from './emails.js';
/** Refusal when the account is another administrator's. */ const FIRST_A_MEMBER = "Retirez d\u2019abord les droits d\u2019administration de ce compte.";
export class AdminAccountsService {
    users;
    account;
    auth;
    tokens;
    resets;
    confirmedEmail;
    emails;
    settings;
    audit;
    config;
    dataSource;
    constructor(users, account, auth, tokens, resets, confirmedEmail, emails, settings, audit, config, dataSource){
        this.users = users;
        this.account = account;
        this.auth = auth;
        this.tokens = tokens;
        this.resets = resets;
        this.confirmedEmail = confirmedEmail;
        this.emails = emails;
        this.settings = settings;
        this.audit = audit;
        this.config = config;
        this.dataSource = dataSource;
    }
    /** The password is random and unknown until the member sets one. @throws ConflictException */ async create({ isContributor = false, ...given }, actor) {
        const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
        const nothing = {
            bio: null,
            website: null,
            socialLinks: [],
            expertise: []
        };
        const siteName = await this.settings.get('siteName');
        return this.users.create({
            ...given,
            ...nothing,
            isContributor,
            passwordHash
        }, async (manager, id)=>{
            const token = await this.tokens.issueToken(manager, id, 'first-password');
            const welcome = accountCreatedEmail(this.config.publicUrl, given, siteName, token);
            await this.emails.queueEmail(manager, given.email, welcome);
            await this.note(manager, 'create', actor, id, {
                after: {
                    username: given.username,
                    isContributor
                }
            });
        });
    }
    /**
   * Takes effect at once; the new address is still unconfirmed.
   * @throws NotFoundException, ForbiddenException for the actor's own account and for administrators, ConflictException
   * when the address is taken
   */ async changeEmail(id, email, reason, actor) {
        const isAwaited = await this.confirmedEmail.isInForce();
        await unlessAddressTaken(this.dataSource.transaction(async (manager)=>{
            const known = await this.lock(manager, id);
            if (id === actor.id) throw forbidden('Changez votre propre adresse depuis votre profil.');
            if (known.isAdmin) throw forbidden(FIRST_A_MEMBER);
            const { email: before, displayName } = known;
            if (before === email) return;
            await this.users.change(manager, id, {
                email,
                emailConfirmedAt: null
            });
            await this.tokens.revokeForAddress(manager, id);
            await this.tokens.revokeUndoing(manager, id);
            await this.emails.queueEmail(manager, before, addressReplacedEmail(displayName));
            await this.auth.queueConfirmation(manager, {
                id,
                email,
                displayName
            }, isAwaited);
            const said = {
                before: {
                    email: before
                },
                after: {
                    email
                },
                note: reason
            };
            await this.note(manager, 'change-email', actor, id, said);
        }));
        return this.get(id);
    }
    /**
   * @throws NotFoundException, ForbiddenException for another administrator, TooManyRequestsException when a link has
   * just been sent
   */ async resetPassword(id, actor) {
        await this.dataSource.transaction(async (manager)=>{
            const member = await this.lock(manager, id);
            if (member.isAdmin && id !== actor.id) throw forbidden(FIRST_A_MEMBER);
            if (!await this.resets.send(manager, member)) {
                const message = "Un lien a d\xe9j\xe0 \xe9t\xe9 envoy\xe9 \xe0 ce membre il y a moins de dix minutes : il est toujours valable.";
                throw new TooManyRequestsException(message, BETWEEN_RESETS_MS / 1000);
            }
            await this.note(manager, 'reset-password', actor, id, {});
        });
    }
    /** @throws NotFoundException, ConflictException for the actor's own account and for administrators */ async delete(id, reason, actor) {
        if (id === actor.id) throw new ConflictException('Supprimez votre propre compte depuis votre profil.');
        await this.account.erase(await this.get(id), async (manager, { isAdmin })=>{
            if (isAdmin) throw new ConflictException(FIRST_A_MEMBER);
            await this.note(manager, 'delete', actor, id, {
                note: reason
            });
        });
    }
    async get(id) {
        const user = await this.users.find(id);
        if (!user) throw notFound();
        return user;
    }
    async lock(manager, id) {
        const user = await this.users.lock(manager, id);
        if (!user) throw notFound();
        return user;
    }
    async note(manager, action, actor, targetId, said) {
        const entry = {
            actorId: actor.id,
            action: `user.${action}`,
            targetType: 'user',
            targetId
        };
        await this.audit.record(manager, {
            ...entry,
            ...said
        });
    }
}
AdminAccountsService = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof UsersService === "undefined" ? Object : UsersService,
        typeof AccountService === "undefined" ? Object : AccountService,
        typeof AuthService === "undefined" ? Object : AuthService,
        typeof AccountTokensService === "undefined" ? Object : AccountTokensService,
        typeof PasswordResets === "undefined" ? Object : PasswordResets,
        typeof ConfirmedEmailRule === "undefined" ? Object : ConfirmedEmailRule,
        typeof EmailsService === "undefined" ? Object : EmailsService,
        typeof SettingsService === "undefined" ? Object : SettingsService,
        typeof AuditService === "undefined" ? Object : AuditService,
        typeof Config === "undefined" ? Object : Config,
        typeof DataSource === "undefined" ? Object : DataSource
    ])
], AdminAccountsService);
function forbidden(message) {
    return new ForbiddenException(errorBody('forbidden', message));
}
function notFound() {
    return new NotFoundException("Ce membre n\u2019existe pas.");
}
//# sourceMappingURL=admin-accounts.service.js.map
