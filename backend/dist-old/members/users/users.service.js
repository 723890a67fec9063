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
import { ConflictException, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { errorBody } from '../../platform/common/error-codes.js';
import { ignoreUnwritable } from '../../platform/common/storage-errors.js';
import { isUniqueViolation } from '../../platform/database/unique-violation.js';
import { addressTaken } from './address-taken.js';
import { UsersRepository } from './users.repository.js';
/** Minimum interval between updates of `lastSeenAt`. */ const NOTICE_EVERY_MS = 5 * 60 * 1000;
export class UsersService {
    users;
    dataSource;
    constructor(users, dataSource){
        this.users = users;
        this.dataSource = dataSource;
    }
    async find(id) {
        return this.users.find(id);
    }
    async findForSignIn(username) {
        return this.users.findForSignIn(usernameKey(username));
    }
    /**
   * Key of the account for a typed name or email address, so that failures count for the account either way. Unknown
   * input is its own key.
   */ async usernameKeyFor(given) {
        const key = usernameKey(given);
        if (!key.includes('@') || await this.users.findByUsername(key)) return key;
        return (await this.users.findByEmail(key))?.usernameKey ?? key;
    }
    async findWithSecrets(id) {
        return this.users.findWithSecrets(id);
    }
    async findByUsername(username) {
        return this.users.findByUsername(usernameKey(username));
    }
    async findByEmail(email, manager) {
        return this.users.findByEmail(email, manager);
    }
    /**
   * @param also runs in the same transaction
   * @throws ConflictException when the name or the address is taken
   */ async create(registration, also) {
        const row = {
            avatar: null,
            isAdmin: false,
            isModerator: false,
            isReviewer: false,
            contributorRevoked: false,
            emailConfirmedAt: null,
            suspendedUntil: null,
            suspensionReason: null,
            totpSecret: null,
            totpConfirmedAt: null,
            totpLastStep: null,
            ...registration,
            usernameKey: usernameKey(registration.username)
        };
        try {
            const id = await this.dataSource.transaction(async (manager)=>{
                const inserted = await this.users.insertUser(manager, row);
                await also?.(manager, inserted);
                return inserted;
            });
            return await this.users.find(id);
        } catch (error) {
            if (!isUniqueViolation(error)) throw error;
            if (await this.users.findByEmail(row.email)) throw addressTaken();
            const message = "Ce nom d'utilisateur est d\xe9j\xe0 pris.";
            throw new ConflictException(errorBody('already_exists', message, {
                username: message
            }));
        }
    }
    /** @param also runs first, in the same transaction */ async update(id, changes, also) {
        await this.dataSource.transaction(async (manager)=>{
            await also?.(manager, id);
            await this.users.updateUser(id, changes, manager);
        });
        return await this.users.find(id);
    }
    /** Within a transaction. */ async change(manager, id, changes) {
        await this.users.updateUser(id, changes, manager);
    }
    async list(filter, selection, page) {
        const [users, total, older] = await this.users.list(filter, selection, page);
        return {
            users,
            total,
            older
        };
    }
    /** Loads a member with a row lock until the transaction ends; null when there is none. */ async lock(manager, id) {
        return this.users.lock(manager, id);
    }
    /** Like `lock`, with the columns for sign-in. */ async lockWithSecrets(manager, id) {
        return this.users.lockWithSecrets(manager, id);
    }
    /** Resolves to whether no code of this or a later time step was used before. */ async useTotpStep(id, step) {
        return this.users.useTotpStep(id, step);
    }
    /** Whether this is the only administrator; locks all of them until the transaction ends. */ async isLastAdmin(manager, id) {
        const ids = await this.lockAdmins(manager);
        return ids.length === 1 && ids[0] === id;
    }
    /** Ids of all administrators, with row locks until the transaction ends. */ lockAdmins(manager) {
        return this.users.lockAdmins(manager);
    }
    /** Foreign keys cascade to the member's own data. */ async delete(manager, id) {
        await this.users.deleteUser(manager, id);
    }
    /** Number of members who may moderate. */ async countModerating() {
        return (await this.users.listModerating()).length;
    }
    async listModerating() {
        return this.users.listModerating();
    }
    async hasAdmin() {
        return await this.users.countAdmins(this.dataSource.manager) > 0;
    }
    async markEndedSuspensions() {
        await this.users.markEndedSuspensions();
    }
    /** Updates `lastSeenAt` from time to time. */ async updateLastSeen(user) {
        const now = new Date();
        if (user.lastSeenAt && now.getTime() - user.lastSeenAt.getTime() < NOTICE_EVERY_MS) return;
        await this.users.updateLastSeen(user.id, now).catch(ignoreUnwritable);
    }
}
UsersService = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof UsersRepository === "undefined" ? Object : UsersRepository,
        typeof DataSource === "undefined" ? Object : DataSource
    ])
], UsersService);
export function usernameKey(username) {
    return username.trim().toLowerCase();
}
/** Whether a member is suspended at present. */ export function isSuspended({ suspendedUntil }) {
    return suspendedUntil !== null && suspendedUntil.getTime() > Date.now();
}
//# sourceMappingURL=users.service.js.map
