import request from 'supertest';
import { DataSource } from 'typeorm';
import { LoginAttempt } from '../../src/members/auth/login-attempt.entity.js';
import { defaultSettings } from '../../src/platform/settings/setting-definitions.js';
import { SettingsService } from '../../src/platform/settings/settings.service.js';
import { UsersService } from '../../src/members/users/users.service.js';
import type { TestApp } from '../app.js';
import { createTutorial } from '../factories.js';
import { signUp, signUpAdmin, type Person } from '../people.js';

export const roles = ['visitor', 'member', 'admin'] as const;
export type Role = (typeof roles)[number];

export interface People {
  agents: Record<Role, ReturnType<typeof request.agent>>;
  /** Undoes changes that would block later requests: maintenance mode, lost rights, ended sessions. */
  restore(): Promise<void>;
}

/** Differs from the example in the description, so that nobody guesses it. */
const password = 'Tout-Autre-Passage-7';

/** A visitor, a contributor and an administrator, with some of each kind of data. */
export async function gather(app: TestApp): Promise<People> {
  const member = await signUp(app, { isContributor: true, password });
  const admin = await signUpAdmin(app, { password });
  const stranger = await signUp(app);
  for (let count = 0; count < 6; count += 1) await createTutorial(app);
  for (const person of [stranger, member, admin]) await leaveTraces(person);
  return {
    agents: { visitor: request.agent(app.nest.getHttpServer()), member: member.agent, admin: admin.agent },
    restore: async () => {
      await app.nest.get(SettingsService).change(defaultSettings);
      await bringBack(app, member, false);
      await bringBack(app, admin, true);
    },
  };
}

async function leaveTraces({ agent, body }: Person): Promise<void> {
  await agent.post('/api/tutorials/1/comments').send({ content: 'Merci pour ce tutoriel.' }).expect(201);
  await agent.post('/api/tutorials/2/comments').send({ content: 'Et celui-ci aussi.' }).expect(201);
  await agent.post('/api/collections').send({ name: 'À relire', isPublic: true }).expect(201);
  await agent.post('/api/collections/1/items/1');
  await agent.post('/api/collections/1/exports').send({ format: 'epub' });
  await agent.post('/api/comments/report').send({ commentId: 1, reason: 'spam' });
  await agent.post('/api/newsletter/subscribe').send({ email: body.email }).expect(201);
}

async function bringBack({ nest }: TestApp, { agent, user, body }: Person, isAdmin: boolean): Promise<void> {
  const rights = { isAdmin, isContributor: true, suspendedUntil: null, suspensionReason: null };
  await nest.get(UsersService).update(user.id, rights);
  await nest.get(DataSource).getRepository(LoginAttempt).clear();
  if ((await agent.get('/api/auth/me')).status !== 200) {
    await agent.post('/api/auth/login').send(body).expect(200);
  }
}
