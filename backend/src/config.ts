import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import { cleanEnv, makeValidator, num, str, url } from 'envalid';

export type DatabaseConfig = { kind: 'sqlite'; path: string } | { kind: 'mysql'; url: string };

/** Each as its variable says it. */
export interface BackupAccess {
  readonly accessKeyId: string | undefined;
  readonly secretAccessKey: string | undefined;
  readonly region: string | undefined;
  readonly endpoint: string | undefined;
  /** Absolute path of a private key. */
  readonly sshKeyFile: string | undefined;
  /** Of the SFTP server’s own key, as `ssh-keygen -l` writes it. */
  readonly sshFingerprint: string | undefined;
}

/** The settings a process starts with, read once from the environment and the same for its whole life. */
export class Config {
  readonly port: number;
  readonly host: string;
  /** Absolute path of the folder that holds all the site keeps on disk. */
  readonly dataDir: string;
  readonly database: DatabaseConfig;
  /** What visitors type, without a slash at the end. */
  readonly publicUrl: string;
  /** Number of trusted proxies in front. */
  readonly trustProxy: number;
  readonly seed: 'demo' | 'none';
  readonly logLevel: LogLevel;
  /** What several nodes tell each other of through; undefined where there is only one. */
  readonly redisUrl: string | undefined;
  /** Whether this process handles domain events, or leaves them to others. */
  readonly workers: boolean;
  /** Where mail goes; undefined writes it into the outbox. */
  readonly smtpUrl: string | undefined;
  /** A LibreTranslate-compatible server; undefined leaves tutorials in French. */
  readonly translation: { url: string; key: string | undefined } | undefined;
  /** The browser that makes PDFs; undefined has one looked for. */
  readonly chromiumPath: string | undefined;
  /** Absolute path of the folder that backups go to, or the address of a bucket or an SFTP folder. May hold a password. */
  readonly backupDir: string;
  /** How buckets and SFTP servers are entered whose address does not say it. */
  readonly backupAccess: BackupAccess;
  /** The passphrase they are encrypted with; undefined leaves them readable. */
  readonly backupKey: string | undefined;
  /** Whether what an older version has left is backed up before this one changes it. */
  readonly backsUpBeforeUpgrade: boolean;
  /** The first administrator, for a new site only. */
  readonly admin: { username: string; email: string; password: string | undefined };
  /** Signs session cookies; undefined has one generated and kept in the data folder. */
  readonly sessionSecret: string | undefined;
  /** How long what looks at many rows may take, in milliseconds. */
  readonly queryBudgetMs: number;
  /** A query that takes longer is named in the log, in milliseconds; 0 for none. */
  readonly slowQueryMs: number;
  /** Off only to measure how long a page takes to render. */
  readonly htmlCache: boolean;
  /** Off for tests that sign up more members a minute than people do. */
  readonly rateLimits: boolean;
  /** Serves the public site from its sources, with live reload. */
  readonly development: boolean;
  /** Marks the calls a page makes to the API while the server renders it. Never leaves the process. */
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

  /** Files made from tutorials, which can be made again. */
  get exportsDir(): string {
    return join(this.dataDir, 'exports');
  }

  /** Where the browser of the npm package is unpacked. */
  get chromiumDir(): string {
    return join(this.dataDir, 'chromium');
  }

  get logFile(): string {
    return join(this.dataDir, 'logs', 'passerelle.log');
  }

  /** Holds the first administrator's password where it was generated. */
  get adminPasswordFile(): string {
    return join(this.dataDir, 'admin-password');
  }
}

const logLevels = ['fatal', 'error', 'warn', 'log', 'info', 'debug', 'verbose'] as const;
export type LogLevel = (typeof logLevels)[number];

/** A value of the environment that the product can't start with. `message` is one sentence that names the variable. */
export class ConfigError extends Error {}

const wholeNumber = (from: number, to: number) =>
  makeValidator<number>((input) => {
    const value = Number(input);
    if (!/^\d+$/.test(input.trim()) || value < from || value > to) {
      throw new Error(`doit être un nombre entier entre ${from} et ${to}`);
    }
    return value;
  });

const databaseUrl = makeValidator<string>((input) => {
  if (!/^(mysql|mariadb):\/\/[^/]+\/[^/?]+/.test(input)) {
    throw new Error('doit avoir la forme mysql://utilisateur:motdepasse@hote:port/base');
  }
  return input.replace(/^mariadb:/, 'mysql:');
});

const smtpUrl = makeValidator<string>((input) => {
  if (!/^smtps?:\/\/[^/]+/.test(input))
    throw new Error('doit avoir la forme smtp://utilisateur:motdepasse@hote:port');
  // What can’t be read now would only be found out when a message is to leave.
  try {
    const { username, password } = new URL(input);
    decodeURIComponent(username + password);
  } catch {
    throw new Error(
      'ne se lit pas : le port est un nombre jusqu’à 65535, et dans le nom et le mot de passe « % » s’écrit %25, « @ » %40',
    );
  }
  return input;
});

const redisUrl = makeValidator<string>((input) => {
  if (!/^rediss?:\/\/[^/]+/.test(input)) throw new Error('doit avoir la forme redis://hote:port');
  return input;
});

const webUrl = makeValidator<string>((input) => {
  if (!/^https?:$/.test(URL.parse(input)?.protocol ?? ''))
    throw new Error('doit être une adresse complète, comme https://exemple.fr');
  return input;
});

const adminName = makeValidator<string>((input) => {
  if (!/^[\w-]{3,50}$/.test(input))
    throw new Error('doit contenir 3 à 50 lettres, chiffres, tirets ou underscores');
  return input;
});

const backupPlace = makeValidator<string>((input) => {
  const scheme = /^(\w+):\/\//.exec(input)?.[1];
  if (scheme === undefined) return input;
  if (!/^(s3|sftp)$/.test(scheme) || !URL.parse(input)?.hostname)
    throw new Error(
      'doit être un dossier, ou une adresse comme s3://bucket/dossier ou sftp://utilisateur@hote/dossier',
    );
  return input;
});

const sshFingerprint = makeValidator<string>((input) => {
  if (!/^SHA256:[\w+/]{43}$/.test(input))
    throw new Error('doit avoir la forme SHA256:… que donne ssh-keygen -l');
  return input;
});

const oneOf = <T extends string>(...choices: T[]) =>
  makeValidator<T>((input) => {
    if (!choices.includes(input as T)) throw new Error(`doit valoir ${choices.join(' ou ')}`);
    return input as T;
  });

/**
 * Reads the environment.
 * @throws ConfigError on the first value that is not usable.
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const values = cleanEnv(
    given,
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
      ADMIN_PASSWORD: str({ default: undefined }),
      SESSION_SECRET: str({ default: undefined }),
      BACKUP_DIR: backupPlace({ default: undefined }),
      BACKUP_SSH_KEY: str({ default: undefined }),
      BACKUP_SSH_FINGERPRINT: sshFingerprint({ default: undefined }),
      AWS_ACCESS_KEY_ID: str({ default: undefined }),
      AWS_SECRET_ACCESS_KEY: str({ default: undefined }),
      AWS_REGION: str({ default: undefined }),
      AWS_ENDPOINT_URL: webUrl({ default: undefined }),
      BACKUP_KEY: str({ default: undefined }),
      UPGRADE_BACKUP: oneOf('on', 'off')({ default: 'on' }),
      QUERY_BUDGET_MS: wholeNumber(100, 600_000)({ default: 2000 }),
      SLOW_QUERY_MS: wholeNumber(0, 600_000)({ default: 500 }),
      PASSERELLE_HTML_CACHE: oneOf('on', 'off')({ default: 'on' }),
      PASSERELLE_RATE_LIMITS: oneOf('on', 'off')({ default: 'on' }),
      PASSERELLE_DEV: num({ default: 0 }),
    },
    { reporter: refuseFirst },
  );
  const base = env['INIT_CWD'] ?? process.cwd();
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

/** Where backups go unless a variable says otherwise. */
export function defaultBackupDir(dataDir: string): string {
  return join(dataDir, 'backups');
}

/** An address as it is; a path of this machine made absolute. */
export function placeFrom(base: string, place: string): string {
  return isAddress(place) ? place : resolve(base, place);
}

/** Whether backups go there over the network. */
export function isAddress(place: string): boolean {
  return /^(?:s3|sftp):\/\//.test(place);
}

function refuseFirst({ errors }: { errors: Record<string, Error | undefined> }): void {
  for (const [name, error] of Object.entries(errors)) {
    if (!error) continue;
    const reason =
      name === 'PUBLIC_URL' ? 'doit être une adresse complète, comme https://exemple.fr' : error.message;
    throw new ConfigError(`La variable ${name} ${reason}.`);
  }
}
