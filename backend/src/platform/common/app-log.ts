import { fold } from '@passerelle/api-client/fold';
import { existsSync, readFileSync } from 'node:fs';
import { inspect } from 'node:util';
import type { OnApplicationShutdown } from '@nestjs/common';
import { pino } from 'pino';
import type { Config } from '../../config.js';
import { beginOutage } from '../database/outage.js';
import { isDatabaseUnreachable } from './database-unreachable.js';
import { maskSecrets, secretsOf } from './mask-secrets.js';
import { RotatingFile } from './rotating-file.js';

/** Most serious first. */
export const logLevels = ['error', 'warn', 'info'] as const;
export type LogLevel = (typeof logLevels)[number];

export interface LogEntry {
  /** ISO 8601. */
  at: string;
  level: LogLevel;
  /** The component that logs. */
  context: string | null;
  message: string;
  /** Stack trace or additional data. */
  detail: string | null;
}

const KEPT_ENTRIES = 1000;
const MAX_TEXT = 4000;
const MAX_FILE_BYTES = 2 * 1024 * 1024;
const OLD_FILES = 3;

/** Application log: the latest entries in memory, all of them in files as JSON lines, secrets masked. */
export class AppLog implements OnApplicationShutdown {
  private readonly secrets: string[];
  private readonly file: RotatingFile;
  private readonly entries: LogEntry[];
  private readonly logger: pino.Logger;

  constructor(config: Config) {
    this.secrets = secretsOf(config);
    this.file = new RotatingFile(config.logFile, MAX_FILE_BYTES, OLD_FILES);
    this.entries = readEntries(config.logFile);
    this.logger = pino(
      {
        base: null,
        messageKey: 'message',
        timestamp: () => `,"at":"${new Date().toISOString()}"`,
        formatters: { level: (level) => ({ level }) },
      },
      { write: (line) => this.storeEntry(line) },
    );
  }

  /**
   * While the database is away, all work that needs it fails alike: the log states this once instead of each failure.
   * @param rest as Nest's loggers receive it: more data, the context last
   * @returns the masked texts; undefined for an entry that is left out
   */
  addEntry(
    level: LogLevel,
    message: unknown,
    rest: readonly unknown[],
  ): Pick<LogEntry, 'message' | 'detail' | 'context'> | undefined {
    const failure = [message, ...rest].flatMap(withCause).find(isDatabaseUnreachable);
    if (failure) {
      beginOutage(failure as Error);
      return undefined;
    }
    const last = rest.at(-1);
    const context = typeof last === 'string' && !last.includes('\n') ? last : null;
    const more = (context === null ? rest : rest.slice(0, -1)).filter((part) => part !== undefined);
    const detail = more.length > 0 ? more.map((part) => this.maskValue(part)).join('\n') : null;
    const text = this.maskValue(message);
    this.logger[level]({ context, detail }, text);
    return { message: text, detail, context };
  }

  /**
   * The latest matching entries, newest first.
   * @param least minimum level
   */
  listEntries({ least, text, limit }: { least?: LogLevel; text?: string; limit: number }): LogEntry[] {
    const rank = least ? logLevels.indexOf(least) : logLevels.length;
    const wanted = text && fold(text);
    return this.entries
      .filter((entry) => logLevels.indexOf(entry.level) <= rank && (!wanted || says(entry, wanted)))
      .slice(-limit)
      .reverse();
  }

  onApplicationShutdown(): void {
    this.file.close();
  }

  private storeEntry(line: string): void {
    this.entries.push(JSON.parse(line) as LogEntry);
    if (this.entries.length > KEPT_ENTRIES) this.entries.shift();
    this.file.write(line);
  }

  /** Pino redacts named fields of objects; here secrets may be anywhere in a text. */
  private maskValue(value: unknown): string {
    const text = value instanceof Error ? (value.stack ?? value.message) : value;
    return maskSecrets(typeof text === 'string' ? text : inspect(text, { depth: 3 }), this.secrets).slice(
      0,
      MAX_TEXT,
    );
  }
}

const withCause = (part: unknown): unknown[] => (part instanceof Error ? [part, part.cause] : [part]);

function says({ message, detail, context }: LogEntry, wanted: string): boolean {
  return [message, detail, context].some((part) => part && fold(part).includes(wanted));
}

function readEntries(file: string): LogEntry[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n').slice(-KEPT_ENTRIES);
  return lines.flatMap((line) => {
    try {
      return [JSON.parse(line) as LogEntry];
    } catch {
      // Truncated because the process ended.
      return [];
    }
  });
}
