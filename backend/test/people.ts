import request from 'supertest';
import { UsersService } from '../src/users/users.service.js';
import type { TestApp } from './app.js';

let count = 0;

export interface Person {
  /** A browser in which the person is signed in. */
  agent: ReturnType<typeof request.agent>;
  user: { id: number; displayName: string };
  /** What was registered. */
  body: { username: string; email: string; password: string; displayName: string };
}

/** What somebody new would register with. */
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

/** Registers a new member by HTTP. */
export async function signUp({ nest }: TestApp, changes: object = {}): Promise<Person> {
  const body = newcomer(changes);
  const agent = request.agent(nest.getHttpServer());
  const answer = await agent.post('/api/auth/register').send(body).expect(201);
  return { agent, body, user: (answer.body as { user: Person['user'] }).user };
}

/** Registers a new member who is an administrator. */
export async function signUpAdmin(app: TestApp, changes: object = {}): Promise<Person> {
  const person = await signUp(app, changes);
  await app.nest.get(UsersService).update(person.user.id, { isAdmin: true });
  return person;
}
