import { readFile, stat } from 'node:fs/promises';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { Config } from '../src/config.js';
import { SeedService } from '../src/site/seed/seed.service.js';
import { UsersService } from '../src/members/users/users.service.js';
import { firstAdmin, startApp, type TestApp } from './app.js';
import { signUp } from './people.js';

const said: string[] = [];
let app: TestApp;
beforeEach(() => {
  said.length = 0;
  jest.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await app.stop();
});

const signIn = (username: string, password: string) =>
  app.http.post('/api/auth/login').send({ username, password });

it('a new site has the administrator of ADMIN_USERNAME, ADMIN_EMAIL and ADMIN_PASSWORD', async () => {
  app = await startApp({ env: { ADMIN_USERNAME: 'Gardienne', ADMIN_EMAIL: 'Garde@exemple.fr' } });
  const { body } = await signIn('gardienne', firstAdmin.password).expect(200);
  expect(body).toMatchObject({
    username: 'Gardienne',
    email: 'garde@exemple.fr',
    isAdmin: true,
    emailConfirmed: true,
  });
  expect(said).toEqual([]);
});

it('a missing password is generated, printed once and stored readable for its owner only', async () => {
  app = await startApp({ env: { ADMIN_PASSWORD: '' } });
  const { adminPasswordFile } = app.nest.get(Config);
  const password = (await readFile(adminPasswordFile, 'utf8')).trim();
  expect(password).toMatch(/^[A-Za-z2-9]{20}$/);
  expect((await stat(adminPasswordFile)).mode & 0o777).toBe(0o600);
  expect(said).toEqual([
    `Le compte d’administration « admin » est créé ; son mot de passe est ${password} (gardé dans ${adminPasswordFile}).`,
  ]);
  await signIn('admin', password).expect(200);

  await app.nest.get(SeedService).seed();
  expect(said).toHaveLength(1);
  expect((await readFile(adminPasswordFile, 'utf8')).trim()).toBe(password);
});

it('two processes starting at once create one administrator, with the stored password', async () => {
  app = await startApp({ costlyPasswords: true, env: { ADMIN_PASSWORD: '' } });
  const users = app.nest.get(UsersService);
  const former = await users.findByEmail('admin@localhost');
  await users.update(former!.id, {
    isAdmin: false,
    username: 'ancien',
    usernameKey: 'ancien',
    email: 'ancien@exemple.fr',
  });
  said.length = 0;
  const seed = app.nest.get(SeedService);
  await Promise.all(Array.from({ length: 6 }, () => seed.seed()));
  expect(said).toHaveLength(1);
  const password = (await readFile(app.nest.get(Config).adminPasswordFile, 'utf8')).trim();
  expect(said[0]).toContain(password);
  await signIn('admin', password).expect(200);
});

it('a site with domains and members but no administrator gets one', async () => {
  app = await startApp();
  const users = app.nest.get(UsersService);
  const former = await users.findByEmail('admin@localhost');
  await users.update(former!.id, {
    isAdmin: false,
    username: 'ancien',
    usernameKey: 'ancien',
    email: 'ancien@exemple.fr',
  });
  expect(await users.hasAdmin()).toBe(false);
  await app.nest.get(SeedService).seed();
  const { body } = await signIn('admin', firstAdmin.password).expect(200);
  expect(body).toMatchObject({ isAdmin: true });
});

it('a member with the configured name does not become the administrator, and the error names the variable', async () => {
  app = await startApp();
  const users = app.nest.get(UsersService);
  const former = await users.findByEmail('admin@localhost');
  await users.update(former!.id, { isAdmin: false, username: 'ancien', usernameKey: 'ancien' });
  await signUp(app, { username: 'admin' });
  await users.update(former!.id, { email: 'ancien@exemple.fr' });
  await expect(app.nest.get(SeedService).seed()).rejects.toThrow(/^La variable ADMIN_USERNAME .+\.$/);
  expect(await users.hasAdmin()).toBe(false);
});
