import { expect, it } from '@jest/globals';
import { ConfigError, readConfig } from './config.js';

it('has a value for everything', () => {
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

it('takes what the environment says', () => {
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

it('takes an empty value for an absent one', () => {
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
])('refuses %s=%s in one sentence that names it', (name, value) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(new RegExp(`^La variable ${name} .+\\.$`));
});
