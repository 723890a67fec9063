import {
  BadRequestException,
  ForbiddenException,
  Injectable,
  ServiceUnavailableException,
  UnauthorizedException,
} from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { errorBody } from '../../platform/common/error-codes.js';
import { Config } from '../../config.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { EmailsService } from '../../platform/email/emails.service.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { isReservedName } from '../users/reserved-names.js';
import { canModerate, describeSuspension, type User } from '../users/user.entity.js';
import { isSuspended, UsersService } from '../users/users.service.js';
import { AccountInvitationsService } from '../account-invitations/account-invitations.service.js';
import { NO_MORE_CONTRIBUTOR } from './access.guard.js';
import { AccountTokensService } from './account-tokens.service.js';
import type { ContributorBody, LoginBody, ProfileBody, RegisterBody } from './auth.dto.js';
import { ConfirmedEmailRule } from './confirmed-email.js';
import { confirmAddressEmail, passwordChangedEmail } from './emails.js';
import { refuseUnknownExpertise } from './expertise-problem.js';
import { LoginAttemptsService, type AttemptKey } from './login-attempts.service.js';
import { passwordProblem } from './password-rules.js';
import { hashPassword, verifyPassword } from './password.js';
import { RegistrationProofsService } from './registration-proofs.service.js';
import { SessionsService } from './sessions.service.js';
import { TwoFactorService } from './two-factor.service.js';

const TO_BE_ASKED =
  'Sur ce site, un administrateur décide de qui publie : faites-en la demande sur la page « Devenir contributeur ».';
type Also = (manager: EntityManager) => Promise<void>;

const WRONG = "Nom d'utilisateur ou mot de passe incorrect.";

@Injectable()
export class AuthService {
  constructor(
    private readonly users: UsersService,
    private readonly settings: SettingsService,
    private readonly attempts: LoginAttemptsService,
    private readonly tokens: AccountTokensService,
    private readonly invitations: AccountInvitationsService,
    private readonly sessions: SessionsService,
    private readonly twoFactor: TwoFactorService,
    private readonly confirmedEmail: ConfirmedEmailRule,
    private readonly proofs: RegistrationProofsService,
    private readonly emails: EmailsService,
    private readonly events: DomainEvents,
    private readonly config: Config,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * The member with this name, password and, if required, second factor. An unknown name takes the same time and gives
   * the same error as a wrong password.
   * @param key the name's key, from `usernameKeyFor`
   * @param browser id of the browser, if it is known for that name
   * @throws UnauthorizedException, TooManyRequestsException after too many failures, ForbiddenException when suspended,
   * ServiceUnavailableException in maintenance mode, except for administrators
   */
  async signIn(
    key: string,
    { password, code }: Omit<LoginBody, 'username'>,
    browser?: string,
  ): Promise<User> {
    const attempted: AttemptKey = { usernameKey: key, from: browser ? { browser } : 'anywhere' };
    await this.attempts.countAttempt(attempted);
    const user = await this.users.findForSignIn(key);
    if (!(await verifyPassword(password, user?.passwordHash ?? null)) || !user) {
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
   */
  async register(body: RegisterBody): Promise<User> {
    const settings = await this.settings.all();
    const invitation = body.invitation ? await this.invitations.find(body.invitation) : null;
    if (!settings.enableNewRegistrations && !invitation) {
      throw new ForbiddenException(errorBody('closed', 'Les inscriptions sont fermées pour le moment.'));
    }
    refusePassword(await passwordProblem(body.password, settings, body), 'password');
    refuseUnknownExpertise(body.expertise ?? [], this.settings.appearance);
    this.refuseReservedName(body.displayName);
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
      website: (isContributor && body.website) || null,
      socialLinks: (isContributor && body.socialLinks) || [],
      expertise: (isContributor && body.expertise) || [],
      ...(isConfirmed && { emailConfirmedAt: new Date() }),
    };
    return this.users.create(registration, async (manager, id) => {
      await this.users.refuseSuspendedMailbox(manager, body.email);
      await spendProof?.(manager);
      if (invitation) await this.invitations.redeem(manager, invitation);
      if (!isConfirmed) await this.queueConfirmation(manager, { id, ...registration }, isAwaited);
    });
  }

  /** @throws BadRequestException when a member takes a name of the site's own people */
  async changeProfile(user: User, { displayName, bio, website, avatar }: ProfileBody): Promise<User> {
    if (displayName !== user.displayName && !canModerate(user)) this.refuseReservedName(displayName);
    const changes = {
      displayName,
      ...(bio === undefined ? {} : { bio }),
      ...(website === undefined ? {} : { website }),
      ...(avatar === undefined ? {} : { avatar }),
    };
    return this.users.update(user.id, changes, (manager, userId) =>
      this.events.publish(manager, 'profile.changed', { userId }),
    );
  }

  /**
   * Same as the option on the registration form, afterwards. Contributors stay contributors.
   * @throws ForbiddenException when an administrator has revoked the right, or it must be requested
   */
  async becomeContributor({ id }: User, body: ContributorBody): Promise<User> {
    const { website, socialLinks, expertise } = body;
    refuseUnknownExpertise(expertise ?? [], this.settings.appearance);
    const changes = {
      isContributor: true,
      ...(website === undefined ? {} : { website }),
      ...(socialLinks ? { socialLinks } : {}),
      ...(expertise ? { expertise } : {}),
    };
    if (this.settings.rules.contributorsAsk)
      throw new ForbiddenException(errorBody('forbidden', TO_BE_ASKED));
    return this.users.update(id, changes, async (manager) => {
      const member = await this.users.lock(manager, id);
      if (member?.contributorRevoked)
        throw new ForbiddenException(errorBody('forbidden', NO_MORE_CONTRIBUTOR));
      // The public profile shows website, links and expertise.
      await this.events.publish(manager, 'profile.changed', { userId: id });
    });
  }

  /** Mails the link that confirms an address, unless it is confirmed. */
  async sendConfirmation({ id }: User): Promise<void> {
    const isAwaited = await this.confirmedEmail.isInForce();
    await this.dataSource.transaction(async (manager) => {
      // Reads the current address under the lock: a link to a former one would confirm the new one.
      const user = await this.users.lock(manager, id);
      if (user && !user.emailConfirmedAt) await this.queueConfirmation(manager, user, isAwaited);
    });
  }

  async confirmEmail(token: string): Promise<void> {
    const userId = await this.tokens.findOwner(token, 'confirm-email');
    await this.dataSource.transaction(async (manager) => {
      const owner = await this.users.lock(manager, userId);
      await this.tokens.redeemForAddress(manager, token, userId, owner?.email ?? '');
      await this.users.change(manager, userId, { emailConfirmedAt: new Date() });
    });
  }

  /** Sets a password by a mailed link and ends all sessions; this also confirms the address. */
  async resetPassword(token: string, newPassword: string): Promise<User> {
    const settings = await this.settings.all();
    const isFirst = await this.tokens.isFor(token, 'first-password');
    const userId = await this.tokens.findOwner(token, isFirst ? 'first-password' : 'reset-password');
    const known = await this.users.find(userId);
    // Checked before the token is used up, so that the same link works for another password.
    if (known) refusePassword(await passwordProblem(newPassword, settings, known), 'newPassword');
    const passwordHash = await hashPassword(newPassword);
    const user = await this.dataSource.transaction(async (manager) => {
      const owner = await this.tokens.redeemToken(manager, token, userId);
      await this.tokens.revokeForPassword(manager, userId);
      const emailConfirmedAt = owner.emailConfirmedAt ?? new Date();
      await this.users.change(manager, userId, { passwordHash, emailConfirmedAt });
      await this.sessions.endAllSessions(userId, { manager });
      await this.emails.queueEmail(manager, owner.email, passwordChangedEmail(owner.displayName));
      return owner;
    });
    await this.attempts.clearAttempts({ usernameKey: user.usernameKey, from: 'anywhere' });
    return user;
  }

  /** @param also ends the other sessions, in the same transaction */
  async changePassword(user: User, password: string, newPassword: string, also: Also): Promise<void> {
    await this.checkPassword(user, password);
    refusePassword(await passwordProblem(newPassword, await this.settings.all(), user), 'newPassword');
    const passwordHash = await hashPassword(newPassword);
    await this.users.update(user.id, { passwordHash }, async (manager, id) => {
      const { email, displayName } = (await this.users.lock(manager, id)) ?? user;
      await this.tokens.revokeForPassword(manager, id);
      await also(manager);
      await this.emails.queueEmail(manager, email, passwordChangedEmail(displayName));
    });
  }

  /** @throws ForbiddenException for a wrong password */
  async checkPassword(user: User, password: string): Promise<void> {
    const attempted: AttemptKey = { usernameKey: user.usernameKey, from: 'session' };
    await this.attempts.countAttempt(attempted);
    const known = await this.users.findWithSecrets(user.id);
    if (!known || !(await verifyPassword(password, known.passwordHash))) {
      throw new ForbiddenException(errorBody('wrong_password', 'Le mot de passe actuel est incorrect.'));
    }
    await this.attempts.clearAttempts(attempted);
  }

  /** Refused, because a new session could not open any page; existing sessions continue after maintenance. */
  private async refuseInMaintenance({ isAdmin }: User): Promise<void> {
    if (isAdmin || !(await this.settings.get('maintenanceMode'))) return;
    throw new ServiceUnavailableException(
      errorBody(
        'maintenance',
        'Le site est en maintenance : seuls les administrateurs peuvent s’y connecter. Revenez dans quelques minutes.',
      ),
    );
  }

  /** Within a transaction that holds the member. @param isAwaited from `ConfirmedEmailRule` */
  async queueConfirmation(
    manager: EntityManager,
    { id, email, displayName }: Pick<User, 'id' | 'email' | 'displayName'>,
    isAwaited: boolean,
  ): Promise<void> {
    const token = await this.tokens.issueToken(manager, id, 'confirm-email');
    const content = confirmAddressEmail(this.config.publicUrl, displayName, token, isAwaited);
    await this.emails.queueEmail(manager, email, content);
  }

  private refuseReservedName(displayName: string): void {
    const { siteName } = this.settings.present;
    const { mailSender } = this.settings.appearance;
    if (!isReservedName(displayName, [siteName, mailSender ?? ''])) return;
    const message = 'Ce nom est réservé à l’équipe du site. Choisissez-en un autre.';
    throw new BadRequestException({ message, errors: { displayName: message } });
  }

  private async checkCode(user: User, attempted: AttemptKey, code: string | null | undefined): Promise<void> {
    if (!code) {
      await this.attempts.uncountAttempt(attempted);
      const message = 'Entrez le code de votre application d’authentification.';
      throw new UnauthorizedException(errorBody('two_factor_required', message, { code: message }));
    }
    if (await this.twoFactor.accepts(user, code)) return;
    const message = 'Ce code n’est pas valable. Chaque code ne sert qu’une fois : attendez le suivant.';
    throw new UnauthorizedException(errorBody('wrong_two_factor_code', message, { code: message }));
  }
}

function refuseSuspended(user: User): void {
  if (isSuspended(user)) throw new ForbiddenException(errorBody('suspended', describeSuspension(user)));
}

function refusePassword(problem: string | undefined, field: string): void {
  if (problem) throw new BadRequestException({ message: problem, errors: { [field]: problem } });
}
