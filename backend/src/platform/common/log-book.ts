import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { inspect } from 'node:util';
import type { Config } from '../../config.js';
import { maskSecrets } from './mask-secrets.js';

/** From the most serious on. */
export const logLevels = ['error', 'warn', 'info'] as const;
export type LogLine = (typeof logLevels)[number];

export interface LogEntry {
  /** ISO 8601. */
  at: string;
  level: LogLine;
  /** The part of the application that speaks. */
  context: string | null;
  message: string;
  /** The way to an error, or what was said besides. */
  detail: string | null;
}

const KEPT_LINES = 1000;
const MAX_TEXT = 4000;
const MAX_FILE_BYTES = 2 * 1024 * 1024;
const OLD_FILES = 3;

/** The latest of the log in memory and all of it in files, one JSON object a line, without secrets. */
export class LogBook {
  private readonly file: string;
  private readonly secrets: string[];
  private readonly lines: LogEntry[];
  private fileBytes: number;

  constructor(config: Config) {
    this.file = config.logFile;
    this.secrets = secretsOf(config);
    this.lines = readLines(this.file);
    this.fileBytes = existsSync(this.file) ? statSync(this.file).size : 0;
  }

  /** @param rest as Nest's loggers get it: what else there is to say, and the context last */
  add(level: LogLine, message: unknown, rest: readonly unknown[]): void {
    const context = rest.at(-1);
    const named = typeof context === 'string' && !context.includes('\n');
    const more = (named ? rest.slice(0, -1) : rest).filter((part) => part !== undefined);
    const entry: LogEntry = {
      at: new Date().toISOString(),
      level,
      context: named ? context : null,
      message: this.clean(message),
      detail: more.length > 0 ? more.map((part) => this.clean(part)).join('\n') : null,
    };
    this.lines.push(entry);
    if (this.lines.length > KEPT_LINES) this.lines.shift();
    this.write(`${JSON.stringify(entry)}\n`);
  }

  /**
   * The latest lines that fit, newest first.
   * @param least leaves out what is less serious
   */
  list({ least, text, limit }: { least?: LogLine; text?: string; limit: number }): LogEntry[] {
    const rank = least ? logLevels.indexOf(least) : logLevels.length;
    const wanted = text?.toLowerCase();
    return this.lines
      .filter((line) => logLevels.indexOf(line.level) <= rank && (!wanted || says(line, wanted)))
      .slice(-limit)
      .reverse();
  }

  private clean(value: unknown): string {
    const text = value instanceof Error ? (value.stack ?? value.message) : value;
    return maskSecrets(typeof text === 'string' ? text : inspect(text, { depth: 3 }), this.secrets).slice(
      0,
      MAX_TEXT,
    );
  }

  /** At once, so that what ends the process is in the file as well. */
  private write(line: string): void {
    try {
      mkdirSync(dirname(this.file), { recursive: true });
      if (this.fileBytes + line.length > MAX_FILE_BYTES) this.rotate();
      appendFileSync(this.file, line, { mode: 0o600 });
      this.fileBytes += Buffer.byteLength(line);
    } catch {
      // A full disk must not end the site; the console still has the line.
    }
  }

  private rotate(): void {
    for (let age = OLD_FILES; age > 0; age -= 1) {
      const younger = age === 1 ? this.file : `${this.file}.${age - 1}`;
      if (existsSync(younger)) renameSync(younger, `${this.file}.${age}`);
    }
    this.fileBytes = 0;
  }
}

function says({ message, detail, context }: LogEntry, wanted: string): boolean {
  return [message, detail, context].some((part) => part?.toLowerCase().includes(wanted));
}

function readLines(file: string): LogEntry[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n').slice(-KEPT_LINES);
  return lines.flatMap((line) => {
    try {
      return [JSON.parse(line) as LogEntry];
    } catch {
      // Cut off when the process ended.
      return [];
    }
  });
}

function secretsOf({ admin, sessionSecret, renderToken, smtpUrl, database }: Config): string[] {
  const urls = [smtpUrl, database.kind === 'mysql' ? database.url : undefined];
  const passwords = urls.flatMap((url) => {
    if (!url || !URL.canParse(url)) return [];
    const { password } = new URL(url);
    return [password, decodeURIComponent(password)];
  });
  const all = [admin.password, sessionSecret, renderToken, ...passwords];
  // Shorter ones would blacken half of the log.
  return all.filter((secret) => secret !== undefined && secret.length >= 6) as string[];
}
