import { Logger, type INestApplication } from '@nestjs/common';
import { createApp } from './app.js';
import { ConfigError, readConfig, type Config } from './config.js';
import { maskedError } from './platform/common/mask-secrets.js';
import { RequestsInProgress } from './platform/request-safety/requests-in-progress.js';
import { TutorialUpkeepService } from './content/tutorials/tutorial-upkeep.service.js';

/** Listen backlog: after a restart all live connections return at once. The system may cap it. */
const MAX_WAITING = 4096;
/** Longer than a proxy's idle timeout (nginx: 60 s), so that no proxy sends a request on a connection being closed. */
const IDLE_MS = 75_000;
/** Docker and others wait ten seconds before they kill the process. */
const MAX_STOP_MS = 9_500;
/** Share of it for requests in progress. */
const MAX_DRAIN_MS = 8_000;

const logger = new Logger('Passerelle');

/** Starts the site, and stops it when the system asks for it. */
async function serve(): Promise<void> {
  const config = readConfig();
  const app = await createApp(config, { site: true });
  const requests = new RequestsInProgress(app.getHttpServer());
  let stopping: Promise<void> | undefined;
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    // The terminal and npm both send Ctrl-C.
    process.on(signal, () => void (stopping ??= stop(app, requests)));
  }
  app.getHttpServer().keepAliveTimeout = IDLE_MS;
  // Nest passes on all arguments of Node's `listen`, but types fewer.
  const listen = app.listen.bind(app) as unknown as (
    port: number,
    host: string,
    backlog: number,
  ) => Promise<unknown>;
  await listen(config.port, config.host, MAX_WAITING).catch((error: NodeJS.ErrnoException) => {
    throw explainListenError(error, config);
  });
  const url = await app.getUrl();
  if (config.workers) renderInBackground(app);
  console.log(
    `Passerelle est prête : ${url.replace('127.0.0.1', 'localhost').replace('[::1]', 'localhost')}`,
  );
}

/** Until it is done, readers get the HTML of the previous renderer. */
function renderInBackground(app: INestApplication): void {
  app
    .get(TutorialUpkeepService)
    .renderOutdated()
    .catch((error: unknown) => logger.error('Des tutoriels n’ont pas pu être rendus à nouveau.', error));
}

/** Stops the process after the requests in progress; a hanging one does not delay it for long. */
async function stop(app: INestApplication, requests: RequestsInProgress): Promise<void> {
  setTimeout(() => process.exit(1), MAX_STOP_MS).unref();
  await requests.drain(MAX_DRAIN_MS);
  await app.close().catch((error: unknown) => {
    logger.error(error);
    process.exitCode = 1;
  });
  process.exit();
}

function explainListenError(error: NodeJS.ErrnoException, { port, host }: Config): Error {
  if (error.code === 'EADDRINUSE') {
    return new ConfigError(`La variable PORT désigne un port déjà pris (${port}) ; choisissez-en un autre.`);
  }
  if (error.code === 'EACCES') {
    return new ConfigError(
      `La variable PORT désigne un port réservé au système (${port}) ; prenez-en un à partir de 1024.`,
    );
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new ConfigError(`La variable HOST désigne une adresse que cette machine n’a pas (${host}).`);
  }
  return error;
}

serve().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : maskedError(error));
  process.exit(1);
});
