import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CommentsService } from '../../community/comments/comments.service.js';
import { NewsletterService } from '../../community/newsletter/newsletter.service.js';
import { NotificationsService } from '../../community/notifications/notifications.service.js';
import { RatingsService } from '../../community/ratings/ratings.service.js';
import { InvitationsService } from '../../content/authors/invitations.service.js';
import { UploadedImagesService } from '../../content/images/uploaded-images.service.js';
import { TutorialAuthorsService } from '../../content/tutorials/tutorial-authors.service.js';
import { AuditService } from '../../moderation/audit/audit.service.js';
import { ReportsService } from '../../moderation/reports/reports.service.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { EventBacklog } from '../../platform/domain-events/event-backlog.js';
import { EmailsService } from '../../platform/email/emails.service.js';
import { AccountInvitationsService } from '../account-invitations/account-invitations.service.js';
import { SessionsService } from '../auth/sessions.service.js';
import { FormerAuthor } from '../public-pages/public-profile.entity.js';
import { findWithPublicPage } from '../public-pages/public-pages.js';
import { canModerate, type User } from '../users/user.entity.js';
import { isSuspended, UsersService } from '../users/users.service.js';
import type { AccountMergeDto } from './account-merges.dto.js';
import { mergedAwayEmail, mergedIntoEmail } from './emails.js';
import { keptSanctions, mergeProblem } from './merge-problem.js';
import type { Merge } from './merged-columns.js';
import {
  endFollows,
  forgetDraftKeys,
  moveCases,
  moveMailItems,
  moveProgress,
  moveRows,
  moveSubject,
  settleRequest,
} from './merged-rows.js';
import { countMoved, countRatedTwice } from './moved-counts.js';

/**
 * Moves everything from one account to another and deletes the first: see
 * docs/decisions/0017-accounts-and-what-is-deleted.md.
 */
@Injectable()
export class AccountMergesService {
  constructor(
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly accountInvitations: AccountInvitationsService,
    private readonly authors: TutorialAuthorsService,
    private readonly invitations: InvitationsService,
    private readonly images: UploadedImagesService,
    private readonly comments: CommentsService,
    private readonly ratings: RatingsService,
    private readonly notifications: NotificationsService,
    private readonly newsletter: NewsletterService,
    private readonly reports: ReportsService,
    private readonly audit: AuditService,
    private readonly backlog: EventBacklog,
    private readonly emails: EmailsService,
    private readonly events: DomainEvents,
    private readonly dataSource: DataSource,
  ) {}

  /** @throws NotFoundException */
  async preview({ from, into }: Merge, actor: User): Promise<AccountMergeDto> {
    const [gone, kept] = [await this.users.find(from), await this.users.find(into)];
    if (!gone || !kept) throw notFound();
    const { manager } = this.dataSource;
    return {
      problem: mergeProblem(gone, kept, actor) ?? null,
      moves: await countMoved(manager, from),
      ratedTwice: await countRatedTwice(manager, { from, into }),
    };
  }

  /**
   * @param reason recorded in the audit trail
   * @throws NotFoundException, ConflictException for the reasons in `mergeProblem`
   */
  async merge({ from, into }: Merge, reason: string, actor: User): Promise<User> {
    await this.dataSource.transaction(async (manager) => {
      const { gone, kept } = await this.lock(manager, { from, into });
      const problem = mergeProblem(gone, kept, actor);
      if (problem) throw new ConflictException(problem);
      await this.move(manager, gone, kept);
      const sanctions = keptSanctions(gone, kept);
      await this.users.change(manager, into, sanctions);
      await this.note(manager, gone, kept, sanctions, reason, actor);
      await this.end(manager, gone);
      if (sanctions.suspendedUntil) await this.sessions.endAllSessions(into, { manager });
      await this.events.publish(manager, 'public-page.changed', { userId: into });
      await this.events.publish(manager, 'member.rights-changed', { userId: into });
      await this.tell(manager, gone, { ...kept, ...sanctions });
    });
    await this.sessions.endAllSessions(from);
    return (await this.users.find(into))!;
  }

  /** Locks administrators first, then the members by id, so that two merges cannot deadlock. */
  private async lock(manager: EntityManager, { from, into }: Merge): Promise<{ gone: User; kept: User }> {
    await this.users.lockAdmins(manager);
    const known = new Map<number, User | null>();
    for (const id of [from, into].toSorted((one, other) => one - other))
      known.set(id, await this.users.lock(manager, id));
    const [gone, kept] = [known.get(from), known.get(into)];
    if (!gone || !kept) throw notFound();
    return { gone, kept };
  }

  private async move(manager: EntityManager, gone: User, kept: User): Promise<void> {
    const [from, into] = [gone.id, kept.id];
    const merge = { from, into };
    if ((await findWithPublicPage(manager, [from])).length > 0)
      await manager.insert(FormerAuthor, { id: from, userId: into });
    await this.images.releasePortrait(manager, gone);
    await this.authors.mergeMember(manager, from, into);
    await this.comments.mergeMember(manager, from, into);
    await this.ratings.mergeMember(manager, from, into);
    await this.notifications.mergeMember(manager, from, into);
    await this.reports.mergeMember(manager, from, into);
    await endFollows(manager, merge);
    await settleRequest(manager, merge, kept.isContributor);
    await forgetDraftKeys(manager, merge);
    await moveMailItems(manager, merge);
    await moveProgress(manager, merge);
    await moveCases(manager, merge, canModerate(kept));
    await moveSubject(manager, merge);
    await moveRows(manager, merge);
    // An unconfirmed address must not take over a subscription.
    if (gone.emailConfirmedAt && kept.emailConfirmedAt)
      await this.newsletter.mergeAddress(manager, gone.email, kept.email);
  }

  private async note(
    manager: EntityManager,
    { id: targetId, username, suspendedUntil, contributorRevoked }: User,
    kept: User,
    sanctions: Partial<User>,
    note: string,
    actor: User,
  ): Promise<void> {
    await this.audit.record(manager, {
      actorId: actor.id,
      action: 'user.merge',
      targetType: 'user',
      targetId,
      before: { username, suspendedUntil, contributorRevoked },
      after: { into: kept.username, ...sanctions },
      note,
    });
    await this.audit.mergeMember(manager, targetId, kept.id);
  }

  private async end(manager: EntityManager, { id, email }: User): Promise<void> {
    await this.invitations.forgetAddress(manager, email);
    await this.accountInvitations.forgetAddress(manager, email);
    await this.emails.deleteForRecipient(manager, email);
    await this.backlog.forgetMember(manager, id);
    // Deleting the row cascades to sessions, links, codes and preferences.
    await this.users.delete(manager, id);
    await this.events.publish(manager, 'public-page.gone', {});
  }

  private async tell(manager: EntityManager, gone: User, kept: User): Promise<void> {
    await this.emails.queueEmail(manager, gone.email, mergedAwayEmail(gone, kept));
    const suspension = isSuspended(kept) && kept.suspendedUntil === gone.suspendedUntil ? kept : null;
    await this.emails.queueEmail(manager, kept.email, mergedIntoEmail(kept, gone, suspension));
  }
}

function notFound(): NotFoundException {
  return new NotFoundException('Un des deux membres n’existe pas.');
}
