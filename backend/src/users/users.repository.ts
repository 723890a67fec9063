import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { User } from './user.entity.js';

export type NewUser = Omit<User, 'id' | 'contributorVerified' | 'lastSeenAt' | 'createdAt' | 'updatedAt'>;

@Injectable()
export class UsersRepository {
  constructor(@InjectRepository(User) private readonly users: Repository<User>) {}

  async find(id: number): Promise<User | null> {
    return this.users.findOneBy({ id });
  }

  /** With what a sign-in compares. */
  async findForSignIn(usernameKey: string): Promise<User | null> {
    return this.withSecrets().where('user.usernameKey = :usernameKey', { usernameKey }).getOne();
  }

  async findWithSecrets(id: number): Promise<User | null> {
    return this.withSecrets().where('user.id = :id', { id }).getOne();
  }

  async findByEmail(email: string): Promise<User | null> {
    return this.users.findOneBy({ email });
  }

  async insert(manager: EntityManager, user: NewUser): Promise<number> {
    const now = new Date();
    const row = { ...user, contributorVerified: false, lastSeenAt: null, createdAt: now, updatedAt: now };
    const { identifiers } = await manager.insert(User, row);
    return (identifiers[0] as { id: number }).id;
  }

  async update(id: number, changes: Partial<User>): Promise<void> {
    await this.users.update(id, { ...changes, updatedAt: new Date() });
  }

  async sawAt(id: number, moment: Date): Promise<void> {
    await this.users.update(id, { lastSeenAt: moment });
  }

  async countAdmins(manager: EntityManager): Promise<number> {
    return manager.countBy(User, { isAdmin: true });
  }

  private withSecrets() {
    return this.users
      .createQueryBuilder('user')
      .addSelect(['user.passwordHash', 'user.totpSecret', 'user.recoveryCodes']);
  }
}
