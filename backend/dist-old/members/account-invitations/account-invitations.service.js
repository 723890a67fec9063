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
function _ts_param(paramIndex, decorator) {
    return function(target, key) {
        decorator(target, key, paramIndex);
    };
}
import { BadRequestException, ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, LessThan, MoreThan } from 'typeorm';
import { Config } from '../../config.js';
import { AuditService } from '../../moderation/audit/audit.service.js';
import { errorBody } from '../../platform/common/error-codes.js';
import { createLinkToken, hashLinkToken } from '../../platform/common/link-token.js';
import { deleteInBatches } from '../../platform/database/delete-in-batches.js';
import { EmailsService } from '../../platform/email/emails.service.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { AccountInvitation } from './account-invitation.entity.js';
import { invitationEmail } from './emails.js';
const DAY_MS = 24 * 60 * 60 * 1000;
/** How long invitations stay listed after they expire. */ const LISTED_DAYS = 30;
/** More than any school needs; with more emails, mail servers would treat the site as a spammer. */ const MAX_OPEN = 500;
export class AccountInvitationsService {
    invitations;
    emails;
    settings;
    audit;
    config;
    dataSource;
    constructor(invitations, emails, settings, audit, config, dataSource){
        this.invitations = invitations;
        this.emails = emails;
        this.settings = settings;
        this.audit = audit;
        this.config = config;
        this.dataSource = dataSource;
    }
    /**
   * Resolves to the invitation and its link, which cannot be retrieved again. A mailed link proves ownership of the
   * address, so it is returned only when no mail server is configured.
   * @throws ConflictException when too many are open
   */ async create({ email, note, isContributor, uses, days }, actor) {
        const now = new Date();
        const token = createLinkToken();
        const link = `${this.config.publicUrl}/inscription?jeton=${token}`;
        const row = {
            email,
            note,
            isContributor,
            usesLeft: email ? 1 : uses,
            timesUsed: 0,
            invitedBy: actor.id,
            expiresAt: new Date(now.getTime() + days * DAY_MS),
            createdAt: now
        };
        const siteName = await this.settings.get('siteName');
        return this.dataSource.transaction(async (manager)=>{
            const open = {
                usesLeft: MoreThan(0),
                expiresAt: MoreThan(now)
            };
            if (await manager.countBy(AccountInvitation, open) >= MAX_OPEN) {
                throw new ConflictException(`${MAX_OPEN} invitations sont ouvertes : retirez-en avant d\u{2019}en faire d\u{2019}autres.`);
            }
            // The latest email replaces earlier ones.
            if (email) await manager.delete(AccountInvitation, {
                email,
                timesUsed: 0
            });
            const { identifiers } = await manager.insert(AccountInvitation, {
                ...row,
                hash: hashLinkToken(token)
            });
            const { id } = identifiers[0];
            if (email) await this.emails.queueEmail(manager, email, invitationEmail(link, siteName, {
                days,
                note
            }));
            const after = {
                isMailed: email !== null,
                isContributor,
                usesLeft: row.usesLeft,
                expiresAt: row.expiresAt
            };
            await this.record(manager, 'create', id, actor, {
                after,
                note
            });
            return {
                invitation: {
                    id,
                    ...row
                },
                link: email && this.emails.isConfigured ? null : link
            };
        });
    }
    /** Newest first, including recently expired ones. */ async list({ limit, offset }) {
        const [invitations, total] = await this.invitations.findAndCount({
            where: {
                expiresAt: MoreThan(new Date(Date.now() - LISTED_DAYS * DAY_MS))
            },
            order: {
                id: 'DESC'
            },
            take: limit,
            skip: offset
        });
        return {
            invitations,
            total
        };
    }
    /** Deletes an invitation, so that its link stops working. @throws NotFoundException */ async withdraw(id, actor) {
        await this.dataSource.transaction(async (manager)=>{
            const before = await manager.findOneBy(AccountInvitation, {
                id
            });
            const { affected } = await manager.delete(AccountInvitation, {
                id
            });
            if (!before || !affected) throw new NotFoundException("Cette invitation n\u2019existe pas ou n\u2019existe plus.");
            await this.record(manager, 'withdraw', id, actor, {
                before: {
                    timesUsed: before.timesUsed
                }
            });
        });
    }
    /** @throws BadRequestException when the token is unknown, used up or expired */ async find(token) {
        const found = await this.invitations.findOneBy({
            hash: hashLinkToken(token)
        });
        if (!found || found.usesLeft < 1 || found.expiresAt.getTime() < Date.now()) throw refusal();
        return found;
    }
    /** Uses up one registration, in the transaction that registers. @throws BadRequestException when none is left */ async redeem(manager, { id }) {
        const { affected } = await manager.createQueryBuilder().update(AccountInvitation).set({
            usesLeft: ()=>'usesLeft - 1',
            timesUsed: ()=>'timesUsed + 1'
        }).where({
            id,
            usesLeft: MoreThan(0)
        }).execute();
        if (!affected) throw refusal();
    }
    /** In the transaction that deletes the account with this address. */ async forgetAddress(manager, email) {
        await manager.delete(AccountInvitation, {
            email
        });
    }
    async deleteOld() {
        const longAgo = new Date(Date.now() - LISTED_DAYS * DAY_MS);
        await deleteInBatches(this.invitations, {
            expiresAt: LessThan(longAgo)
        });
    }
    async record(manager, what, targetId, { id: actorId }, said) {
        const action = `invitation.${what}`;
        await this.audit.record(manager, {
            actorId,
            action,
            targetType: 'invitation',
            targetId,
            ...said
        });
    }
}
AccountInvitationsService = _ts_decorate([
    Injectable(),
    _ts_param(0, InjectRepository(AccountInvitation)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Repository === "undefined" ? Object : Repository,
        typeof EmailsService === "undefined" ? Object : EmailsService,
        typeof SettingsService === "undefined" ? Object : SettingsService,
        typeof AuditService === "undefined" ? Object : AuditService,
        typeof Config === "undefined" ? Object : Config,
        typeof DataSource === "undefined" ? Object : DataSource
    ])
], AccountInvitationsService);
function refusal() {
    const message = "Cette invitation n\u2019est plus valable. Demandez-en une autre \xe0 qui vous l\u2019a envoy\xe9e.";
    return new BadRequestException(errorBody('invalid_link', message));
}
//# sourceMappingURL=account-invitations.service.js.map
