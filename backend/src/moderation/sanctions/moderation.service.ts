import { beginningOf } from '@passerelle/api-client/text-length';
import {
  BadRequestException,
  ConflictException,
  ForbiddenException,
  Injectable,
  NotFoundException,
} from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Page } from '../../platform/common/page-query.js';
import { AuditService } from '../audit/audit.service.js';
import { SessionsService } from '../../members/auth/sessions.service.js';
import type { Decision } from '../../platform/domain-events/domain-event-types.js';
import { errorBody } from '../../platform/common/error-codes.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { EmailsService } from '../../platform/email/emails.service.js';
import { FOREVER, type User } from '../../members/users/user.entity.js';
import type { UserFilter, UserSelection } from '../../members/users/users.repository.js';
import { UsersService } from '../../members/users/users.service.js';
import { suspendedEmail, suspensionLiftedEmail } from './emails.js';
import type { Rights } from './moderation.dto.js';
import { endProblem, maySanction, rightsProblem, suspensionProblem } from './moderation.policy.js';

/** Length of the column. */
const MAX_REASON = 500;

const decisions = {
  'user.grant-admin': 'admin-granted',
  'user.revoke-admin': 'admin-revoked',
  'user.grant-moderator': 'moderator-granted',
  'user.revoke-moderator': 'moderator-revoked',
  'user.grant-reviewer': 'reviewer-granted',
  'user.revoke-reviewer': 'reviewer-revoked',
  'user.grant-contributor': 'contributor-granted',
  'user.revoke-contributor': 'contributor-revoked',
  'user.suspend': 'suspended',
  'user.lift-suspension': 'suspension-lifted',
} as const satisfies Record<string, Decision>;
type Action = keyof typeof decisions;

const rightActions = {
  isAdmin: { given: 'user.grant-admin', taken: 'user.revoke-admin' },
  isModerator: { given: 'user.grant-moderator', taken: 'user.revoke-moderator' },
  isReviewer: { given: 'user.grant-reviewer', taken: 'user.revoke-reviewer' },
  isContributor: { given: 'user.grant-contributor', taken: 'user.revoke-contributor' },
} as const satisfies Record<keyof Rights, Record<'given' | 'taken', Action>>;

/** Roles and sanctions of members. */
@Injectable()
export class ModerationService {
  constructor(
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly audit: AuditService,
    private readonly events: DomainEvents,
    private readonly emails: EmailsService,
    private readonly dataSource: DataSource,
  ) {}

  async list(
    filter: UserFilter,
    selection: UserSelection,
    page: Page,
  ): Promise<{ users: User[]; total: number; older: number | undefined }> {
    return this.users.list(filter, selection, page);
  }

  /** @throws NotFoundException */
  async get(id: number): Promise<User> {
    const user = await this.users.find(id);
    if (!user) throw notFound();
    return user;
  }

  /**
   * Grants and revokes roles; unchanged ones are ignored. A member who loses the right to publish cannot restore it.
   * @param reason recorded in the audit trail, and shown to a member who loses a role
   * @throws NotFoundException, ConflictException for the last administrator and for suspended members
   */
  async setRights(id: number, rights: Rights, reason: string | null, actor: User): Promise<User> {
    return this.dataSource.transaction(async (manager) => {
      const { user, isLastAdmin } = await this.lock(manager, id);
      const names = (Object.keys(rightActions) as (keyof Rights)[]).filter(
        (name) => rights[name] !== undefined && rights[name] !== user[name],
      );
      const changing = Object.fromEntries(names.map((name) => [name, rights[name]])) as Rights;
      const problem = rightsProblem(user, changing, isLastAdmin);
      if (problem) throw new ConflictException(problem);
      let changed = user;
      for (const name of names) {
        const action = rightActions[name][rights[name] ? 'given' : 'taken'];
        changed = await this.change(manager, changed, { [name]: rights[name] }, actor, action, reason);
      }
      if (changing.isContributor !== undefined) {
        const contributorRevoked = !changing.isContributor;
        await this.users.change(manager, id, { contributorRevoked });
        changed = { ...changed, contributorRevoked };
      }
      if (names.length > 0) await this.events.publish(manager, 'member.rights-changed', { userId: id });
      return changed;
    });
  }

  /**
   * Suspends a member, ends their sessions and tells them the reason.
   * @param until null for an indefinite suspension
   * @throws NotFoundException, BadRequestException, ForbiddenException, ConflictException for administrators
   */
  async suspend(id: number, until: Date | null, reason: string, actor: User): Promise<User> {
    return this.dataSource.transaction((manager) => this.suspendWithin(manager, id, until, reason, actor));
  }

  /** Same, within a transaction; notifies the member unless a decision does. */
  async suspendWithin(
    manager: EntityManager,
    id: number,
    until: Date | null,
    reason: string,
    actor: User,
    { isToldByDecision = false } = {},
  ): Promise<User> {
    const message = until && endProblem(until);
    if (message) throw new BadRequestException({ message, errors: { until: message } });
    const { user } = await this.lock(manager, id);
    requireSanction(actor, user);
    const problem = suspensionProblem(user);
    if (problem) throw new ConflictException(problem);
    const changes = { suspendedUntil: until ?? FOREVER, suspensionReason: beginningOf(reason, MAX_REASON) };
    if (isToldByDecision) {
      // A decision never shortens an existing suspension.
      if (user.suspendedUntil && user.suspendedUntil >= changes.suspendedUntil) return user;
      await this.write(manager, user, changes, actor, 'user.suspend', reason);
      await this.events.publish(manager, 'public-page.changed', { userId: id });
      await this.sessions.endAllSessions(id, { manager });
      return { ...user, ...changes };
    }
    await this.sessions.endAllSessions(id, { manager });
    const changed = await this.change(manager, user, changes, actor, 'user.suspend', reason);
    await this.emails.queueEmail(manager, changed.email, suspendedEmail(changed));
    return changed;
  }

  /** Records a warning; the decision notifies the member. @throws NotFoundException, ForbiddenException */
  async warn(manager: EntityManager, id: number, note: string, actor: User): Promise<void> {
    const { user } = await this.lock(manager, id);
    requireSanction(actor, user);
    const entry = { actorId: actor.id, action: 'user.warn', targetType: 'user', targetId: id, note };
    await this.audit.record(manager, entry);
  }

  /**
   * Lifts a suspension by its end date, if it is still current; the decision notifies the member.
   * @param other another suspension that remains
   * @throws ForbiddenException
   */
  async liftSuspensionOf(
    manager: EntityManager,
    id: number,
    until: Date,
    actor: User,
    other?: { suspendedUntil: Date | null; reason: string },
  ): Promise<void> {
    const user = await this.users.lock(manager, id);
    if (user?.suspendedUntil?.getTime() !== until.getTime()) return;
    requireSanction(actor, user);
    const changes = {
      suspendedUntil: other?.suspendedUntil ?? null,
      suspensionReason: other ? beginningOf(other.reason, MAX_REASON) : null,
    };
    if (changes.suspendedUntil && changes.suspendedUntil >= until) return;
    const action = changes.suspendedUntil ? 'user.suspend' : 'user.lift-suspension';
    await this.write(manager, user, changes, actor, action);
    await this.events.publish(manager, 'public-page.changed', { userId: id });
  }

  /** Lifts a suspension; does nothing if the member is not suspended. @throws NotFoundException, ForbiddenException */
  async liftSuspension(id: number, actor: User): Promise<User> {
    return this.dataSource.transaction(async (manager) => {
      const { user: known } = await this.lock(manager, id);
      requireSanction(actor, known);
      if (!known.suspendedUntil) return known;
      const changes = { suspendedUntil: null, suspensionReason: null };
      const changed = await this.change(manager, known, changes, actor, 'user.lift-suspension');
      await this.emails.queueEmail(manager, changed.email, suspensionLiftedEmail(changed));
      return changed;
    });
  }

  /** Ends all sessions of a member; resolves to their number. @throws NotFoundException, ForbiddenException */
  async endSessions(id: number, actor: User): Promise<number> {
    const member = await this.get(id);
    requireSanction(actor, member);
    const { id: targetId } = member;
    return this.dataSource.transaction(async (manager) => {
      const ended = await this.sessions.endAllSessions(targetId, { manager });
      await this.audit.record(manager, {
        actorId: actor.id,
        action: 'user.end-sessions',
        targetType: 'user',
        targetId,
        before: { sessions: ended },
        after: { sessions: 0 },
      });
      return ended;
    });
  }

  /**
   * Always locks the administrators before the member: audit entries reference them too, and another order could
   * deadlock.
   * @throws NotFoundException
   */
  private async lock(manager: EntityManager, id: number): Promise<{ user: User; isLastAdmin: boolean }> {
    const isLastAdmin = await this.users.isLastAdmin(manager, id);
    const user = await this.users.lock(manager, id);
    if (!user) throw notFound();
    return { user, isLastAdmin };
  }

  private async change(
    manager: EntityManager,
    user: User,
    changes: Partial<User>,
    actor: User,
    action: Action,
    note: string | null = null,
  ): Promise<User> {
    await this.write(manager, user, changes, actor, action, note);
    if (user.id !== actor.id) {
      const payload = { userId: user.id, decision: decisions[action], reason: note };
      await this.events.publish(manager, 'member.moderated', payload);
    }
    return { ...user, ...changes };
  }

  private async write(
    manager: EntityManager,
    user: User,
    changes: Partial<User>,
    actor: User,
    action: Action,
    note: string | null = null,
  ): Promise<void> {
    const names = Object.keys(changes) as (keyof User)[];
    const before = Object.fromEntries(names.map((name) => [name, user[name]]));
    await this.users.change(manager, user.id, changes);
    await this.audit.record(manager, {
      actorId: actor.id,
      action,
      targetType: 'user',
      targetId: user.id,
      before,
      after: changes,
      note,
    });
  }
}

function requireSanction(actor: User, member: User): void {
  if (maySanction(actor, member)) return;
  throw new ForbiddenException(
    errorBody('admins_only', 'Seul un administrateur peut sanctionner un modérateur ou un administrateur.'),
  );
}

function notFound(): NotFoundException {
  return new NotFoundException('Ce membre n’existe pas.');
}
