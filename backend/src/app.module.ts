import { Global, Module, type DynamicModule } from '@nestjs/common';
import { AuthModule } from './auth/auth.module.js';
import { Config } from './config.js';
import { DatabaseModule } from './database/database.module.js';
import { DomainsModule } from './domains/domains.module.js';
import { HealthController } from './health/health.controller.js';
import { ImportModule } from './import/import.module.js';
import { NewsletterModule } from './newsletter/newsletter.module.js';
import { SearchModule } from './search/search.module.js';
import { SeedModule } from './seed/seed.module.js';
import { TutorialsModule } from './tutorials/tutorials.module.js';
import { WebModule } from './web/web.module.js';

@Global()
@Module({})
class ConfigModule {}

@Module({})
export class AppModule {
  /** @param site whether the pages are served too, or the API alone */
  static register(config: Config, site: boolean): DynamicModule {
    return {
      module: AppModule,
      imports: [
        { module: ConfigModule, providers: [{ provide: Config, useValue: config }], exports: [Config] },
        DatabaseModule,
        AuthModule,
        DomainsModule,
        TutorialsModule,
        ImportModule,
        SearchModule,
        NewsletterModule,
        SeedModule,
        // Last: its routes take whatever the others have left.
        ...(site ? [WebModule] : []),
      ],
      controllers: [HealthController],
    };
  }
}
