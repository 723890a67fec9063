import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Config } from '../src/config.js';
import { startApp, type TestApp } from './app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const KNOWN = 'Cette adresse est déjà inscrite, ou attend sa confirmation.';
const subscribe = (email: unknown) => app.http.post('/api/newsletter/subscribe').send({ email });

it('CALL-06 NEWS-01 DATA-23 subscribes an address without an account', async () => {
  const { body } = await subscribe('  Lectrice@Exemple.FR ').expect(201);
  expect(body).toEqual({ email: 'lectrice@exemple.fr' });
});

it('NEWS-07 refuses an address that is already subscribed, in any spelling', async () => {
  await subscribe('double@exemple.fr').expect(201);
  const { body } = await subscribe('DOUBLE@exemple.fr').expect(409);
  expect(body).toEqual({ statusCode: 409, code: 'already_exists', message: KNOWN });
});

it('says that a link was mailed only if emails leave the machine', async () => {
  await subscribe('sans-courrier@exemple.fr').expect(201);
  const config = app.nest.get(Config);
  Object.assign(config, { smtpUrl: 'smtp://127.0.0.1:1' });
  try {
    const { body } = await subscribe('sans-courrier@exemple.fr').expect(409);
    expect(body.message).toBe(
      'Cette adresse est déjà inscrite, ou attend sa confirmation : le lien est dans sa boîte.',
    );
  } finally {
    Object.assign(config, { smtpUrl: undefined });
  }
});

it('distinguishes addresses that differ by an accent', async () => {
  await subscribe('elodie@exemple.fr').expect(201);
  await subscribe('élodie@exemple.fr').expect(201);
});

it.each([
  '',
  '   ',
  'sans-arobase',
  'a@b',
  null,
  12,
  ['a@exemple.fr'],
  { $gt: '' },
  `${'a'.repeat(260)}@exemple.fr`,
])('refuses %j', async (email) => {
  const { body } = await subscribe(email).expect(400);
  expect(body).toEqual({
    statusCode: 400,
    code: 'invalid_fields',
    message: 'Veuillez entrer une adresse e-mail valide.',
    errors: { email: 'Veuillez entrer une adresse e-mail valide.' },
  });
});
