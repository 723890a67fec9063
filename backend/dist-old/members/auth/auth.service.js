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
import { BadRequestException, ForbiddenException, Injectable, ServiceUnavailableException, UnauthorizedException } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { errorBody } from '../../platform/common/error-codes.js';
import { Config } from '../../config.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { EmailsService } from '../../platform/email/emails.service.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { describeSuspension } from '../users/suspension.js';
import { isSuspended, UsersService } from '../users/users.service.js';
import { AccountInvitationsService } from '../account-invitations/account-invitations.service.js';
import { AccountTokensService } from './account-tokens.service.js';
import { ConfirmedEmailRule } from './confirmed-email.js';
import { confirmAddressEmail, passwordChangedEmail } from './emails.js';
import { refuseUnknownExpertise } from './expertise-problem.js';
import { LoginAttemptsService } from './login-attempts.service.js';
import { passwordProblem } from './password-rules.js';
import { hashPassword, verifyPassword } from './password.js';
import { RegistrationProofsService } from './registration-proofs.service.js';
import { SessionsService } from './sessions.service.js';
import { TwoFactorService } from './two-factor.service.js';
const NO_MORE_CONTRIBUTOR = "Un administrateur vous a retir\xe9 le droit de publier : lui seul peut vous le rendre. \xc9crivez-lui par la page Contact.";
const TO_BE_ASKED = "Sur ce site, un administrateur d\xe9cide de qui publie : faites-en la demande sur la page \xab Devenir contributeur \xbb.";
const WRONG = "Nom d'utilisateur ou mot de passe incorrect.";
export class AuthService {
    users;
    settings;
    attempts;
    tokens;
    invitations;
    sessions;
    twoFactor;
    confirmedEmail;
    proofs;
    emails;
    events;
    config;
    dataSource;
    constructor(users, settings, attempts, tokens, invitations, sessions, twoFactor, confirmedEmail, proofs, emails, events, config, dataSource){
        this.users = users;
        this.settings = settings;
        this.attempts = attempts;
        this.tokens = tokens;
        this.invitations = invitations;
        this.sessions = sessions;
        this.twoFactor = twoFactor;
        this.confirmedEmail = confirmedEmail;
        this.proofs = proofs;
        this.emails = emails;
        this.events = events;
        this.config = config;
        this.dataSource = dataSource;
    }
    /**
   * The member with this name, password and, if required, second factor. An unknown name takes the same time and gives
   * the same error as a wrong password.
   * @param key the name's key, from `usernameKeyFor`
   * @param browser id of the browser, if it is known for that name
   * @throws UnauthorizedException, TooManyRequestsException after too many failures, ForbiddenException when suspended,
   * ServiceUnavailableException in maintenance mode, except for administrators
   */ async signIn(key, { password, code }, browser) {
        const attempted = {
            usernameKey: key,
            from: browser ? {
                browser
            } : 'anywhere'
        };
        await this.attempts.countAttempt(attempted);
        const user = await this.users.findForSignIn(key);
        if (!await verifyPassword(password, user?.passwordHash ?? null) || !user) {
            throw new UnauthorizedException(errorBody('wrong_credentials', WRONG));
        }
        if (await this.twoFactor.isAskedOf(user)) await this.checkCode(user, attempted, code);
        await this.attempts.clearAttempts(attempted);
        refuseSuspended(user);
        await this.refuseInMaintenance(user);
        return user;
    }
    /**
   * An invitation allows registration even while it is closed, and without a proof of work.
   * @throws ForbiddenException, BadRequestException, ConflictException
   */ async register(body) {
        const settings = await this.settings.all();
        const invitation = body.invitation ? await this.invitations.find(body.invitation) : null;
        if (!settings.enableNewRegistrations && !invitation) {
            throw new ForbiddenException(errorBody('closed', "Les inscriptions sont ferm\xe9es pour le moment."));
        }
        refusePassword(await passwordProblem(body.password, settings, body), 'password');
        refuseUnknownExpertise(body.expertise ?? [], this.settings.appearance);
        const isProofAsked = this.settings.rules.registrationProof && !invitation;
        const spendProof = isProofAsked ? await this.proofs.check(body.proof) : null;
        const wishes = !this.settings.rules.contributorsAsk && (body.isContributor ?? false);
        const isContributor = wishes || (invitation?.isContributor ?? false);
        // A mailed invitation proves ownership of its address.
        const isConfirmed = invitation?.email === body.email;
        const isAwaited = await this.confirmedEmail.isInForce();
        const registration = {
            username: body.username,
            email: body.email,
            passwordHash: await hashPassword(body.password),
            displayName: body.displayName,
            bio: body.bio ?? null,
            isContributor,
            website: isContributor && body.website || null,
            socialLinks: isContributor && body.socialLinks || [],
            expertise: isContributor && body.expertise || [],
            ...isConfirmed && {
                emailConfirmedAt: new Date()
            }
        };
        return this.users.create(registration, async (manager, id)=>{
            await spendProof?.(manager);
            if (invitation) await this.invitations.redeem(manager, invitation);
            if (!isConfirmed) await this.queueConfirmation(manager, {
                id,
                ...registration
            }, isAwaited);
        });
    }
    async changeProfile(user, { displayName, bio, website, avatar }) {
        const changes = {
            displayName,
            ...bio === undefined ? {} : {
                bio
            },
            ...website === undefined ? {} : {
                website
            },
            ...avatar === undefined ? {} : {
                avatar
            }
        };
        return this.users.update(user.id, changes, (manager, userId)=>this.events.publish(manager, 'profile.changed', {
                userId
            }));
    }
    /**
   * Same as the option on the registration form, afterwards. Contributors stay contributors.
   * @throws ForbiddenException when an administrator has revoked the right, or it must be requested
   */ async becomeContributor({ id }, body) {
        const { website, socialLinks, expertise } = body;
        refuseUnknownExpertise(expertise ?? [], this.settings.appearance);
        const changes = {
            isContributor: true,
            ...website === undefined ? {} : {
                website
            },
            ...socialLinks ? {
                socialLinks
            } : {},
            ...expertise ? {
                expertise
            } : {}
        };
        if (this.settings.rules.contributorsAsk) throw new ForbiddenException(errorBody('forbidden', TO_BE_ASKED));
        return this.users.update(id, changes, async (manager)=>{
            const member = await this.users.lock(manager, id);
            if (member?.contributorRevoked) throw new ForbiddenException(errorBody('forbidden', NO_MORE_CONTRIBUTOR));
            // The public profile shows website, links and expertise.
            await this.events.publish(manager, 'profile.changed', {
                userId: id
            });
        });
    }
    /** Mails the link that confirms an address, unless it is confirmed. */ async sendConfirmation({ id }) {
        const isAwaited = await this.confirmedEmail.isInForce();
        await this.dataSource.transaction(async (manager)=>{
            // Reads the current address under the lock: a link to a former one would confirm the new one.
            const user = await this.users.lock(manager, id);
            if (user && !user.emailConfirmedAt) await this.queueConfirmation(manager, user, isAwaited);
        });
    }
    async confirmEmail(token) {
        const userId = await this.tokens.findOwner(token, 'confirm-email');
        await this.dataSource.transaction(async (manager)=>{
            await this.tokens.redeemToken(manager, token, userId);
            await this.users.change(manager, userId, {
                emailConfirmedAt: new Date()
            });
        });
    }
    /** Sets a password by a mailed link and ends all sessions; this also confirms the address. */ async resetPassword(token, newPassword) {
        const settings = await this.settings.all();
        const isFirst = await this.tokens.isFor(token, 'first-password');
        const userId = await this.tokens.findOwner(token, isFirst ? 'first-password' : 'reset-password');
        const known = await this.users.find(userId);
        // Checked before the token is used up, so that the same link works for another password.
        if (known) refusePassword(await passwordProblem(newPassword, settings, known), 'newPassword');
        const passwordHash = await hashPassword(newPassword);
        const user = await this.dataSource.transaction(async (manager)=>{
            const owner = await this.tokens.redeemToken(manager, token, userId);
            await this.tokens.revokeForPassword(manager, userId);
            const emailConfirmedAt = owner.emailConfirmedAt ?? new Date();
            await this.users.change(manager, userId, {
                passwordHash,
                emailConfirmedAt
            });
            await this.sessions.endAllSessions(userId, {
                manager
            });
            await this.emails.queueEmail(manager, owner.email, passwordChangedEmail(owner.displayName));
            return owner;
        });
        await this.attempts.clearAttempts({
            usernameKey: user.usernameKey,
            from: 'anywhere'
        });
        return user;
    }
    async changePassword(user, password, newPassword) {
        await this.checkPassword(user, password);
        refusePassword(await passwordProblem(newPassword, await this.settings.all(), user), 'newPassword');
        const passwordHash = await hashPassword(newPassword);
        await this.users.update(user.id, {
            passwordHash
        }, async (manager, id)=>{
            const { email, displayName } = await this.users.lock(manager, id) ?? user;
            await this.tokens.revokeForPassword(manager, id);
            await this.emails.queueEmail(manager, email, passwordChangedEmail(displayName));
        });
    }
    /** @throws ForbiddenException for a wrong password */ async checkPassword(user, password) {
        const attempted = {
            usernameKey: user.usernameKey,
            from: 'session'
        };
        await this.attempts.countAttempt(attempted);
        const known = await this.users.findWithSecrets(user.id);
        if (!known || !await verifyPassword(password, known.passwordHash)) {
            throw new ForbiddenException(errorBody('wrong_password', 'Le mot de passe actuel est incorrect.'));
        }
        await this.attempts.clearAttempts(attempted);
    }
    /** Refused, because a new session could not open any page; existing sessions continue after maintenance. */ async refuseInMaintenance({ isAdmin }) {
        if (isAdmin || !await this.settings.get('maintenanceMode')) return;
        throw new ServiceUnavailableException(errorBody('maintenance', "Le site est en maintenance : seuls les administrateurs peuvent s\u2019y connecter. Revenez dans quelques minutes."));
    }
    /** Within a transaction that holds the member. @param isAwaited from `ConfirmedEmailRule` */ async queueConfirmation(manager, { id, email, displayName }, isAwaited) {
        const token = await this.tokens.issueToken(manager, id, 'confirm-email');
        const content = confirmAddressEmail(this.config.publicUrl, displayName, token, isAwaited);
        await this.emails.queueEmail(manager, email, content);
    }
    async checkCode(user, attempted, code) {
        if (!code) {
            await this.attempts.uncountAttempt(attempted);
            const message = "Entrez le code de votre application d\u2019authentification.";
            throw new UnauthorizedException(errorBody('two_factor_required', message, {
                code: message
            }));
        }
        if (await this.twoFactor.accepts(user, code)) return;
        const message = "Ce code n\u2019est pas valable. Chaque code ne sert qu\u2019une fois : attendez le suivant.";
        throw new UnauthorizedException(errorBody('wrong_two_factor_code', message, {
            code: message
        }));
    }
}
AuthService = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof UsersService === "undefined" ? Object : UsersService,
        typeof SettingsService === "undefined" ? Object : SettingsService,
        typeof LoginAttemptsService === "undefined" ? Object : LoginAttemptsService,
        typeof AccountTokensService === "undefined" ? Object : AccountTokensService,
        typeof AccountInvitationsService === "undefined" ? Object : AccountInvitationsService,
        typeof SessionsService === "undefined" ? Object : SessionsService,
        typeof TwoFactorService === "undefined" ? Object : TwoFactorService,
        typeof ConfirmedEmailRule === "undefined" ? Object : ConfirmedEmailRule,
        typeof RegistrationProofsService === "undefined" ? Object : RegistrationProofsService,
        typeof EmailsService === "undefined" ? Object : EmailsService,
        typeof DomainEvents === "undefined" ? Object : DomainEvents,
        typeof Config === "undefined" ? Object : Config,
        typeof DataSource === "undefined" ? Object : DataSource
    ])
], AuthService);
function refuseSuspended(user) {
    if (isSuspended(user)) throw new ForbiddenException(errorBody('suspended', describeSuspension(user)));
}
function refusePassword(problem, field) {
    if (problem) throw new BadRequestException({
        message: problem,
        errors: {
            [field]: problem
        }
    });
}
//# sourceMappingURL=auth.service.js.map
