import { Global, Module, type DynamicModule } from '@nestjs/common';
import { AccountModule } from './account/account.module.js';
import { AuditModule } from './audit/audit.module.js';
import { AuthModule } from './auth/auth.module.js';
import { BookOrdersModule } from './book-orders/book-orders.module.js';
import { CollectionsModule } from './collections/collections.module.js';
import { CommentsModule } from './comments/comments.module.js';
import { LogBook } from './common/log-book.js';
import { Config } from './config.js';
import { ContributionsModule } from './contributions/contributions.module.js';
import { DatabaseModule } from './database/database.module.js';
import { DomainsModule } from './domains/domains.module.js';
import { ExportsModule } from './exports/exports.module.js';
import { FactsModule } from './facts/facts.module.js';
import { FavoritesModule } from './favorites/favorites.module.js';
import { FollowsModule } from './follows/follows.module.js';
import { HealthController } from './health/health.controller.js';
import { IdempotencyModule } from './idempotency/idempotency.module.js';
import { ImportModule } from './import/import.module.js';
import { LearningPathsModule } from './learning-paths/learning-paths.module.js';
import { LiveModule } from './live/live.module.js';
import { ModerationModule } from './moderation/moderation.module.js';
import { NewsletterModule } from './newsletter/newsletter.module.js';
import { NotificationsModule } from './notifications/notifications.module.js';
import { ProgressModule } from './progress/progress.module.js';
import { RatingsModule } from './ratings/ratings.module.js';
import { RecommendationsModule } from './recommendations/recommendations.module.js';
import { ReportsModule } from './reports/reports.module.js';
import { RetentionModule } from './retention/retention.module.js';
import { SearchModule } from './search/search.module.js';
import { SeedModule } from './seed/seed.module.js';
import { SiteCareModule } from './site-care/site-care.module.js';
import { StatsModule } from './stats/stats.module.js';
import { TranslationModule } from './translation/translation.module.js';
import { TutorialsModule } from './tutorials/tutorials.module.js';
import { WebModule } from './web/web.module.js';

@Global()
@Module({})
class ConfigModule {}

@Module({})
export class AppModule {
  /**
   * @param site whether the pages are served too, or the API alone
   * @param log what the application's logger writes into
   */
  static register(config: Config, site: boolean, log = new LogBook(config)): DynamicModule {
    return {
      module: AppModule,
      imports: [
        {
          module: ConfigModule,
          providers: [
            { provide: Config, useValue: config },
            { provide: LogBook, useValue: log },
          ],
          exports: [Config, LogBook],
        },
        DatabaseModule,
        FactsModule,
        IdempotencyModule,
        AuthModule,
        AuditModule,
        DomainsModule,
        TutorialsModule,
        ContributionsModule,
        CommentsModule,
        ReportsModule,
        ModerationModule,
        ImportModule,
        SearchModule,
        NewsletterModule,
        RatingsModule,
        FavoritesModule,
        ProgressModule,
        RecommendationsModule,
        CollectionsModule,
        LearningPathsModule,
        ExportsModule,
        BookOrdersModule,
        TranslationModule,
        SeedModule,
        RetentionModule,
        SiteCareModule,
        StatsModule,
        FollowsModule,
        NotificationsModule,
        LiveModule,
        AccountModule,
        // Last: its routes take whatever the others have left.
        ...(site ? [WebModule] : []),
      ],
      controllers: [HealthController],
    };
  }
}
