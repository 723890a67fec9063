import { Global, Module, type DynamicModule } from '@nestjs/common';
import { AccountMergesModule } from './members/account-merges/account-merges.module.js';
import { ServerErrorsModule } from './platform/server-errors/server-errors.module.js';
import { SiteConditionModule } from './site/site-condition/site-condition.module.js';
import { AccountModule } from './members/account/account.module.js';
import { AuditModule } from './moderation/audit/audit.module.js';
import { AuthModule } from './members/auth/auth.module.js';
import { ContributorRequestsModule } from './moderation/contributor-requests/contributor-requests.module.js';
import { BookOrdersModule } from './content/book-orders/book-orders.module.js';
import { CollectionsModule } from './community/collections/collections.module.js';
import { CommentsModule } from './community/comments/comments.module.js';
import { AppLog } from './platform/common/app-log.js';
import { Config } from './config.js';
import { CountsModule } from './platform/counts/counts.module.js';
import { ContributionsModule } from './content/contributions/contributions.module.js';
import { AuthorsModule } from './content/authors/authors.module.js';
import { DraftsModule } from './content/drafts/drafts.module.js';
import { ImagesModule } from './content/images/images.module.js';
import { backUpBeforeUpgrade } from './platform/backup/back-up-before-upgrade.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { DomainsModule } from './content/domains/domains.module.js';
import { ExportsModule } from './content/exports/exports.module.js';
import { CacheModule } from './platform/cache/cache.module.js';
import { DomainEventsModule } from './platform/domain-events/domain-events.module.js';
import { FavoritesModule } from './community/favorites/favorites.module.js';
import { FollowsModule } from './community/follows/follows.module.js';
import { HealthController } from './site/health/health.controller.js';
import { IdempotencyModule } from './platform/idempotency/idempotency.module.js';
import { ImportModule } from './content/import/import.module.js';
import { LongReadsModule } from './platform/long-reads/long-reads.module.js';
import { NodesModule } from './platform/nodes/nodes.module.js';
import { LearningPathsModule } from './content/learning-paths/learning-paths.module.js';
import { LiveModule } from './community/live/live.module.js';
import { MetricsModule } from './site/metrics/metrics.module.js';
import { ModerationModule } from './moderation/sanctions/moderation.module.js';
import { NewsletterModule } from './community/newsletter/newsletter.module.js';
import { NotificationsModule } from './community/notifications/notifications.module.js';
import { ProgressModule } from './community/progress/progress.module.js';
import { RatingsModule } from './community/ratings/ratings.module.js';
import { RecommendationsModule } from './content/recommendations/recommendations.module.js';
import { AppealsModule } from './moderation/appeals/appeals.module.js';
import { ReadyAnswersModule } from './moderation/ready-answers/ready-answers.module.js';
import { TransparencyModule } from './moderation/transparency/transparency.module.js';
import { ReportsModule } from './moderation/reports/reports.module.js';
import { RetentionModule } from './platform/retention/retention.module.js';
import { SearchModule } from './content/search/search.module.js';
import { SearchHintsModule } from './content/search-hints/search-hints.module.js';
import { TutorialRequestsModule } from './content/tutorial-requests/tutorial-requests.module.js';
import { SeedModule } from './site/seed/seed.module.js';
import { ContactModule } from './site/contact/contact.module.js';
import { ProfilesModule } from './members/profiles/profiles.module.js';
import { CommentMailsModule } from './community/comment-mails/comment-mails.module.js';
import { FirstRunModule } from './site/first-run/first-run.module.js';
import { MailModule } from './site/mail/mail.module.js';
import { SitePagesModule } from './site/site-pages/site-pages.module.js';
import { AppearanceModule } from './site/appearance/appearance.module.js';
import { ShareImagesModule } from './content/share-images/share-images.module.js';
import { MaintenanceModule } from './site/maintenance/maintenance.module.js';
import { BackupsModule } from './site/backups/backups.module.js';
import { StatsModule } from './site/stats/stats.module.js';
import { TranslationModule } from './content/translation/translation.module.js';
import { TutorialsModule } from './content/tutorials/tutorials.module.js';
import { PlainWritingModule } from './site/plain-writing/plain-writing.module.js';
import { WebModule } from './site/web/web.module.js';

@Global()
@Module({})
class ConfigModule {}

@Module({})
export class AppModule {
  /**
   * @param site whether to serve the pages too, or the API alone
   * @param log where the logger writes
   */
  static register(config: Config, site: boolean, log = new AppLog(config)): DynamicModule {
    return {
      module: AppModule,
      imports: [
        {
          module: ConfigModule,
          providers: [
            { provide: Config, useValue: config },
            { provide: AppLog, useValue: log },
          ],
          exports: [Config, AppLog],
        },
        DatabaseModule.register(() => backUpBeforeUpgrade(config)),
        CountsModule,
        LongReadsModule,
        NodesModule,
        DomainEventsModule,
        CacheModule,
        IdempotencyModule,
        AuthModule,
        AuditModule,
        DomainsModule,
        TutorialsModule,
        ContributionsModule,
        ImagesModule,
        DraftsModule,
        AuthorsModule,
        CommentsModule,
        ReportsModule,
        AppealsModule,
        TransparencyModule,
        ReadyAnswersModule,
        ModerationModule,
        ImportModule,
        SearchModule,
        SearchHintsModule,
        TutorialRequestsModule,
        NewsletterModule,
        RatingsModule,
        FavoritesModule,
        ProgressModule,
        RecommendationsModule,
        CollectionsModule,
        LearningPathsModule,
        ExportsModule,
        BookOrdersModule,
        ShareImagesModule,
        TranslationModule,
        ContributorRequestsModule,
        SeedModule,
        RetentionModule,
        MaintenanceModule,
        AppearanceModule,
        ContactModule,
        SitePagesModule,
        MailModule,
        BackupsModule,
        StatsModule,
        FollowsModule,
        NotificationsModule,
        LiveModule,
        MetricsModule,
        AccountMergesModule,
        AccountModule,
        ServerErrorsModule,
        SiteConditionModule,
        ProfilesModule,
        CommentMailsModule,
        FirstRunModule,
        // Last: its routes match whatever is left.
        ...(site ? [PlainWritingModule, WebModule] : []),
      ],
      controllers: [HealthController],
    };
  }
}
