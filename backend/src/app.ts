import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppLogger } from './app-logger.js';
import { AppModule } from './app.module.js';
import { ApiExceptionFilter } from './common/api-exception.filter.js';
import { mountSessions } from './auth/mount-sessions.js';
import { createValidationPipe } from './common/validation.pipe.js';
import type { Config } from './config.js';
import { setUpApiDocs } from './api-docs.js';
import { SeedService } from './seed/seed.service.js';
import { securityHeaders } from './web/security-headers.js';
import { serveSite } from './web/serve-site.js';

/**
 * Builds the application the same way for the server, the tests and the OpenAPI document, migrated and seeded.
 * @param site whether the pages are served too, or the API alone
 */
export async function createApp(
  config: Config,
  { site }: { site: boolean },
): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(AppModule.register(config, site), {
    logger: new AppLogger(config.logLevel),
    abortOnError: false,
    forceCloseConnections: true,
  });
  app.set('trust proxy', config.trustProxy);
  app.set('query parser', 'simple');
  app.disable('x-powered-by');
  app.useGlobalPipes(createValidationPipe());
  app.useGlobalFilters(new ApiExceptionFilter());
  if (site) await serveSite(app);
  else app.use(securityHeaders(config, []));
  mountSessions(app);
  setUpApiDocs(app);
  await app.get(SeedService).seed();
  return app;
}
