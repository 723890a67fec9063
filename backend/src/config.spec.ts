import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ConfigError, readConfig } from './config.js';

it('has a default for everything', () => {
  const config = readConfig({ INIT_CWD: '/srv' });
  expect(config).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataDir: '/srv/data',
    database: { kind: 'sqlite', path: '/srv/data/passerelle.sqlite' },
    publicUrl: 'http://localhost:3000',
    trustProxy: 0,
    seed: 'demo',
    logLevel: 'info',
  });
});

it('reads the environment', () => {
  const config = readConfig({
    PORT: '8080',
    DATA_DIR: '/var/lib/passerelle',
    DATABASE_URL: 'mariadb://u:p@db:3306/site',
    PUBLIC_URL: 'https://exemple.fr/',
    TRUST_PROXY: '1',
    SEED: 'none',
  });
  expect(config).toMatchObject({
    port: 8080,
    dataDir: '/var/lib/passerelle',
    database: { kind: 'mysql', url: 'mysql://u:p@db:3306/site' },
    publicUrl: 'https://exemple.fr',
    trustProxy: 1,
    seed: 'none',
  });
});

it('treats an empty value as absent', () => {
  expect(readConfig({ PORT: '', PUBLIC_URL: '', DATABASE_URL: '' })).toMatchObject({ port: 3000 });
});

it.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['DATABASE_URL', 'postgres://h/b'],
  ['DATABASE_URL', 'mysql://hote'],
  ['PUBLIC_URL', 'exemple'],
  ['TRUST_PROXY', 'oui'],
  ['SEED', 'beaucoup'],
  ['LOG_LEVEL', 'bavard'],
  ['DATABASE_URL', 'mysql://u:p#ss@hote:3306/base'],
  ['DATABASE_URL', 'mysql://u:p%ss@hote:3306/base'],
  ['REDIS_URL', 'redis://:p%ss@hote:6379'],
  ['REDIS_URL', 'redis://:p/ss@hote:6379'],
  ['SMTP_URL', 'smtp://u:p#ss@hote:25'],
  ['BACKUP_DIR', 'sftp://u:p#ss@hote/dossier'],
  ['BACKUP_DIR', 's3://cle:100%@bucket'],
  ['HSTS_SUBDOMAINS', 'oui'],
])('refuses %s=%s in one sentence that names the variable', (name, value) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(new RegExp(`^La variable ${name} .+\\.$`));
});

it.each([
  ['SESSION_SECRET', 'x'],
  ['SESSION_SECRET', 'secret'],
  ['SESSION_SECRET', 'changeme-changeme'],
  ['SESSION_SECRET', 'a'.repeat(64)],
  ['SESSION_SECRET', 'abcabc'.repeat(10)],
  ['ADMIN_PASSWORD', 'court'],
  ['ADMIN_PASSWORD', '1234567'],
  ['ADMIN_PASSWORD', '👍🏽👍🏽👍🏽'],
])('40.6 refuses the weak %s=%s in one sentence without its value', (name, value) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(new RegExp(`^La variable ${name} doit contenir [^.]+\\.$`));
  if (value.length > 3) expect(read).not.toThrow(value);
});

describe('40.6 a secret in a file', () => {
  let folder: string;
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'passerelle-secrets-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const strong = '0123456789abcdefghijklmnopqrstuvwxyz';

  it.each([
    ['ADMIN_PASSWORD', 'Passage-Admin-9', 'admin.password'],
    ['AWS_ACCESS_KEY_ID', 'AKIAEXEMPLE', 'backupAccess.accessKeyId'],
    ['AWS_SECRET_ACCESS_KEY', 'abc/def+ghi', 'backupAccess.secretAccessKey'],
    ['AWS_ENDPOINT_URL', 'https://s3.exemple.fr', 'backupAccess.endpoint'],
    ['BACKUP_DIR', 's3://cle:secret@bucket/dossier', 'backupDir'],
    ['BACKUP_KEY', 'une phrase secrète', 'backupKey'],
    ['DATABASE_URL', 'mysql://u:p@hote:3306/base', 'database.url'],
    ['METRICS_TOKEN', 'jeton', 'metricsToken'],
    ['REDIS_URL', 'redis://:p@hote:6379', 'redisUrl'],
    ['SESSION_SECRET', strong, 'sessionSecret'],
    ['SMTP_URL', 'smtp://u:p@hote:25', 'smtpUrl'],
  ])('%s', (name, value, path) => {
    for (const [end, expected] of [
      ['', value],
      ['\n', value],
      ['\r\n', value],
      ['\n\r\n\n', value],
    ])
      for (const mark of ['', '\uFEFF'])
        expect(readConfig({ [`${name}_FILE`]: file(name, mark + value + end) })).toHaveProperty(
          path,
          expected,
        );
    for (const blank of [' ', ' \t\n', '\u00A0']) {
      expect(() => readConfig({ [name]: blank })).toThrow(
        `La variable ${name} ne contient que des espaces ; donnez-lui une valeur, ou laissez-la vide.`,
      );
      expect(() => readConfig({ [`${name}_FILE`]: file(name, blank) })).toThrow(
        `La variable ${name}_FILE désigne un fichier vide`,
      );
    }
    const both = () => readConfig({ [`${name}_FILE`]: file(name, value), [name]: value });
    expect(both).toThrow(ConfigError);
    expect(both).toThrow(
      `La variable ${name}_FILE est donnée en même temps que ${name} ; gardez l’une des deux.`,
    );
  });

  it('loses only the line ends at the end of the file, and keeps spaces', () => {
    const key = file('key', ' deux\nlignes \n\n');
    expect(readConfig({ BACKUP_KEY_FILE: key }).backupKey).toBe(' deux\nlignes ');
  });

  it('in another encoding is refused', () => {
    writeFileSync(join(folder, 'utf16'), '\uFEFFune phrase\r\n', 'utf16le');
    expect(() => readConfig({ BACKUP_KEY_FILE: join(folder, 'utf16') })).toThrow(
      /^La variable BACKUP_KEY_FILE désigne un fichier qui n’est pas en UTF-8 \(.*\)\.$/,
    );
  });

  it('is read beside an empty variable, and from a path relative to where npm was called', () => {
    file('relative', 'une phrase');
    const env = { INIT_CWD: folder, BACKUP_KEY: '', BACKUP_KEY_FILE: 'relative' };
    expect(readConfig(env).backupKey).toBe('une phrase');
  });

  it('may hold the key and the address of a translation server', () => {
    const env = {
      TRANSLATE_URL_FILE: file('url', 'https://t.exemple.fr/'),
      TRANSLATE_KEY_FILE: file('key', 'cle'),
    };
    expect(readConfig(env).translation).toEqual({ url: 'https://t.exemple.fr', key: 'cle' });
  });

  it.each([
    ['absent', 'ENOENT'],
    ['.', 'EISDIR'],
    ['made/absent', 'ENOTDIR'],
  ])('that cannot be read (%s) is named in one sentence', (name, code) => {
    file('made', 'x');
    const read = () => readConfig({ SESSION_SECRET_FILE: join(folder, name) });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(
      new RegExp(
        `^La variable SESSION_SECRET_FILE désigne un fichier qui ne se lit pas \\(.* : ${code}\\)\\.$`,
      ),
    );
  });

  it('that is empty or weak is refused by the name of its variable', () => {
    expect(() => readConfig({ BACKUP_KEY_FILE: file('none', '\n') })).toThrow(
      /^La variable BACKUP_KEY_FILE désigne un fichier vide/,
    );
    expect(() => readConfig({ SESSION_SECRET_FILE: file('weak', 'x\n') })).toThrow(
      /^La variable SESSION_SECRET_FILE doit contenir/,
    );
  });
});
