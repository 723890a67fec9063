import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import { cleanEnv, num, str, url } from 'envalid';
import { ConfigError, secretsIn, withSecretFiles } from './config/secret-variables.js';
import {
  adminName,
  adminPassword,
  backupPlace,
  databaseUrl,
  oneOf,
  redisUrl,
  sessionSecret,
  smtpUrl,
  sshFingerprint,
  webUrl,
  wholeNumber,
} from './config/validators.js';

export { ConfigError };

export type DatabaseConfig = { kind: 'sqlite'; path: string } | { kind: 'mysql'; url: string };

/** Credentials for backup stores, each from its environment variable. */
export interface BackupAccess {
  readonly accessKeyId: string | undefined;
  readonly secretAccessKey: string | undefined;
  readonly region: string | undefined;
  readonly endpoint: string | undefined;
  /** Absolute path of a private key. */
  readonly sshKeyFile: string | undefined;
  /** Fingerprint of the SFTP server's host key, as `ssh-keygen -l` prints it. */
  readonly sshFingerprint: string | undefined;
}

const logLevels = ['fatal', 'error', 'warn', 'log', 'info', 'debug', 'verbose'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Configuration of a process, read once from the environment. */
export class Config {
  readonly port: number;
  readonly host: string;
  /** Absolute path of the folder with all files of the site. */
  readonly dataDir: string;
  readonly database: DatabaseConfig;
  /** Public URL, without trailing slash. */
  readonly publicUrl: string;
  /** Number of trusted reverse proxies. */
  readonly trustProxy: number;
  readonly seed: 'demo' | 'none';
  readonly logLevel: LogLevel;
  /** Redis, over which nodes notify each other; undefined for a single node. */
  readonly redisUrl: string | undefined;
  /** Whether this process does background work (events, schedules, retention) or leaves it to other processes. */
  readonly workers: boolean;
  /** Mail server; if undefined, emails are written into the outbox folder. */
  readonly smtpUrl: string | undefined;
  /** A LibreTranslate-compatible server; if undefined, tutorials stay in French. */
  readonly translation: { url: string; key: string | undefined } | undefined;
  /** The browser that prints PDFs; if undefined, it is searched for. */
  readonly chromiumPath: string | undefined;
  /** Absolute path of the backup folder, or the URL of a bucket or SFTP folder. May contain a password. */
  readonly backupDir: string;
  /** Credentials for buckets and SFTP servers, used if the URL contains none. */
  readonly backupAccess: BackupAccess;
  /** Passphrase of backups; if undefined, they are not encrypted. */
  readonly backupKey: string | undefined;
  /** Whether a backup is made before an upgrade migrates the database. */
  readonly backsUpBeforeUpgrade: boolean;
  /** The first administrator; for a new site only. */
  readonly admin: { username: string; email: string; password: string | undefined };
  /** Signs session cookies; if undefined, it is generated and stored in the data folder. */
  readonly sessionSecret: string | undefined;
  /** Token that grants access to the metrics; if undefined, no token does. */
  readonly metricsToken: string | undefined;
  /** Whether browsers are told to use HTTPS for all subdomains, too. */
  readonly hstsSubdomains: boolean;
  /** All secret values of the environment, for masking. */
  readonly secrets: readonly string[];
  /** Time limit of expensive reads, in milliseconds. */
  readonly queryBudgetMs: number;
  /** Threshold of the slow-query log in milliseconds; 0 disables it. */
  readonly slowQueryMs: number;
  /** Off only to measure rendering time. */
  readonly htmlCache: boolean;
  /** Off for tests that register more members a minute than people do. */
  readonly rateLimits: boolean;
  /** Serves the public site from its sources, with live reload. */
  readonly development: boolean;
  /** Marks the server's own API calls while it renders a page. Never leaves the process. */
  readonly renderToken = randomBytes(16).toString('hex');

  constructor(
    values: Omit<
      Config,
      | 'renderToken'
      | 'mediaDir'
      | 'outboxDir'
      | 'exportsDir'
      | 'chromiumDir'
      | 'logFile'
      | 'adminPasswordFile'
    >,
  ) {
    Object.assign(this, values);
  }

  get mediaDir(): string {
    return join(this.dataDir, 'media');
  }

  get outboxDir(): string {
    return join(this.dataDir, 'outbox');
  }

  /** Exported files of tutorials, which can be regenerated. */
  get exportsDir(): string {
    return join(this.dataDir, 'exports');
  }

  /** Where the npm package unpacks its browser. */
  get chromiumDir(): string {
    return join(this.dataDir, 'chromium');
  }

  get logFile(): string {
    return join(this.dataDir, 'logs', 'passerelle.log');
  }

  /** Contains the first administrator's password if it was generated. */
  get adminPasswordFile(): string {
    return join(this.dataDir, 'admin-password');
  }
}

/**
 * Reads the environment.
 * @throws ConfigError on the first invalid value
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const base = env['INIT_CWD'] ?? process.cwd();
  const notEmpty = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const given = withSecretFiles(notEmpty, base);
  const values = cleanEnv(
    given.env,
    {
      PORT: wholeNumber(0, 65535)({ default: 3000 }),
      HOST: str({ default: '127.0.0.1' }),
      DATA_DIR: str({ default: './data' }),
      DATABASE_URL: databaseUrl({ default: undefined }),
      PUBLIC_URL: url({ default: undefined }),
      TRUST_PROXY: wholeNumber(0, 100)({ default: 0 }),
      SEED: oneOf('demo', 'none')({ default: 'demo' }),
      LOG_LEVEL: oneOf(...logLevels)({ default: 'info' }),
      REDIS_URL: redisUrl({ default: undefined }),
      WORKERS: oneOf('on', 'off')({ default: 'on' }),
      SMTP_URL: smtpUrl({ default: undefined }),
      TRANSLATE_URL: webUrl({ default: undefined }),
      TRANSLATE_KEY: str({ default: undefined }),
      CHROMIUM_PATH: str({ default: undefined }),
      ADMIN_USERNAME: adminName({ default: 'admin' }),
      ADMIN_EMAIL: str({ default: 'admin@localhost' }),
      ADMIN_PASSWORD: adminPassword({ default: undefined }),
      SESSION_SECRET: sessionSecret({ default: undefined }),
      BACKUP_DIR: backupPlace({ default: undefined }),
      BACKUP_SSH_KEY: str({ default: undefined }),
      BACKUP_SSH_FINGERPRINT: sshFingerprint({ default: undefined }),
      AWS_ACCESS_KEY_ID: str({ default: undefined }),
      AWS_SECRET_ACCESS_KEY: str({ default: undefined }),
      AWS_REGION: str({ default: undefined }),
      AWS_ENDPOINT_URL: webUrl({ default: undefined }),
      BACKUP_KEY: str({ default: undefined }),
      METRICS_TOKEN: str({ default: undefined }),
      HSTS_SUBDOMAINS: oneOf('on', 'off')({ default: 'off' }),
      UPGRADE_BACKUP: oneOf('on', 'off')({ default: 'on' }),
      QUERY_BUDGET_MS: wholeNumber(100, 600_000)({ default: 2000 }),
      SLOW_QUERY_MS: wholeNumber(0, 600_000)({ default: 500 }),
      PASSERELLE_HTML_CACHE: oneOf('on', 'off')({ default: 'on' }),
      PASSERELLE_RATE_LIMITS: oneOf('on', 'off')({ default: 'on' }),
      PASSERELLE_DEV: num({ default: 0 }),
    },
    { reporter: ({ errors }) => refuseFirst(errors, given.givenAs) },
  );
  const dataDir = resolve(base, values.DATA_DIR);
  return new Config({
    port: values.PORT,
    host: values.HOST,
    dataDir,
    database: values.DATABASE_URL
      ? { kind: 'mysql', url: values.DATABASE_URL }
      : { kind: 'sqlite', path: join(dataDir, 'passerelle.sqlite') },
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ''),
    trustProxy: values.TRUST_PROXY,
    seed: values.SEED,
    logLevel: values.LOG_LEVEL,
    redisUrl: values.REDIS_URL,
    workers: values.WORKERS === 'on',
    smtpUrl: values.SMTP_URL,
    translation: values.TRANSLATE_URL
      ? { url: values.TRANSLATE_URL.replace(/\/+$/, ''), key: values.TRANSLATE_KEY }
      : undefined,
    chromiumPath: values.CHROMIUM_PATH,
    admin: { username: values.ADMIN_USERNAME, email: values.ADMIN_EMAIL, password: values.ADMIN_PASSWORD },
    sessionSecret: values.SESSION_SECRET,
    metricsToken: values.METRICS_TOKEN,
    hstsSubdomains: values.HSTS_SUBDOMAINS === 'on',
    secrets: secretsIn(given.env),
    backupDir: values.BACKUP_DIR ? placeFrom(base, values.BACKUP_DIR) : defaultBackupDir(dataDir),
    backupAccess: {
      accessKeyId: values.AWS_ACCESS_KEY_ID,
      secretAccessKey: values.AWS_SECRET_ACCESS_KEY,
      region: values.AWS_REGION,
      endpoint: values.AWS_ENDPOINT_URL,
      sshKeyFile: values.BACKUP_SSH_KEY && resolve(base, values.BACKUP_SSH_KEY),
      sshFingerprint: values.BACKUP_SSH_FINGERPRINT,
    },
    backupKey: values.BACKUP_KEY,
    backsUpBeforeUpgrade: values.UPGRADE_BACKUP === 'on',
    queryBudgetMs: values.QUERY_BUDGET_MS,
    slowQueryMs: values.SLOW_QUERY_MS,
    htmlCache: values.PASSERELLE_HTML_CACHE === 'on',
    rateLimits: values.PASSERELLE_RATE_LIMITS === 'on',
    development: values.PASSERELLE_DEV === 1,
  });
}

/** Default backup folder. */
export function defaultBackupDir(dataDir: string): string {
  return join(dataDir, 'backups');
}

/** Makes a local path absolute; leaves a URL unchanged. */
export function placeFrom(base: string, place: string): string {
  return isAddress(place) ? place : resolve(base, place);
}

/** Whether the backup store is remote. */
export function isAddress(place: string): boolean {
  return /^(?:s3|sftp):\/\//.test(place);
}

function refuseFirst(
  errors: Record<string, Error | undefined>,
  givenAs: Readonly<Record<string, string>>,
): void {
  for (const [name, error] of Object.entries(errors)) {
    if (!error) continue;
    const reason =
      name === 'PUBLIC_URL' ? 'doit être une adresse complète, comme https://exemple.fr' : error.message;
    throw new ConfigError(`La variable ${givenAs[name] ?? name} ${reason}.`);
  }
}
