import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { getRepositoryToken } from '@nestjs/typeorm';
import { DataSource, type Repository } from 'typeorm';
import { MINUTE_MS } from '@passerelle/api-client/durations';
import { AuditEntry } from '../src/moderation/audit/audit-entry.entity.js';
import { Setting as SettingRow } from '../src/platform/settings/setting.entity.js';
import { startApp, type TestApp } from './app.js';
import { signUp, signUpAdmin, type Person } from './people.js';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startApp();
  admin = await signUpAdmin(app);
});
afterAll(() => app.stop());

const change = (settings: object | string) => admin.agent.patch('/api/admin/settings').send(settings);
interface Setting {
  name: string;
  kind: string;
  value: unknown;
  default: unknown;
  min: number | null;
  max: number | null;
}
/** Default settings, and the bounds of numbers. */
const defaults = {
  siteName: 'Passerelle',
  siteDescription: 'Des tutoriels en français, dans tous les domaines.',
  postsPerPage: 10,
  enableNewRegistrations: true,
  enableComments: true,
  enableRatings: true,
  enableRecommendations: true,
  maintenanceMode: false,
  adminNotifications: true,
  enableWebsocket: true,
  passwordMinLength: 8,
  requireEmailConfirmation: true,
  maxLoginAttempts: 5,
  sessionTimeoutMinutes: 60,
  enforceStrongPasswords: true,
  twoFactorAuth: false,
  enableCache: true,
  cacheDuration: 60,
  clearOnUpdate: true,
};
const ranges = {
  postsPerPage: [1, 50],
  passwordMinLength: [6, 16],
  maxLoginAttempts: [1, 10],
  sessionTimeoutMinutes: [15, 1440],
  cacheDuration: [1, 1440],
};
const values = (body: { groups: { settings: Setting[] }[] }) =>
  Object.fromEntries(body.groups.flatMap(({ settings }) => settings.map(({ name, value }) => [name, value])));

describe('settings', () => {
  it('DATA-40 DATA-41 DATA-42 returns all groups, each with its settings', async () => {
    const { body } = await admin.agent.get('/api/admin/settings').expect(200);
    const groups = body.groups as { name: string; label: string; settings: Setting[] }[];
    const names = groups.map(({ settings }) => settings.map((one) => one.name).join(' '));
    expect(groups.map(({ name, label }) => [name, label])).toEqual([
      ['application', 'Application'],
      ['security', 'Sécurité'],
      ['performance', 'Performance'],
    ]);
    expect(names).toEqual([
      'siteName siteDescription postsPerPage enableNewRegistrations enableComments enableRatings ' +
        'enableRecommendations maintenanceMode adminNotifications enableWebsocket',
      'passwordMinLength requireEmailConfirmation maxLoginAttempts sessionTimeoutMinutes ' +
        'enforceStrongPasswords twoFactorAuth',
      'enableCache cacheDuration clearOnUpdate',
    ]);
    expect(body.groups[1].settings[0]).toEqual({
      name: 'passwordMinLength',
      kind: 'number',
      label: 'Longueur minimale du mot de passe',
      value: 8,
      default: 8,
      min: 6,
      max: 16,
      maxLength: null,
    });
  });

  it('ADMS-05 ADMS-06 returns the defaults, which a new site has, and the ranges of numbers', async () => {
    const { body } = await admin.agent.get('/api/admin/settings').expect(200);
    const all = (body.groups as { settings: Setting[] }[]).flatMap(({ settings }) => settings);
    expect(values(body)).toEqual(defaults);
    expect(Object.fromEntries(all.map((setting) => [setting.name, setting.default]))).toEqual(defaults);
    const numbers = all.filter(({ kind }) => kind === 'number');
    expect(Object.fromEntries(numbers.map(({ name, min, max }) => [name, [min, max]]))).toEqual(ranges);
  });

  it.each(Object.entries(ranges))(
    'ADMS-04 accepts both ends of the range of %s, and only whole numbers',
    async (name, [min = 0, max = 0]) => {
      for (const value of [min, max]) {
        const { body } = await change({ [name]: value }).expect(200);
        expect(values(body)).toEqual({ ...defaults, [name]: value });
      }
      for (const value of [min - 1, max + 1, min + 0.5, String(min), null])
        await change({ [name]: value }).expect(400);
      expect(
        values((await change({ [name]: defaults[name as keyof typeof ranges] }).expect(200)).body),
      ).toEqual(defaults);
    },
  );

  it('changes only the given settings, with an audit entry', async () => {
    const { body } = await change({ postsPerPage: 25, siteDescription: 'Autre description.' }).expect(200);
    expect(values(body)).toEqual({
      ...defaults,
      postsPerPage: 25,
      siteDescription: 'Autre description.',
    });
    const [entry] = await app.nest
      .get(DataSource)
      .getRepository(AuditEntry)
      .find({ order: { id: 'DESC' }, take: 1 });
    expect(entry).toMatchObject({
      actorId: admin.user.id,
      action: 'settings.change',
      before: { postsPerPage: 10, siteDescription: defaults.siteDescription },
      after: { postsPerPage: 25, siteDescription: 'Autre description.' },
    });
    await change({ postsPerPage: 10, siteDescription: defaults.siteDescription }).expect(200);
  });

  it('ADMS-04 names each setting out of its range, and then stores none', async () => {
    const { body } = await change({
      siteName: 'Nouveau',
      postsPerPage: 51,
      passwordMinLength: 5,
      maxLoginAttempts: 0,
      sessionTimeoutMinutes: 14,
      cacheDuration: 1.5,
      enableCache: 'oui',
      inconnu: 1,
    }).expect(400);
    expect(Object.keys(body.errors as object).sort()).toEqual([
      'cacheDuration',
      'enableCache',
      'inconnu',
      'maxLoginAttempts',
      'passwordMinLength',
      'postsPerPage',
      'sessionTimeoutMinutes',
    ]);
    expect(body.errors.postsPerPage).toBe(
      'Le réglage « Éléments par page » doit être un nombre entier entre 1 et 50.',
    );
    expect(values((await admin.agent.get('/api/admin/settings')).body)).toEqual(defaults);
  });

  it.each([
    '[]',
    '["siteName"]',
    '{"__proto__":{"isAdmin":true}}',
    '{"constructor":1}',
    '{"siteName":"a\\u0000b"}',
    '{"siteName":" "}',
    '{"siteName":null}',
  ])('refuses %s', async (text) => {
    const { body } = await change(text).set('content-type', 'application/json').expect(400);
    expect(body).toMatchObject({ statusCode: 400, message: expect.stringMatching(/\.$/) });
  });

  it('ADMS-17 gives pages only the settings that they use, in maintenance, too', async () => {
    await change({ siteName: 'Le Gué', enableRatings: false, maintenanceMode: true }).expect(200);
    const { body } = await app.http.get('/api/settings').expect(200);
    expect(body).toEqual({
      siteName: 'Le Gué',
      siteDescription: defaults.siteDescription,
      postsPerPage: 10,
      enableNewRegistrations: true,
      enableComments: true,
      enableRatings: false,
      enableRecommendations: true,
      enableWebsocket: true,
      passwordMinLength: 8,
      enforceStrongPasswords: true,
      twoFactorAuth: false,
      sendsMail: false,
      contributorsAsk: false,
      registrationProof: false,
      timeZone: 'Europe/Paris',
    });
    await app.http.get('/api/tutorials').expect(503);
    await admin.agent.get('/api/tutorials').expect(200);
    await change({ siteName: 'Passerelle', enableRatings: true, maintenanceMode: false }).expect(200);
  });

  it('uses the last known settings while they cannot be read', async () => {
    await change({ siteName: 'Le Gué' }).expect(200);
    const rows = app.nest.get<Repository<SettingRow>>(getRepositoryToken(SettingRow));
    const read = jest.spyOn(rows, 'find').mockRejectedValue(new Error('The database is away.'));
    expect((await app.http.get('/api/settings').expect(200)).body).toMatchObject({ siteName: 'Le Gué' });
    await app.http.get('/api/tutorials').expect(200);
    await admin.agent.get('/api/auth/me').expect(200);
    read.mockRestore();
    await change({ siteName: 'Passerelle' }).expect(200);
  });

  it('sessionTimeoutMinutes ends a session that was idle for longer', async () => {
    const { agent, user } = await signUp(app);
    const idle = (minutes: number) =>
      app.nest
        .get(DataSource)
        .getRepository('Session')
        .update({ userId: user.id }, { lastSeenAt: new Date(Date.now() - minutes * MINUTE_MS) });
    await idle(50);
    await agent.get('/api/auth/me').expect(200);
    await change({ sessionTimeoutMinutes: 30 }).expect(200);
    await idle(50);
    await agent.get('/api/auth/me').expect(401);
    await change({ sessionTimeoutMinutes: 60 }).expect(200);
  });
});
