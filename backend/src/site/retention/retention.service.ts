import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { AuditService } from '../../moderation/audit/audit.service.js';
import { AccountInvitationsService } from '../../members/account-invitations/account-invitations.service.js';
import { AccountTokensService } from '../../members/auth/account-tokens.service.js';
import { LoginAttemptsService } from '../../members/auth/login-attempts.service.js';
import { RegistrationProofsService } from '../../members/auth/registration-proofs.service.js';
import { SessionsService } from '../../members/auth/sessions.service.js';
import { UsersService } from '../../members/users/users.service.js';
import { DeletedCommentsService } from '../../community/comments/deleted-comments.service.js';
import { NewsletterService } from '../../community/newsletter/newsletter.service.js';
import { AskedSearchesService } from '../../content/asked-searches/asked-searches.service.js';
import { InvitationsService } from '../../content/authors/invitations.service.js';
import { UploadedImagesService } from '../../content/images/uploaded-images.service.js';
import { MediaService } from '../../content/media/media.service.js';
import { TrashService } from '../../content/tutorials/trash.service.js';
import { BookOrdersService } from '../../content/book-orders/book-orders.service.js';
import { EventBacklog } from '../../platform/domain-events/event-backlog.js';
import { ContributorRequestsService } from '../../moderation/contributor-requests/contributor-requests.service.js';
import { ContactService } from '../contact/contact.service.js';
import { EmailsService } from '../../platform/email/emails.service.js';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import { NotificationsService } from '../../community/notifications/notifications.service.js';
import { AppealsService } from '../../moderation/appeals/appeals.service.js';
import { CasesService } from '../../moderation/cases/cases.service.js';
import { DecisionsService } from '../../moderation/decisions/decisions.service.js';
import { ReportsService } from '../../moderation/reports/reports.service.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const TEXTS_LAST_DAYS = 365;

/** Deletes expired data, at start-up and daily. The periods are those of the privacy policy. */
@Injectable()
export class RetentionService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(RetentionService.name);
  private timer: NodeJS.Timeout | undefined;
  private underWay: Promise<void> | undefined;

  constructor(
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly tokens: AccountTokensService,
    private readonly accountInvitations: AccountInvitationsService,
    private readonly proofs: RegistrationProofsService,
    private readonly attempts: LoginAttemptsService,
    private readonly reports: ReportsService,
    private readonly decisions: DecisionsService,
    private readonly appeals: AppealsService,
    private readonly cases: CasesService,
    private readonly audit: AuditService,
    private readonly notifications: NotificationsService,
    private readonly newsletter: NewsletterService,
    private readonly deletedComments: DeletedCommentsService,
    private readonly bookOrders: BookOrdersService,
    private readonly idempotency: IdempotencyService,
    private readonly trash: TrashService,
    private readonly media: MediaService,
    private readonly images: UploadedImagesService,
    private readonly invitations: InvitationsService,
    private readonly searches: AskedSearchesService,
    private readonly emails: EmailsService,
    private readonly contact: ContactService,
    private readonly contributorRequests: ContributorRequestsService,
    private readonly events: EventBacklog,
  ) {}

  /** In the background: after a long pause it takes a while. */
  onApplicationBootstrap(): void {
    const begin = () => void (this.underWay = this.apply());
    this.timer = setInterval(begin, DAY_MS).unref();
    begin();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.underWay;
  }

  private async apply(): Promise<void> {
    const longAgo = new Date(Date.now() - TEXTS_LAST_DAYS * DAY_MS);
    try {
      await this.users.markEndedSuspensions();
      await this.sessions.deleteExpired();
      await this.tokens.deleteExpired();
      await this.accountInvitations.deleteOld();
      await this.proofs.deleteExpired();
      await this.attempts.deleteOld();
      await this.reports.forgetTexts(longAgo);
      await this.decisions.forgetTexts(longAgo);
      await this.appeals.forgetTexts(longAgo);
      await this.cases.forgetNotes(longAgo);
      await this.audit.forgetTexts(longAgo);
      await this.notifications.deleteOld();
      await this.newsletter.deleteExpired();
      await this.contact.deleteOld();
      await this.contributorRequests.forgetTexts(longAgo);
      await this.deletedComments.forgetOld();
      await this.bookOrders.deleteOld();
      await this.idempotency.deleteOldAnswers();
      await this.trash.eraseExpired();
      await this.media.deleteAbandoned();
      await this.images.deleteUnused();
      await this.invitations.deleteOld();
      await this.searches.forgetOld();
      await this.emails.deleteOldEmails();
      await this.events.deleteOldEvents();
    } catch (error) {
      this.logger.error('Ce qui devait être oublié n’a pas pu l’être ; nouvel essai demain.', error);
    }
  }
}
