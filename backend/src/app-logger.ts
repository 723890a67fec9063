import { ConsoleLogger, type LogLevel } from '@nestjs/common';
import type { LogBook } from './platform/common/log-book.js';
import type { LogLevel as ConfiguredLevel } from './config.js';

const order: LogLevel[] = ['fatal', 'error', 'warn', 'log', 'debug', 'verbose'];

/** What Nest says of its own start; of use only to whoever looks for a fault in it. */
const internals = new Set([
  'NestFactory',
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'WebSocketsController',
  'NestApplication',
]);

/** They log what ends the start and throw it as well; whoever starts the process says it once, and better. */
const startFailures = new Set(['ExceptionHandler', 'NestApplication', 'TypeOrmModule']);

/** Writes to the console what the level asks for, and into the log book all that is no mere debugging. */
export class AppLogger extends ConsoleLogger {
  private readonly verboseStart: boolean;

  constructor(
    level: ConfiguredLevel,
    private readonly book: LogBook,
  ) {
    const wanted: LogLevel = level === 'info' ? 'log' : level;
    super('Passerelle', { logLevels: order.slice(0, order.indexOf(wanted) + 1), colors: false });
    this.verboseStart = wanted === 'debug' || wanted === 'verbose';
  }

  override log(message: unknown, ...context: unknown[]): void {
    if (!this.verboseStart && internals.has(String(context.at(-1)))) return;
    this.book.add('info', message, context);
    super.log(message, ...(context as [string]));
  }

  override warn(message: unknown, ...context: unknown[]): void {
    this.book.add('warn', message, context);
    super.warn(message, ...(context as [string]));
  }

  override error(message: unknown, ...context: unknown[]): void {
    if (!this.verboseStart && startFailures.has(String(context.at(-1)))) return;
    this.book.add('error', message, context);
    super.error(message, ...(context as [string]));
  }

  override fatal(message: unknown, ...context: unknown[]): void {
    this.book.add('error', message, context);
    super.fatal(message, ...(context as [string]));
  }
}
