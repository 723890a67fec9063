import { Logger } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Request } from 'express';
import { AppLogger } from './app-logger.js';
import { AppModule } from './app.module.js';
import { ApiExceptionFilter } from './platform/common/api-exception.filter.js';
import { compressAnswers } from './platform/common/compress-answers.js';
import { mountSessions } from './members/auth/mount-sessions.js';
import { SessionCookie } from './members/auth/session-cookie.js';
import { AppLog } from './platform/common/app-log.js';
import { openDataFolder } from './platform/common/data-folder.js';
import { InputPipe } from './platform/common/input.pipe.js';
import { Config } from './config.js';
import { AnswerCache } from './platform/cache/answer-cache.service.js';
import { setUpApiDocs } from './platform/api-docs/api-docs.js';
import { Handshake } from './community/live/handshake.js';
import { LiveAdapter } from './community/live/live.adapter.js';
import { answerMalformedRequests } from './platform/request-safety/malformed-requests.js';
import { readBodies, readImages, refuseOtherTypes } from './platform/request-safety/body-sizes.js';
import { answerAsteriskRequests, stripRequestHosts } from './platform/request-safety/request-targets.js';
import { ServerErrors } from './platform/server-errors/server-errors.service.js';
import { limitRequestReads } from './platform/request-safety/limit-request-reads.js';
import { RateLimits } from './platform/request-safety/rate-limits.js';
import { refuseCrossSite } from './platform/request-safety/refuse-cross-site.js';
import { Metrics } from './site/metrics/metrics.service.js';
import { SeedService } from './site/seed/seed.service.js';
import { SettingsService } from './platform/settings/settings.service.js';
import { errorNotices } from './site/web/error-notices.js';
import { refuseUndecodable } from './site/web/not-found-page.js';
import { PageServer } from './site/web/page-server.js';
import { securityHeaders } from './site/web/security-headers.js';
import { serveSite } from './site/web/serve-site.js';

/**
 * Creates the application for the server, the tests and the OpenAPI document, with migrations and seed applied.
 * @param site whether to serve the pages too, or the API alone
 */
export async function createApp(
  config: Config,
  { site }: { site: boolean },
): Promise<NestExpressApplication> {
  const readable = openDataFolder(config);
  const log = new AppLog(config);
  const app = await NestFactory.create<NestExpressApplication>(AppModule.register(config, site, log), {
    logger: new AppLogger(config.logLevel, log),
    abortOnError: false,
    bodyParser: false,
    forceCloseConnections: true,
  });
  if (readable !== undefined) {
    new Logger('Passerelle').warn(
      `D’autres comptes de cette machine peuvent lire ${readable}, qui n’est pas à celui du site : changez-en le propriétaire.`,
    );
  }
  app.set('trust proxy', config.trustProxy);
  app.set('query parser', 'simple');
  app.disable('x-powered-by');
  app.useGlobalPipes(new InputPipe());
  const errors = app.get(ServerErrors);
  app.useGlobalFilters(new ApiExceptionFilter((...failure) => errors.countError(...failure)));
  app.use(answerAsteriskRequests());
  app.use(limitRequestReads(config));
  if (site) await serveSite(app);
  else app.use(securityHeaders(config, []));
  stripRequestHosts(app.getHttpServer());
  app.get(Metrics).timeRequests(app.getHttpServer());
  app.use(...compressAnswers());
  const [limits, cookie] = [app.get(RateLimits), app.get(SessionCookie)];
  const sessionOf = (request: Request) => cookie.idIn(request);
  app.use(limits.beforeSessions(sessionOf));
  app.use(refuseCrossSite(config), refuseOtherTypes());
  app.use(app.get(AnswerCache).handler(isForVisitors(app)));
  mountSessions(app);
  app.use(limits.afterSessions(sessionOf));
  if (site) {
    app.use(refuseUndecodable(app.get(SettingsService)));
    app.use(errorNotices(app.get(SettingsService), app.get(PageServer)));
  }
  app.use(...readBodies());
  app.use(...readImages());
  app.useWebSocketAdapter(new LiveAdapter(app, app.get(Handshake)));
  answerMalformedRequests(app.getHttpServer());
  setUpApiDocs(app);
  await app.get(SeedService).seed();
  return app;
}

/** Whether a request may get the cached response of any visitor. */
function isForVisitors(app: NestExpressApplication): (request: Request) => boolean {
  const [config, settings, cookie] = [app.get(Config), app.get(SettingsService), app.get(SessionCookie)];
  return (request) => {
    if (!config.htmlCache || cookie.isIn(request)) return false;
    const { enableCache, maintenanceMode } = settings.present;
    return enableCache && !maintenanceMode;
  };
}
