import request from 'supertest';
import { UsersService } from '../../src/members/users/users.service.js';
import type { TestApp } from '../app.js';
import { signUp, type Person } from '../people.js';
import type { Kind } from './matrix.js';

export interface Caller {
  agent: Person['agent'];
  /** Undefined for a visitor. */
  person: Person | undefined;
  /** Owner of the addressed thing. */
  owner: Person;
}

const isOwner = (kind: Kind) => kind === 'author' || kind === 'banned' || kind === 'unconfirmed';

/** Callers of the routes, created on demand. */
export class Callers {
  private readonly people = new Map<Kind, Promise<Person>>();

  constructor(private readonly app: TestApp) {}

  async person(kind: Exclude<Kind, 'visitor'>): Promise<Person> {
    const known = this.people.get(kind) ?? this.arrive(kind);
    this.people.set(kind, known);
    return known;
  }

  /** @param alone whether the call changes its caller, so that the caller cannot be reused */
  async caller(kind: Kind, alone: boolean): Promise<Caller> {
    if (kind === 'visitor') {
      const agent = request.agent(this.app.nest.getHttpServer());
      return { agent, person: undefined, owner: await this.person('author') };
    }
    const person = alone ? await this.arrive(kind) : await this.person(kind);
    return { agent: person.agent, person, owner: isOwner(kind) ? person : await this.person('author') };
  }

  private async arrive(kind: Exclude<Kind, 'visitor'>): Promise<Person> {
    const person = await signUp(this.app, { isContributor: isOwner(kind) || kind === 'contributor' });
    await this.app.nest.get(UsersService).update(person.user.id, {
      isAdmin: kind === 'admin',
      isModerator: kind === 'moderator',
      isReviewer: kind === 'reviewer',
      emailConfirmedAt: kind === 'unconfirmed' ? null : new Date(),
    });
    if (kind === 'banned') await this.ban(person);
    return person;
  }

  private async ban({ user }: Person): Promise<void> {
    const { agent } = await this.person('admin');
    await agent
      .post(`/api/admin/users/${user.id}/suspension`)
      .send({ until: null, reason: 'Publicité répétée' })
      .expect(200);
  }
}
