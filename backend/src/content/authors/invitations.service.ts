import {
  BadRequestException,
  ConflictException,
  ForbiddenException,
  Injectable,
  NotFoundException,
} from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Config } from '../../config.js';
import { ConfirmedEmailRule } from '../../members/auth/confirmed-email.js';
import type { User } from '../../members/users/user.entity.js';
import { UsersService } from '../../members/users/users.service.js';
import { AuditService } from '../../moderation/audit/audit.service.js';
import { errorBody } from '../../platform/common/error-codes.js';
import { foldAddress } from '../../platform/common/mailboxes.js';
import type { Page } from '../../platform/common/page-query.js';
import { isUniqueViolation } from '../../platform/database/violations.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { Subscribers } from '../../platform/domain-events/subscribers.js';
import { EmailsService } from '../../platform/email/emails.service.js';
import { ContributionsService } from '../contributions/contributions.service.js';
import { authorsOf, MAX_AUTHORS } from '../tutorials/signature.js';
import { TutorialAuthorsService } from '../tutorials/tutorial-authors.service.js';
import type { Tutorial } from '../tutorials/tutorial.entity.js';
import { isAuthor } from '../tutorials/tutorials.policy.js';
import { TutorialsService } from '../tutorials/tutorials.service.js';
import type { AuthorInvitation } from './author-invitation.entity.js';
import {
  toInvitationDto,
  toSentInvitationDto,
  type InvitationListDto,
  type SentInvitationDto,
} from './authors.dto.js';
import { invitationEmail } from './emails.js';
import { INVITATION_DAYS, InvitationsRepository } from './invitations.repository.js';
import { RetentionTask } from '../../platform/retention/retention-task.js';

/** Limit of pending invitations per tutorial; more could never all be accepted. */
export const MAX_INVITATIONS = 20;

/** Invites members to co-author a tutorial. */
@Injectable()
export class InvitationsService {
  constructor(
    private readonly contributions: ContributionsService,
    private readonly tutorials: TutorialsService,
    private readonly authors: TutorialAuthorsService,
    private readonly invitations: InvitationsRepository,
    private readonly users: UsersService,
    private readonly confirmedEmail: ConfirmedEmailRule,
    private readonly emails: EmailsService,
    private readonly audit: AuditService,
    private readonly events: DomainEvents,
    private readonly config: Config,
    private readonly dataSource: DataSource,
    subscribers: Subscribers,
  ) {
    subscribers.subscribe('author-invitations', {
      'author.invited': ({ payload }, { manager }) => this.deliverInvitation(payload.invitationId, manager),
    });
  }

  /**
   * Whether an address has an account is looked up only after the response, so all addresses get the same one: see
   * decision 13.
   * @param invitee a user name or an email address
   * @throws NotFoundException, ForbiddenException when the tutorial is not the member's
   * @throws BadRequestException when the user name does not exist
   * @throws ConflictException when they are an author or already invited, or too many invitations are pending
   */
  async invite(tutorialId: number, invitee: string, user: User): Promise<SentInvitationDto> {
    const known = await this.contributions.requireOwn(tutorialId, user, { toPublish: true });
    const isAddress = invitee.includes('@');
    const member = isAddress ? null : await this.users.findByUsername(invitee);
    if (!isAddress && !member) throw unknownMember();
    const isOwn = isAddress && foldAddress(invitee) === user.email && isAuthor(known, user);
    if (isOwn || (member && isAuthor(known, member))) throw alreadyAuthor();
    const row = {
      tutorialId,
      invitee: member?.username ?? foldAddress(invitee),
      userId: member?.id ?? null,
      invitedById: user.id,
    };
    const id = await this.insertInvitation(row, user).catch((error: unknown) => {
      throw isUniqueViolation(error) ? alreadyInvited() : error;
    });
    return toSentInvitationDto((await this.invitations.find(id))!);
  }

  /** @throws NotFoundException, ForbiddenException when the tutorial is not the member's */
  async withdraw(tutorialId: number, id: number, user: User): Promise<void> {
    await this.contributions.requireOwn(tutorialId, user);
    const invitation = await this.invitations.find(id);
    if (invitation?.tutorialId !== tutorialId) throw invitationOver();
    await this.dataSource.transaction(async (manager) => {
      await this.invitations.delete(manager, id);
      await this.events.publish(manager, 'author.invitation-ended', { tutorialId });
    });
  }

  async list(user: User, page: Page): Promise<InvitationListDto> {
    const [invitations, total] = await this.invitations.listFor(user.id, page);
    return { invitations: invitations.map(toInvitationDto), total };
  }

  /**
   * Adds the member to the authors.
   * @returns the tutorial
   * @throws NotFoundException when the invitation is not theirs or has ended
   * @throws ForbiddenException when the member is no contributor
   * @throws ConflictException when the tutorial has as many authors as allowed
   */
  async accept(id: number, user: User): Promise<{ tutorialId: number }> {
    return this.answerInvitation(id, user, async (manager, { tutorialId }, tutorial) => {
      if (!user.isContributor && !user.isAdmin) throw contributorsOnly();
      if (authorsOf(tutorial).length >= MAX_AUTHORS && !isAuthor(tutorial, user)) throw fullUp();
      await this.authors.addAuthor(manager, tutorialId, user.id);
      await this.events.publish(manager, 'author.joined', { tutorialId, authorId: user.id });
      return { tutorialId };
    });
  }

  /** @throws NotFoundException when the invitation is not theirs or has ended */
  async refuse(id: number, user: User): Promise<void> {
    await this.answerInvitation(id, user, (manager, { tutorialId, invitedById: userId }) =>
      this.events.publish(manager, 'author.refused', { tutorialId, authorId: user.id, userId }),
    );
  }

  @RetentionTask('invitations de coauteurs')
  async deleteOld(): Promise<void> {
    for (const tutorialId of await this.invitations.findTutorialsOfOld())
      await this.dataSource.transaction(async (manager) => {
        await this.invitations.deleteOld(manager, tutorialId);
        await this.events.publish(manager, 'author.invitation-ended', { tutorialId });
      });
  }

  /**
   * Runs in the transaction that deletes an account. Invitations already matched to it are deleted by the foreign key.
   */
  async forgetAddress(manager: EntityManager, email: string): Promise<void> {
    await this.invitations.forgetAddress(manager, email);
  }

  private async insertInvitation(
    row: Pick<AuthorInvitation, 'tutorialId' | 'invitee' | 'userId' | 'invitedById'>,
    actor: User,
  ): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const tutorial = await this.tutorials.lock(manager, row.tutorialId);
      if ((await this.invitations.listOf(row.tutorialId, manager)).length >= MAX_INVITATIONS) throw enough();
      const invitationId = await this.invitations.insertInvitation(manager, row);
      if (!isAuthor(tutorial, actor)) {
        await this.audit.record(manager, {
          actorId: actor.id,
          action: 'tutorial.invite-author',
          targetType: 'tutorial',
          targetId: row.tutorialId,
          before: { userId: row.userId, title: tutorial.title },
        });
      }
      await this.events.publish(manager, 'author.invited', { invitationId });
      return invitationId;
    });
  }

  /** Deletes all invitations of the member to this tutorial. */
  private async answerInvitation<T>(
    id: number,
    user: User,
    act: (manager: EntityManager, invitation: AuthorInvitation, tutorial: Tutorial) => Promise<T>,
  ): Promise<T> {
    const known = await this.invitations.find(id);
    if (known?.userId !== user.id) throw invitationOver();
    return this.dataSource.transaction(async (manager) => {
      const tutorial = await this.tutorials.lock(manager, known.tutorialId);
      const all = await this.invitations.findAllOf(manager, {
        tutorialId: known.tutorialId,
        userId: user.id,
      });
      const invitation = all.find((one) => one.id === id);
      // Withdrawn or answered a moment ago.
      if (!invitation) throw invitationOver();
      const done = await act(manager, invitation, tutorial);
      for (const one of all) await this.invitations.delete(manager, one.id);
      return done;
    });
  }

  /**
   * Looks up the recipient and publishes the event that notifies them, once per tutorial: only for the first
   * invitation.
   */
  private async deliverInvitation(id: number, manager: EntityManager): Promise<void> {
    const invitation = await this.invitations.find(id, manager);
    if (!invitation) return;
    const { tutorialId, invitee } = invitation;
    const user =
      invitation.userId === null
        ? await this.users.findByEmail(invitee, manager)
        : await this.users.lock(manager, invitation.userId);
    const mayGetMail =
      user && (user.emailConfirmedAt !== null || !(await this.confirmedEmail.isInForce(manager)));
    // An unconfirmed address may belong to somebody else.
    if (!user || (invitation.userId === null && !mayGetMail)) return;
    await this.invitations.assignTo(manager, id, user.id);
    const all = await this.invitations.findAllOf(manager, { tutorialId, userId: user.id });
    const tutorial = await this.tutorials.getWhole(tutorialId, manager);
    if (all.some((one) => one.id < id) || isAuthor(tutorial, user)) return;
    await this.events.publish(manager, 'author.invitation-delivered', { invitationId: id });
    if (!mayGetMail) return;
    const letter = {
      publicUrl: this.config.publicUrl,
      displayName: user.displayName,
      inviter: invitation.invitedBy?.displayName ?? null,
      tutorialTitle: tutorial.title,
      days: INVITATION_DAYS,
    };
    await this.emails.queueEmail(manager, user.email, invitationEmail(letter));
  }
}

function unknownMember(): BadRequestException {
  const message = 'Aucun membre n’a ce nom d’utilisateur.';
  return new BadRequestException({ message, errors: { invitee: message } });
}

const alreadyAuthor = () =>
  new ConflictException(errorBody('already_exists', 'Ce membre est déjà un des auteurs de ce tutoriel.'));
const alreadyInvited = () =>
  new ConflictException(
    errorBody('already_exists', 'Cette invitation a déjà été envoyée et attend une réponse.'),
  );
const enough = () =>
  new ConflictException(
    errorBody(
      'limit_reached',
      `Il y a déjà ${MAX_INVITATIONS} invitations sans réponse, le maximum. Reprenez-en une avant d’inviter quelqu’un d’autre.`,
    ),
  );
const fullUp = () =>
  new ConflictException(
    errorBody(
      'limit_reached',
      `Ce tutoriel a déjà ${MAX_AUTHORS} auteurs, le maximum. L’invitation vous attend.`,
    ),
  );
const invitationOver = () =>
  new NotFoundException(
    'Cette invitation n’existe plus : elle a été reprise, a reçu sa réponse ou a pris fin.',
  );
const contributorsOnly = () =>
  new ForbiddenException(
    errorBody(
      'contributors_only',
      'Pour écrire un tutoriel, devenez d’abord contributeur : cela prend un instant. L’invitation vous attend.',
    ),
  );
