import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { UsersService } from '../src/members/users/users.service.js';
import { SettingsService } from '../src/platform/settings/settings.service.js';
import { startApp, type TestApp } from './app.js';
import { signUp, signUpAdmin, type Person } from './people.js';

let app: TestApp;
let admin: Person;
let other: Person;
beforeAll(async () => {
  app = await startApp();
  [admin, other] = [await signUpAdmin(app), await signUpAdmin(app)];
});
afterAll(() => app.stop());

const ask = (staffTwoFactor: unknown, by = admin) =>
  by.agent.put('/api/admin/staff-rules').send({ staffTwoFactor });
const putFactor = ({ user }: Person) =>
  app.nest.get(UsersService).update(user.id, { totpSecret: 'JBSWY3DPEHPK3PXP', totpConfirmedAt: new Date() });

it('an administrator with a second factor can require one of all staff, while the site offers it', async () => {
  const moderator = await signUp(app);
  await app.nest.get(UsersService).update(moderator.user.id, { isModerator: true });
  expect((await moderator.agent.get('/api/admin/staff-rules').expect(200)).body).toEqual({
    staffTwoFactor: false,
  });
  await ask(true, moderator).expect(403);
  for (const wrong of ['true', null, 1]) await ask(wrong).expect(400);
  await putFactor(admin);
  await ask(true).expect(409);
  await app.nest.get(SettingsService).change({ twoFactorAuth: true });
  await ask(true, other).expect(409);
  expect((await ask(true).expect(200)).body).toEqual({ staffTwoFactor: true });

  await admin.agent.get('/api/admin/users').expect(200);
  for (const { agent } of [other, moderator]) {
    const { body } = await agent.get('/api/admin/reports').expect(403);
    expect(body).toMatchObject({
      code: 'two_factor_needed',
      message: expect.stringContaining('Compte et sécurité'),
    });
    await agent.get('/api/admin/staff-rules').expect(403);
    await agent.get('/api/auth/me').expect(200);
    await agent.post('/api/auth/two-factor/setup').expect(200);
  }
  await putFactor(moderator);
  await moderator.agent.get('/api/admin/reports').expect(200);
  const { entries } = (await admin.agent.get('/api/admin/audit').expect(200)).body;
  expect(entries[0]).toMatchObject({
    action: 'settings.change',
    before: { staffTwoFactor: false },
    after: { staffTwoFactor: true },
  });

  // If two-factor authentication is switched off, nobody can set it up.
  await app.nest.get(SettingsService).change({ twoFactorAuth: false });
  await other.agent.get('/api/admin/reports').expect(200);
  await app.nest.get(SettingsService).change({ twoFactorAuth: true });
  await ask(false).expect(200);
  await other.agent.get('/api/admin/reports').expect(200);
});
