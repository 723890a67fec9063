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
import { BadRequestException, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, LessThan, MoreThan, MoreThanOrEqual } from 'typeorm';
import { deleteInBatches } from '../../platform/database/delete-in-batches.js';
import { errorBody } from '../../platform/common/error-codes.js';
import { createLinkToken, hashLinkToken } from '../../platform/common/link-token.js';
import { UsersService } from '../users/users.service.js';
import { AccountToken } from './account-token.entity.js';
const HOUR_MS = 60 * 60 * 1000;
const lifetimes = {
    'confirm-email': 48 * HOUR_MS,
    'reset-password': HOUR_MS,
    'first-password': 7 * 24 * HOUR_MS,
    'change-email': 48 * HOUR_MS,
    'undo-email': 7 * 24 * HOUR_MS
};
/** Links that set a password or an email address. */ const choosing = [
    'first-password',
    'reset-password',
    'change-email'
];
export class AccountTokensService {
    tokens;
    users;
    constructor(tokens, users){
        this.tokens = tokens;
        this.users = users;
    }
    /** Creates a link's token and revokes earlier ones for the same purpose. */ async issueToken(manager, userId, purpose, email = null) {
        // Serializes concurrent requests.
        await this.users.lock(manager, userId);
        // On MySQL a DELETE that matches nothing takes a gap lock where other tokens are inserted, so that concurrent
        // registrations would block each other.
        const earlier = await manager.find(AccountToken, {
            select: {
                hash: true
            },
            where: {
                userId,
                purpose
            }
        });
        if (earlier.length > 0) await manager.delete(AccountToken, {
            hash: In(earlier.map(({ hash })=>hash))
        });
        return this.issueAdditionalToken(manager, userId, purpose, email);
    }
    /** Like `issueToken`, but earlier tokens stay valid. */ async issueAdditionalToken(manager, userId, purpose, email) {
        const token = createLinkToken();
        const expiresAt = new Date(Date.now() + lifetimes[purpose]);
        await manager.insert(AccountToken, {
            hash: hashLinkToken(token),
            userId,
            purpose,
            email,
            expiresAt
        });
        return token;
    }
    /** Like `issueToken`, but null when an unused token was issued less than `everyMs` ago; that one stays valid. */ async issueTokenAtIntervals(manager, userId, purpose, everyMs) {
        // Serializes concurrent requests.
        await this.users.lock(manager, userId);
        const recent = MoreThan(new Date(Date.now() + lifetimes[purpose] - everyMs));
        if (await manager.existsBy(AccountToken, {
            userId,
            purpose,
            expiresAt: recent
        })) return null;
        return this.issueToken(manager, userId, purpose);
    }
    /** Resolves to the member id of a token. @throws BadRequestException when it is unknown, used or expired */ async findOwner(token, purpose) {
        return (await this.get(token, purpose)).userId;
    }
    /** Like `findOwner`, with the token's email address. @throws BadRequestException */ async findWithAddress(token, purpose) {
        const { userId, email, expiresAt } = await this.get(token, purpose);
        if (email === null) throw refusal();
        return {
            userId,
            email,
            expiresAt
        };
    }
    async isFor(token, purpose) {
        return this.tokens.existsBy({
            hash: hashLinkToken(token),
            purpose
        });
    }
    /**
   * Uses up a token. Resolves to its member, with a row lock until the transaction ends.
   * @throws BadRequestException when it has just been used, or the account is deleted
   */ async redeemToken(manager, token, userId) {
        const owner = await this.users.lock(manager, userId);
        // Of two concurrent uses only one deletes the row.
        const { affected } = await manager.delete(AccountToken, {
            hash: hashLinkToken(token)
        });
        if (!affected || !owner) throw refusal();
        return owner;
    }
    /** After a password change: earlier links can no longer set another password or address. */ async revokeForPassword(manager, userId) {
        await manager.delete(AccountToken, {
            userId,
            purpose: In(choosing)
        });
    }
    /** After an address change: links mailed to the old address no longer affect the account. */ async revokeForAddress(manager, userId) {
        await manager.delete(AccountToken, {
            userId,
            purpose: In([
                ...choosing,
                'confirm-email'
            ])
        });
    }
    /** Revokes links that restore earlier addresses. @param since only those that expire at this time or later */ async revokeUndoing(manager, userId, since = new Date(0)) {
        const expiresAt = MoreThanOrEqual(since);
        await manager.delete(AccountToken, {
            userId,
            purpose: 'undo-email',
            expiresAt
        });
    }
    async deleteExpired() {
        await deleteInBatches(this.tokens, {
            expiresAt: LessThan(new Date())
        });
    }
    async get(token, purpose) {
        const found = await this.tokens.findOneBy({
            hash: hashLinkToken(token),
            purpose
        });
        if (!found || found.expiresAt.getTime() < Date.now()) throw refusal();
        return found;
    }
}
AccountTokensService = _ts_decorate([
    Injectable(),
    _ts_param(0, InjectRepository(AccountToken)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Repository === "undefined" ? Object : Repository,
        typeof UsersService === "undefined" ? Object : UsersService
    ])
], AccountTokensService);
function refusal() {
    return new BadRequestException(errorBody('invalid_link', "Ce lien n\u2019est plus valable. Demandez-en un nouveau."));
}
//# sourceMappingURL=account-tokens.service.js.map
