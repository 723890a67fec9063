import { ConsoleLogger, type LogLevel } from '@nestjs/common';
import type { LogLevel as ConfiguredLevel } from './config.js';
import { inSiteZone } from './platform/zone/site-zone.js';
import type { AppLog, LogLevel as KeptLevel } from './platform/common/app-log.js';

const order: LogLevel[] = ['fatal', 'error', 'warn', 'log', 'debug', 'verbose'];

/** Nest's own start-up messages, useful only for debugging it. */
const internals = new Set([
  'NestFactory',
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'WebSocketsController',
  'NestApplication',
]);

/** They log start-up errors that are also thrown; `serve.ts` reports those once, more clearly. */
const startFailures = new Set(['ExceptionHandler', 'NestApplication', 'TypeOrmModule']);

const writeMoment = inSiteZone('fr-FR', { dateStyle: 'short', timeStyle: 'medium' });

/** Prints messages of the configured level, and stores everything above debug level in the application log. */
export class AppLogger extends ConsoleLogger {
  private readonly verboseStart: boolean;

  constructor(
    level: ConfiguredLevel,
    private readonly kept: AppLog,
  ) {
    const wanted: LogLevel = level === 'info' ? 'log' : level;
    super('Passerelle', { logLevels: order.slice(0, order.indexOf(wanted) + 1), colors: false });
    this.verboseStart = wanted === 'debug' || wanted === 'verbose';
  }

  /** Nest’s own are American. */
  protected override getTimestamp(): string {
    return writeMoment(new Date());
  }

  override log(message: unknown, ...rest: unknown[]): void {
    if (!this.verboseStart && internals.has(String(rest.at(-1)))) return;
    this.keep('info', message, rest, (...texts) => super.log(...texts));
  }

  override warn(message: unknown, ...rest: unknown[]): void {
    this.keep('warn', message, rest, (...texts) => super.warn(...texts));
  }

  override error(message: unknown, ...rest: unknown[]): void {
    if (!this.verboseStart && startFailures.has(String(rest.at(-1)))) return;
    this.keep('error', message, rest, (...texts) => super.error(...texts));
  }

  override fatal(message: unknown, ...rest: unknown[]): void {
    this.keep('error', message, rest, (...texts) => super.fatal(...texts));
  }

  /** @param print receives the masked message, detail and context, unless the log leaves them out */
  private keep(
    level: KeptLevel,
    message: unknown,
    rest: unknown[],
    print: (text: string, ...more: string[]) => void,
  ): void {
    const entry = this.kept.addEntry(level, message, rest);
    if (!entry) return;
    const { message: text, detail, context } = entry;
    print(text, ...(detail === null ? [] : [detail]), ...(context === null ? [] : [context]));
  }
}
