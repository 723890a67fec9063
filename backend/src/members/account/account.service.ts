import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../../moderation/audit/audit.service.js';
import { AccountInvitationsService } from '../account-invitations/account-invitations.service.js';
import { AuthService } from '../auth/auth.service.js';
import { SessionsService } from '../auth/sessions.service.js';
import { CommentsService } from '../../community/comments/comments.service.js';
import { errorBody } from '../../platform/common/error-codes.js';
import type { Page } from '../../platform/common/page-query.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { EventBacklog } from '../../platform/domain-events/event-backlog.js';
import { EmailsService } from '../../platform/email/emails.service.js';
import { NewsletterService } from '../../community/newsletter/newsletter.service.js';
import { RatingsService } from '../../community/ratings/ratings.service.js';
import { AppealsService } from '../../moderation/appeals/appeals.service.js';
import { DecisionsService } from '../../moderation/decisions/decisions.service.js';
import { ReportsService } from '../../moderation/reports/reports.service.js';
import { UploadedImagesService } from '../../content/images/uploaded-images.service.js';
import { InvitationsService } from '../../content/authors/invitations.service.js';
import { TrashService } from '../../content/tutorials/trash.service.js';
import { TutorialAuthorsService } from '../../content/tutorials/tutorial-authors.service.js';
import type { User } from '../users/user.entity.js';
import { toUserDto } from '../users/users.dto.js';
import { UsersService } from '../users/users.service.js';
import type { AccountExportDto, ActivityKind, ProfileCountersDto } from './account.dto.js';
import { deletionProblem } from './account.policy.js';
import { ActivityRepository, type Activity } from './activity.repository.js';
import { accountDeletedEmail } from './emails.js';
import { MemberDataRepository } from './member-data.repository.js';

export interface ActivityPage {
  activity: Activity[];
  total: number;
}

/** A member's data: access, export and deletion. */
@Injectable()
export class AccountService {
  constructor(
    private readonly auth: AuthService,
    private readonly accountInvitations: AccountInvitationsService,
    private readonly sessions: SessionsService,
    private readonly users: UsersService,
    private readonly authors: TutorialAuthorsService,
    private readonly invitations: InvitationsService,
    private readonly comments: CommentsService,
    private readonly ratings: RatingsService,
    private readonly appeals: AppealsService,
    private readonly decisions: DecisionsService,
    private readonly reports: ReportsService,
    private readonly audit: AuditService,
    private readonly newsletter: NewsletterService,
    private readonly emails: EmailsService,
    private readonly trash: TrashService,
    private readonly images: UploadedImagesService,
    private readonly memberData: MemberDataRepository,
    private readonly activities: ActivityRepository,
    private readonly backlog: EventBacklog,
    private readonly events: DomainEvents,
    private readonly dataSource: DataSource,
  ) {}

  async export(user: User): Promise<AccountExportDto> {
    return {
      exportedAt: new Date().toISOString(),
      account: toUserDto(user),
      lastSeenAt: user.lastSeenAt?.toISOString() ?? null,
      // Only the proven owner of an address may learn whether it is subscribed.
      newsletter: user.emailConfirmedAt !== null && (await this.newsletter.has(user.email)),
      data: await this.memberData.rowsOf(user.id),
    };
  }

  /**
   * Deletes a member and their data. Tutorials stay without an author, reports without a reporter: see
   * docs/decisions/0017-accounts-and-what-is-deleted.md.
   * @throws ForbiddenException for a wrong password, ConflictException for the last administrator
   */
  async delete(user: User, password: string): Promise<void> {
    await this.auth.checkPassword(user, password);
    await this.erase(user);
  }

  /**
   * Same, without a password; the caller has checked the permission.
   * @param also runs last, in the same transaction, with the deleted member
   * @throws NotFoundException, ConflictException for the last administrator
   */
  async erase({ id }: User, also?: (manager: EntityManager, user: User) => Promise<void>): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await this.trash.eraseMembersTrash(manager, id);
      await this.authors.forgetMember(manager, id);
      const problem = deletionProblem(await this.users.isLastAdmin(manager, id));
      if (problem) throw new ConflictException(errorBody('last_admin', problem));
      const user = await this.users.lock(manager, id);
      if (!user) throw notFound();
      await this.invitations.forgetAddress(manager, user.email);
      await this.images.releasePortrait(manager, user);
      await this.accountInvitations.forgetAddress(manager, user.email);
      await this.comments.forgetMember(manager, id);
      await this.ratings.forgetMember(manager, id);
      await this.appeals.forgetMember(manager, id);
      await this.decisions.forgetMember(manager, id);
      await this.reports.forgetMember(manager, id);
      await this.audit.forgetMember(manager, id);
      await this.backlog.forgetMember(manager, id);
      if (user.emailConfirmedAt) await this.newsletter.deleteAddress(manager, user.email);
      // Deleting the row cascades to sessions, links, favourites and progress.
      await this.users.delete(manager, id);
      await this.events.publish(manager, 'public-page.gone', {});
      await this.emails.deleteForRecipient(manager, user.email);
      await this.emails.queueEmail(manager, user.email, accountDeletedEmail(user.displayName));
      await also?.(manager, user);
    });
    await this.sessions.endAllSessions(id);
  }

  async counters({ id }: User): Promise<ProfileCountersDto> {
    const { tutorial, favorite, comment } = await this.activities.counts(id);
    return { tutorials: tutorial, favorites: favorite, comments: comment };
  }

  /** A member's activity, latest first. */
  async activity({ id }: User, page: Page): Promise<ActivityPage> {
    const counts = await this.activities.counts(id);
    return pageOf(counts, await this.activities.latest(id, page.offset + page.limit), page);
  }

  /** A member's public activity, latest first. @throws NotFoundException */
  async publicActivity(id: number, page: Page): Promise<ActivityPage> {
    if (!(await this.users.find(id))) throw notFound();
    const counts = await this.activities.publicCounts(id);
    return pageOf(counts, await this.activities.publicLatest(id, page.offset + page.limit), page);
  }
}

function pageOf(
  counts: Partial<Record<ActivityKind, number>>,
  latest: Activity[],
  { limit, offset }: Page,
): ActivityPage {
  const sorted = latest.toSorted((a, b) => b.at.getTime() - a.at.getTime());
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { activity: sorted.slice(offset, offset + limit), total };
}

function notFound(): NotFoundException {
  return new NotFoundException('Ce membre n’existe pas.');
}
