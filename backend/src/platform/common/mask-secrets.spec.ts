import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { readConfig } from '../../config.js';
import { maskSecrets, secretsOf } from './mask-secrets.js';

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'passerelle-mask-'));
});
afterAll(() => rmSync(dataDir, { recursive: true }));

it.each([
  ['mysql://site:tres-secret@base:3306/passerelle', 'mysql://site:***@base:3306/passerelle'],
  ['{"password":"Passage-Secret-9","a":1}', '{"password":***,"a":1}'],
  ["parameters: { password: 'Pas sage' }", 'parameters: { password: *** }'],
  ['GET /x?jeton=abc_DEF-1&b=2', 'GET /x?jeton=***&b=2'],
  ['authorization: Bearer abc.def', 'authorization: ***'],
  ['hash $argon2id$v=19$m=19456,t=2,p=1$YWJj$ZGVm+/ end', 'hash *** end'],
  ['passerelle=s%3Aabc.def%2Bghi; b', 'passerelle=***; b'],
  ['la valeur gardée ici', 'la valeur *** ici'],
  ['Le mot de passe actuel est incorrect.', 'Le mot de passe actuel est incorrect.'],
])('%s', (text, masked) => {
  expect(maskSecrets(text, ['gardée'])).toBe(masked);
});

it.each([
  ['ADMIN_PASSWORD', 'Passage-Admin-9', 'Passage-Admin-9'],
  ['SESSION_SECRET', '0123456789abcdefghijklmnopqrstuvwxyz', '0123456789abcdefghijklmnopqrstuvwxyz'],
  ['TRANSLATE_KEY', 'cle-de-traduction', 'cle-de-traduction'],
  ['BACKUP_KEY', 'une phrase "très" secrète', 'une phrase "très" secrète'],
  ['METRICS_TOKEN', 'jeton-de-mesure', 'jeton-de-mesure'],
  ['AWS_ACCESS_KEY_ID', 'AKIAEXEMPLE', 'AKIAEXEMPLE'],
  ['AWS_SECRET_ACCESS_KEY', 'abc/def+ghi=jkl', 'abc/def+ghi=jkl'],
  ['DATABASE_URL', 'mysql://site:motd%C3%A8%2Fpasse@hote:3306/base', 'motdè/passe'],
  ['REDIS_URL', 'redis://:motde%40passe@hote:6379', 'motde@passe'],
  ['SMTP_URL', 'smtp://site:motde passe@hote:25', 'motde passe'],
  ['BACKUP_DIR', 's3://CLE:abc%2Fdef%2Bghi@bucket/dossier', 'abc/def+ghi'],
  ['BACKUP_DIR', 'sftp://site:motde(passe)@hote/dossier', 'motde(passe)'],
])('40.6 masks every form of the secret in %s', (name, value, secret) => {
  const secrets = (env: NodeJS.ProcessEnv) => secretsOf(readConfig({ DATA_DIR: dataDir, ...env }));
  const file = join(dataDir, 'given');
  writeFileSync(file, `${value}\n`);
  const encoded = encodeURIComponent(secret);
  const said = [
    secret,
    encoded,
    encoded.replace(/%../g, (sign) => sign.toLowerCase()),
    new URLSearchParams({ a: secret }).toString().slice(2),
    JSON.stringify(secret),
    value,
  ];
  for (const env of [{ [name]: value }, { [`${name}_FILE`]: file }])
    for (const text of said) {
      const masked = maskSecrets(`avant ${text} après`, secrets(env));
      expect(masked).toMatch(/^avant .*\*\*\*.* après$/);
      for (const part of secret.split(/[^a-zA-Z]+/).filter(({ length }) => length > 3))
        expect(masked).not.toContain(part);
    }
});

it('40.6 masks the generated session secret', () => {
  const secrets = secretsOf(readConfig({ DATA_DIR: dataDir }));
  const secret = readFileSync(join(dataDir, 'session-secret'), 'utf8');
  expect(maskSecrets(`signé avec ${secret} ici`, secrets)).toBe('signé avec *** ici');
});
