import { createHmac, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import request from 'supertest';
import { sessionCookie } from '../src/members/auth/mount-sessions.js';
import { SessionsService } from '../src/members/auth/sessions.service.js';
import { Config } from '../src/config.js';
import { UsersService } from '../src/members/users/users.service.js';
import type { TestApp } from './app.js';

let count = 0;

export interface Person {
  /** HTTP client with the person's session. */
  agent: ReturnType<typeof request.agent>;
  user: { id: number; displayName: string };
  /** Registered data. */
  body: { username: string; email: string; password: string; displayName: string };
}

/** Registration data of a new person. */
export function newcomer(changes: object = {}): Person['body'] {
  count += 1;
  return {
    username: `membre${count}`,
    email: `membre${count}@exemple.fr`,
    password: 'Passage-Secret-9',
    displayName: `Membre ${count}`,
    ...changes,
  };
}

/** Registers a member over HTTP. */
export async function signUp({ nest }: TestApp, changes: object = {}): Promise<Person> {
  const body = newcomer(changes);
  const agent = request.agent(nest.getHttpServer());
  const answer = await agent.post('/api/auth/register').send(body).expect(201);
  return { agent, body, user: (answer.body as { user: Person['user'] }).user };
}

/** Registers a member and makes them an administrator. */
export async function signUpAdmin(app: TestApp, changes: object = {}): Promise<Person> {
  const person = await signUp(app, changes);
  await app.nest.get(UsersService).update(person.user.id, { isAdmin: true });
  return person;
}

/** Adds many signed-in members without hashing passwords; they cannot sign in again. */
export async function createMembers({ nest }: TestApp, howMany: number): Promise<Omit<Person, 'body'>[]> {
  const config = nest.get(Config);
  const secret = readFileSync(join(config.dataDir, 'session-secret'), 'utf8');
  const members: Omit<Person, 'body'>[] = [];
  while (members.length < howMany) {
    const { password, ...body } = newcomer();
    const nothing = { bio: null, isContributor: false, website: null, socialLinks: [], expertise: [] };
    const user = await nest.get(UsersService).create({ ...body, ...nothing, passwordHash: '' });
    const sid = randomBytes(24).toString('base64url');
    const cookie = { originalMaxAge: null };
    await nest.get(SessionsService).saveSession(sid, { cookie, passport: { user: user.id } });
    const signature = createHmac('sha256', secret).update(sid).digest('base64').replace(/=+$/, '');
    const agent = request.agent(nest.getHttpServer());
    agent.set('cookie', `${sessionCookie(config)}=${encodeURIComponent(`s:${sid}.${signature}`)}`);
    members.push({ agent, user });
  }
  return members;
}
