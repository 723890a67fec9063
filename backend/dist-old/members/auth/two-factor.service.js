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
import { createHash, randomBytes } from 'node:crypto';
import { BadRequestException, ConflictException, ForbiddenException, Injectable } from '@nestjs/common';
import { Secret, TOTP } from 'otpauth';
import { DataSource } from 'typeorm';
import { errorBody } from '../../platform/common/error-codes.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { UsersService } from '../users/users.service.js';
import { RecoveryCode } from './recovery-code.entity.js';
const RECOVERY_CODES = 10;
/** Codes of the previous and the next 30 seconds are accepted too. */ const WINDOW = 1;
export class TwoFactorService {
    users;
    settings;
    dataSource;
    constructor(users, settings, dataSource){
        this.users = users;
        this.settings = settings;
        this.dataSource = dataSource;
    }
    async isAskedOf(user) {
        return user.totpConfirmedAt !== null && await this.settings.get('twoFactorAuth');
    }
    /** @throws ForbiddenException when the setting is off, ConflictException when a factor is active */ async begin(user) {
        const { twoFactorAuth, siteName } = await this.settings.all();
        if (!twoFactorAuth) throw new ForbiddenException(errorBody('closed', "Le second facteur n\u2019est pas propos\xe9 sur ce site."));
        const secret = new Secret({
            size: 20
        });
        await this.dataSource.transaction(async (manager)=>{
            await this.lockWithoutFactor(manager, user);
            await this.users.change(manager, user.id, {
                totpSecret: secret.base32,
                totpLastStep: null
            });
        });
        const totp = new TOTP({
            issuer: siteName,
            label: user.username,
            secret
        });
        return {
            secret: secret.base32,
            uri: totp.toString()
        };
    }
    /** Activates the factor after a first valid code; resolves to the recovery codes, which are shown only now. */ async confirm(user, code) {
        const codes = Array.from({
            length: RECOVERY_CODES
        }, ()=>randomBytes(5).toString('hex'));
        await this.dataSource.transaction(async (manager)=>{
            const { totpSecret } = await this.lockWithoutFactor(manager, user);
            const step = totpSecret && stepOf(totpSecret, code);
            if (!step) {
                const message = "Ce code n\u2019est pas valable.";
                throw new BadRequestException(errorBody('wrong_two_factor_code', message, {
                    code: message
                }));
            }
            await this.users.change(manager, user.id, {
                totpConfirmedAt: new Date(),
                totpLastStep: step
            });
            await manager.insert(RecoveryCode, codes.map((each)=>({
                    userId: user.id,
                    hash: hash(each)
                })));
        });
        return codes;
    }
    async remove({ id }) {
        await this.dataSource.transaction(async (manager)=>{
            await this.users.change(manager, id, {
                totpSecret: null,
                totpConfirmedAt: null,
                totpLastStep: null
            });
            await manager.delete(RecoveryCode, {
                userId: id
            });
        });
    }
    /** Checks and uses up a code; of concurrent uses only one succeeds. */ async accepts({ id, totpSecret }, code) {
        const step = totpSecret && stepOf(totpSecret, code);
        if (step) return this.users.useTotpStep(id, step);
        const used = await this.dataSource.manager.delete(RecoveryCode, {
            userId: id,
            hash: hash(code.toLowerCase())
        });
        return used.affected === 1;
    }
    /** @throws ConflictException when a factor is active */ async lockWithoutFactor(manager, { id }) {
        const user = await this.users.lockWithSecrets(manager, id);
        if (user?.totpConfirmedAt === null) return user;
        throw new ConflictException(errorBody('already_exists', "Un second facteur est d\xe9j\xe0 en place."));
    }
}
TwoFactorService = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof UsersService === "undefined" ? Object : UsersService,
        typeof SettingsService === "undefined" ? Object : SettingsService,
        typeof DataSource === "undefined" ? Object : DataSource
    ])
], TwoFactorService);
/** The TOTP time step of a code; null when it is invalid. */ function stepOf(secret, code) {
    const totp = new TOTP({
        secret: Secret.fromBase32(secret)
    });
    const timestamp = Date.now();
    const delta = totp.validate({
        token: code.replaceAll(' ', ''),
        timestamp,
        window: WINDOW
    });
    return delta === null ? null : totp.counter({
        timestamp
    }) + delta;
}
function hash(code) {
    return createHash('sha256').update(code).digest('hex');
}
//# sourceMappingURL=two-factor.service.js.map
