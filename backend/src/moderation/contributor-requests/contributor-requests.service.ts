import { BadRequestException, ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, In, LessThan, Not, type EntityManager, type Repository } from 'typeorm';
import { DAY_MS } from '@passerelle/api-client/durations';
import { Config } from '../../config.js';
import { User } from '../../members/users/user.entity.js';
import { isSuspended, UsersService } from '../../members/users/users.service.js';
import { errorBody } from '../../platform/common/error-codes.js';
import type { Page } from '../../platform/common/page-query.js';
import { isUniqueViolation } from '../../platform/database/violations.js';
import { updateInBatches } from '../../platform/database/update-in-batches.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { EmailsService } from '../../platform/email/emails.service.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { AuditService } from '../audit/audit.service.js';
import { ContributorRequest, type RequestStatus } from './contributor-request.entity.js';
import { acceptedEmail, refusedEmail } from './emails.js';
import { RetentionTask, textsExpireBefore } from '../../platform/retention/retention-task.js';

/** Days between a refusal and the next request. */
export const PAUSE_DAYS = 30;

export interface RequestWithMember {
  request: ContributorRequest;
  member: User;
}

/** Requests for the right to publish, for sites that require them and for members who lost the right. */
@Injectable()
export class ContributorRequestsService {
  constructor(
    @InjectRepository(ContributorRequest) private readonly requests: Repository<ContributorRequest>,
    private readonly users: UsersService,
    private readonly settings: SettingsService,
    private readonly audit: AuditService,
    private readonly events: DomainEvents,
    private readonly emails: EmailsService,
    private readonly config: Config,
    private readonly dataSource: DataSource,
  ) {}

  /** The member's latest request; null if there is none. */
  async latestOf({ id: userId }: Pick<User, 'id'>): Promise<ContributorRequest | null> {
    return this.requests.findOne({ where: { userId }, order: { id: 'DESC' } });
  }

  /** @throws ConflictException when no request is needed, one is pending, or one was refused recently */
  async ask({ id: userId }: User, message: string): Promise<ContributorRequest> {
    const row = {
      userId,
      openKey: userId,
      message,
      status: 'pending' as const,
      answer: null,
      answeredBy: null,
      answeredAt: null,
      createdAt: new Date(),
    };
    try {
      return await this.dataSource.transaction(async (manager) => {
        // Waits for a concurrent decision.
        const member = await this.users.lock(manager, userId);
        if (!member) throw notFound();
        this.refuseWithoutNeed(member);
        const latest = await manager.findOne(ContributorRequest, {
          where: { userId },
          order: { id: 'DESC' },
        });
        refuseTooSoon(latest);
        const { identifiers } = await manager.insert(ContributorRequest, row);
        const { id } = identifiers[0] as { id: number };
        await this.events.publish(manager, 'contributor.asked', { userId });
        return { id, ...row };
      });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw waitsAlready();
    }
  }

  /** Pending ones oldest first, decided ones latest first. */
  async list(
    status: RequestStatus,
    { limit, offset }: Page,
  ): Promise<{ requests: RequestWithMember[]; total: number }> {
    const order = { id: status === 'pending' ? 'ASC' : 'DESC' } as const;
    const [rows, total] = await this.requests.findAndCount({
      where: { status },
      order,
      take: limit,
      skip: offset,
    });
    const people = await this.requests.manager.findBy(User, { id: In(rows.map(({ userId }) => userId)) });
    const byId = new Map(people.map((person) => [person.id, person]));
    const requests = rows.flatMap((request) => {
      const member = byId.get(request.userId);
      return member ? [{ request, member }] : [];
    });
    return { requests, total };
  }

  /**
   * @param answer shown to the member
   * @throws NotFoundException, BadRequestException for a refusal without a reason, ConflictException when already
   * decided
   */
  async decide(id: number, isAccepted: boolean, answer: string | null, actor: User): Promise<void> {
    if (!isAccepted && !answer) {
      const message = 'Dites au membre pourquoi sa demande est refusée.';
      throw new BadRequestException({ message, errors: { answer: message } });
    }
    await this.dataSource.transaction(async (manager) => {
      const known = await manager.findOneBy(ContributorRequest, { id });
      const member = known && (await this.users.lock(manager, known.userId));
      if (!member) throw notFound();
      if (isAccepted && isSuspended(member)) {
        throw new ConflictException('Ce compte est suspendu ; levez d’abord la suspension.');
      }
      if (!isAccepted && member.isContributor) {
        throw new ConflictException('Ce membre peut déjà publier : acceptez sa demande pour la clore.');
      }
      const decided = { openKey: null, answer, answeredBy: actor.id, answeredAt: new Date() };
      const status = isAccepted ? ('accepted' as const) : ('refused' as const);
      const { affected } = await manager.update(
        ContributorRequest,
        { id, status: 'pending' },
        { ...decided, status },
      );
      if (!affected) throw new ConflictException('Cette demande a déjà une réponse ; rechargez la liste.');
      await (isAccepted
        ? this.accept(manager, member, actor, answer)
        : this.refuse(manager, member, actor, answer!));
    });
  }

  /** Empties the texts of requests decided before a date; the decision is kept. */
  @RetentionTask('demandes de contributeurs')
  async forgetTexts(answeredBefore = textsExpireBefore()): Promise<void> {
    const old = { answeredAt: LessThan(answeredBefore), message: Not('') };
    await updateInBatches(this.requests, old, { message: '', answer: null });
  }

  private async accept(
    manager: EntityManager,
    member: User,
    actor: User,
    answer: string | null,
  ): Promise<void> {
    const { id: userId, email, displayName } = member;
    await this.users.change(manager, userId, { isContributor: true, contributorRevoked: false });
    await this.record(manager, 'user.grant-contributor', userId, actor, answer);
    await this.events.publish(manager, 'member.moderated', {
      userId,
      decision: 'contributor-granted',
      reason: answer,
    });
    await this.events.publish(manager, 'member.rights-changed', { userId });
    await this.emails.queueEmail(manager, email, acceptedEmail(this.config.publicUrl, displayName, answer));
  }

  private async refuse(manager: EntityManager, member: User, actor: User, answer: string): Promise<void> {
    const { id: userId, email, displayName } = member;
    await this.record(manager, 'user.refuse-contributor', userId, actor, answer);
    await this.events.publish(manager, 'member.moderated', {
      userId,
      decision: 'contributor-refused',
      reason: answer,
    });
    await this.emails.queueEmail(
      manager,
      email,
      refusedEmail(this.config.publicUrl, displayName, answer, PAUSE_DAYS),
    );
  }

  private async record(
    manager: EntityManager,
    action: string,
    targetId: number,
    actor: User,
    note: string | null,
  ): Promise<void> {
    await this.audit.record(manager, { actorId: actor.id, action, targetType: 'user', targetId, note });
  }

  private refuseWithoutNeed({ isContributor, isAdmin, contributorRevoked }: User): void {
    if (isContributor || isAdmin) throw new ConflictException('Vous pouvez déjà publier des tutoriels.');
    if (this.settings.rules.contributorsAsk || contributorRevoked) return;
    throw new ConflictException('Sur ce site, vous devenez contributeur sans le demander.');
  }
}

function refuseTooSoon(latest: ContributorRequest | null): void {
  if (latest?.status === 'pending') throw waitsAlready();
  if (latest?.status !== 'refused' || !latest.answeredAt) return;
  const days = Math.ceil((latest.answeredAt.getTime() + PAUSE_DAYS * DAY_MS - Date.now()) / DAY_MS);
  if (days < 1) return;
  const when = days > 1 ? `dans ${days} jours` : 'demain';
  throw new ConflictException(`Votre dernière demande a été refusée : vous pourrez la renouveler ${when}.`);
}

function waitsAlready(): ConflictException {
  return new ConflictException(
    errorBody('already_exists', 'Votre demande est déjà entre les mains des administrateurs.'),
  );
}

function notFound(): NotFoundException {
  return new NotFoundException('Cette demande n’existe pas.');
}
