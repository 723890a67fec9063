import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import { cleanEnv, makeValidator, num, str, url } from 'envalid';
/** Configuration of a process, read once from the environment. */ export class Config {
    port;
    host;
    /** Absolute path of the folder with all files of the site. */ dataDir;
    database;
    /** Public URL, without trailing slash. */ publicUrl;
    /** Number of trusted reverse proxies. */ trustProxy;
    seed;
    logLevel;
    /** Redis, over which nodes notify each other; undefined for a single node. */ redisUrl;
    /** Whether this process handles domain events or leaves them to others. */ workers;
    /** Mail server; if undefined, emails are written into the outbox folder. */ smtpUrl;
    /** A LibreTranslate-compatible server; if undefined, tutorials stay in French. */ translation;
    /** The browser that prints PDFs; if undefined, it is searched for. */ chromiumPath;
    /** Absolute path of the backup folder, or the URL of a bucket or SFTP folder. May contain a password. */ backupDir;
    /** Credentials for buckets and SFTP servers whose URL contains none. */ backupAccess;
    /** Passphrase of backups; if undefined, they are not encrypted. */ backupKey;
    /** Whether a backup is made before an upgrade migrates the database. */ backsUpBeforeUpgrade;
    /** The first administrator; for a new site only. */ admin;
    /** Signs session cookies; if undefined, it is generated and stored in the data folder. */ sessionSecret;
    /** Time limit of expensive reads, in milliseconds. */ queryBudgetMs;
    /** Threshold of the slow-query log in milliseconds; 0 disables it. */ slowQueryMs;
    /** Off only to measure rendering time. */ htmlCache;
    /** Off for tests that register more members a minute than people do. */ rateLimits;
    /** Serves the public site from its sources, with live reload. */ development;
    /** Marks the server's own API calls while it renders a page. Never leaves the process. */ renderToken = randomBytes(16).toString('hex');
    constructor(values){
        Object.assign(this, values);
    }
    get mediaDir() {
        return join(this.dataDir, 'media');
    }
    get outboxDir() {
        return join(this.dataDir, 'outbox');
    }
    /** Exported files of tutorials, which can be regenerated. */ get exportsDir() {
        return join(this.dataDir, 'exports');
    }
    /** Where the npm package unpacks its browser. */ get chromiumDir() {
        return join(this.dataDir, 'chromium');
    }
    get logFile() {
        return join(this.dataDir, 'logs', 'passerelle.log');
    }
    /** Contains the first administrator's password if it was generated. */ get adminPasswordFile() {
        return join(this.dataDir, 'admin-password');
    }
}
const logLevels = [
    'fatal',
    'error',
    'warn',
    'log',
    'info',
    'debug',
    'verbose'
];
/** An invalid environment variable. `message` is one sentence that names it. */ export class ConfigError extends Error {
}
const wholeNumber = (from, to)=>makeValidator((input)=>{
        const value = Number(input);
        if (!/^\d+$/.test(input.trim()) || value < from || value > to) {
            throw new Error(`doit \xeatre un nombre entier entre ${from} et ${to}`);
        }
        return value;
    });
const databaseUrl = makeValidator((input)=>{
    if (!/^(mysql|mariadb):\/\/[^/]+\/[^/?]+/.test(input)) {
        throw new Error('doit avoir la forme mysql://utilisateur:motdepasse@hote:port/base');
    }
    return input.replace(/^mariadb:/, 'mysql:');
});
const smtpUrl = makeValidator((input)=>{
    if (!/^smtps?:\/\/[^/]+/.test(input)) throw new Error('doit avoir la forme smtp://utilisateur:motdepasse@hote:port');
    // A malformed URL would otherwise fail only when the first email is sent.
    try {
        const { username, password } = new URL(input);
        decodeURIComponent(username + password);
    } catch  {
        throw new Error("ne se lit pas : le port est un nombre jusqu\u2019\xe0 65535, et dans le nom et le mot de passe \xab % \xbb s\u2019\xe9crit %25, \xab @ \xbb %40");
    }
    return input;
});
const redisUrl = makeValidator((input)=>{
    if (!/^rediss?:\/\/[^/]+/.test(input)) throw new Error('doit avoir la forme redis://hote:port');
    return input;
});
const webUrl = makeValidator((input)=>{
    if (!/^https?:$/.test(URL.parse(input)?.protocol ?? '')) throw new Error("doit \xeatre une adresse compl\xe8te, comme https://exemple.fr");
    return input;
});
const adminName = makeValidator((input)=>{
    if (!/^[\w-]{3,50}$/.test(input)) throw new Error("doit contenir 3 \xe0 50 lettres, chiffres, tirets ou underscores");
    return input;
});
const backupPlace = makeValidator((input)=>{
    const scheme = /^(\w+):\/\//.exec(input)?.[1];
    if (scheme === undefined) return input;
    if (!/^(s3|sftp)$/.test(scheme) || !URL.parse(input)?.hostname) throw new Error("doit \xeatre un dossier, ou une adresse comme s3://bucket/dossier ou sftp://utilisateur@hote/dossier");
    return input;
});
const sshFingerprint = makeValidator((input)=>{
    if (!/^SHA256:[\w+/]{43}$/.test(input)) throw new Error("doit avoir la forme SHA256:\u2026 que donne ssh-keygen -l");
    return input;
});
const oneOf = (...choices)=>makeValidator((input)=>{
        if (!choices.includes(input)) throw new Error(`doit valoir ${choices.join(' ou ')}`);
        return input;
    });
/**
 * Reads the environment.
 * @throws ConfigError on the first invalid value
 */ export function readConfig(env = process.env) {
    const given = Object.fromEntries(Object.entries(env).filter(([, value])=>value !== ''));
    const values = cleanEnv(given, {
        PORT: wholeNumber(0, 65535)({
            default: 3000
        }),
        HOST: str({
            default: '127.0.0.1'
        }),
        DATA_DIR: str({
            default: './data'
        }),
        DATABASE_URL: databaseUrl({
            default: undefined
        }),
        PUBLIC_URL: url({
            default: undefined
        }),
        TRUST_PROXY: wholeNumber(0, 100)({
            default: 0
        }),
        SEED: oneOf('demo', 'none')({
            default: 'demo'
        }),
        LOG_LEVEL: oneOf(...logLevels)({
            default: 'info'
        }),
        REDIS_URL: redisUrl({
            default: undefined
        }),
        WORKERS: oneOf('on', 'off')({
            default: 'on'
        }),
        SMTP_URL: smtpUrl({
            default: undefined
        }),
        TRANSLATE_URL: webUrl({
            default: undefined
        }),
        TRANSLATE_KEY: str({
            default: undefined
        }),
        CHROMIUM_PATH: str({
            default: undefined
        }),
        ADMIN_USERNAME: adminName({
            default: 'admin'
        }),
        ADMIN_EMAIL: str({
            default: 'admin@localhost'
        }),
        ADMIN_PASSWORD: str({
            default: undefined
        }),
        SESSION_SECRET: str({
            default: undefined
        }),
        BACKUP_DIR: backupPlace({
            default: undefined
        }),
        BACKUP_SSH_KEY: str({
            default: undefined
        }),
        BACKUP_SSH_FINGERPRINT: sshFingerprint({
            default: undefined
        }),
        AWS_ACCESS_KEY_ID: str({
            default: undefined
        }),
        AWS_SECRET_ACCESS_KEY: str({
            default: undefined
        }),
        AWS_REGION: str({
            default: undefined
        }),
        AWS_ENDPOINT_URL: webUrl({
            default: undefined
        }),
        BACKUP_KEY: str({
            default: undefined
        }),
        UPGRADE_BACKUP: oneOf('on', 'off')({
            default: 'on'
        }),
        QUERY_BUDGET_MS: wholeNumber(100, 600_000)({
            default: 2000
        }),
        SLOW_QUERY_MS: wholeNumber(0, 600_000)({
            default: 500
        }),
        PASSERELLE_HTML_CACHE: oneOf('on', 'off')({
            default: 'on'
        }),
        PASSERELLE_RATE_LIMITS: oneOf('on', 'off')({
            default: 'on'
        }),
        PASSERELLE_DEV: num({
            default: 0
        })
    }, {
        reporter: refuseFirst
    });
    const base = env['INIT_CWD'] ?? process.cwd();
    const dataDir = resolve(base, values.DATA_DIR);
    return new Config({
        port: values.PORT,
        host: values.HOST,
        dataDir,
        database: values.DATABASE_URL ? {
            kind: 'mysql',
            url: values.DATABASE_URL
        } : {
            kind: 'sqlite',
            path: join(dataDir, 'passerelle.sqlite')
        },
        publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ''),
        trustProxy: values.TRUST_PROXY,
        seed: values.SEED,
        logLevel: values.LOG_LEVEL,
        redisUrl: values.REDIS_URL,
        workers: values.WORKERS === 'on',
        smtpUrl: values.SMTP_URL,
        translation: values.TRANSLATE_URL ? {
            url: values.TRANSLATE_URL.replace(/\/+$/, ''),
            key: values.TRANSLATE_KEY
        } : undefined,
        chromiumPath: values.CHROMIUM_PATH,
        admin: {
            username: values.ADMIN_USERNAME,
            email: values.ADMIN_EMAIL,
            password: values.ADMIN_PASSWORD
        },
        sessionSecret: values.SESSION_SECRET,
        backupDir: values.BACKUP_DIR ? placeFrom(base, values.BACKUP_DIR) : defaultBackupDir(dataDir),
        backupAccess: {
            accessKeyId: values.AWS_ACCESS_KEY_ID,
            secretAccessKey: values.AWS_SECRET_ACCESS_KEY,
            region: values.AWS_REGION,
            endpoint: values.AWS_ENDPOINT_URL,
            sshKeyFile: values.BACKUP_SSH_KEY && resolve(base, values.BACKUP_SSH_KEY),
            sshFingerprint: values.BACKUP_SSH_FINGERPRINT
        },
        backupKey: values.BACKUP_KEY,
        backsUpBeforeUpgrade: values.UPGRADE_BACKUP === 'on',
        queryBudgetMs: values.QUERY_BUDGET_MS,
        slowQueryMs: values.SLOW_QUERY_MS,
        htmlCache: values.PASSERELLE_HTML_CACHE === 'on',
        rateLimits: values.PASSERELLE_RATE_LIMITS === 'on',
        development: values.PASSERELLE_DEV === 1
    });
}
/** Default backup folder. */ export function defaultBackupDir(dataDir) {
    return join(dataDir, 'backups');
}
/** Makes a local path absolute; leaves a URL unchanged. */ export function placeFrom(base, place) {
    return isAddress(place) ? place : resolve(base, place);
}
/** Whether the backup store is remote. */ export function isAddress(place) {
    return /^(?:s3|sftp):\/\//.test(place);
}
function refuseFirst({ errors }) {
    for (const [name, error] of Object.entries(errors)){
        if (!error) continue;
        const reason = name === 'PUBLIC_URL' ? "doit \xeatre une adresse compl\xe8te, comme https://exemple.fr" : error.message;
        throw new ConfigError(`La variable ${name} ${reason}.`);
    }
}
//# sourceMappingURL=config.js.map
