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
import { randomInt } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { ConflictException, Injectable } from '@nestjs/common';
import { hashPassword } from '../../members/auth/password.js';
import { Config, ConfigError } from '../../config.js';
import { UsersService } from '../../members/users/users.service.js';
/** Without ambiguous characters. */ const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';
const PASSWORD_LENGTH = 20;
export class FirstAdminService {
    config;
    users;
    constructor(config, users){
        this.config = config;
        this.users = users;
    }
    /**
   * Call it under a lock.
   * @throws ConfigError when a member already has the configured name or email
   */ async create() {
        if (await this.users.hasAdmin()) return;
        const { username, email } = this.config.admin;
        const password = this.config.admin.password ?? this.generatePassword();
        try {
            await this.users.create({
                username,
                email: email.toLowerCase(),
                passwordHash: await hashPassword(password),
                displayName: 'Administration',
                bio: null,
                isContributor: false,
                website: null,
                socialLinks: [],
                expertise: [],
                isAdmin: true,
                emailConfirmedAt: new Date()
            });
        } catch (error) {
            throw error instanceof ConflictException ? this.explain(error) : error;
        }
        if (this.config.admin.password !== undefined) return;
        // Not through the logger, because the log must never contain a password.
        console.log(`Le compte d\u{2019}administration \xab ${username} \xbb est cr\xe9\xe9 ; son mot de passe est ${password} (gard\xe9 dans ${this.config.adminPasswordFile}).`);
    }
    /** Stored before the account is created, so that no account has a password nobody knows. */ generatePassword() {
        const password = Array.from({
            length: PASSWORD_LENGTH
        }, ()=>LETTERS[randomInt(LETTERS.length)]).join('');
        mkdirSync(this.config.dataDir, {
            recursive: true
        });
        writeFileSync(this.config.adminPasswordFile, `${password}\n`, {
            mode: 0o600
        });
        return password;
    }
    explain(conflict) {
        const { errors } = conflict.getResponse();
        const { username, email } = this.config.admin;
        const [variable, value] = errors['email'] ? [
            'ADMIN_EMAIL',
            email
        ] : [
            'ADMIN_USERNAME',
            username
        ];
        return new ConfigError(`La variable ${variable} d\xe9signe un membre qui existe d\xe9j\xe0 (${value}) ; choisissez une autre valeur pour le premier compte d\u{2019}administration.`);
    }
}
FirstAdminService = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Config === "undefined" ? Object : Config,
        typeof UsersService === "undefined" ? Object : UsersService
    ])
], FirstAdminService);
//# sourceMappingURL=first-admin.service.js.map
