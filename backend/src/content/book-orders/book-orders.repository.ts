import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, LessThan, Not, type EntityManager, type Repository } from 'typeorm';
import { lockRows } from '../../platform/database/lock-rows.js';
import { User } from '../../members/users/user.entity.js';
import { BookOrder } from './book-order.entity.js';

@Injectable()
export class BookOrdersRepository {
  constructor(@InjectRepository(BookOrder) private readonly orders: Repository<BookOrder>) {}

  /** Counts a member's unfinished orders, and locks the member so that no other order is added in the meantime. */
  async lockAndCountUnfinished(manager: EntityManager, userId: number): Promise<number> {
    await lockRows(manager.createQueryBuilder(User, 'user').select('user.id').where({ id: userId })).getOne();
    return manager.countBy(BookOrder, { userId, state: In(['waiting', 'working']) });
  }

  async insertOrder(manager: EntityManager, order: Omit<BookOrder, 'id'>): Promise<BookOrder> {
    const { identifiers } = await manager.insert(BookOrder, order);
    return { ...order, id: (identifiers[0] as { id: number }).id };
  }

  async find(id: number): Promise<BookOrder | null> {
    return this.orders.findOneBy({ id });
  }

  /** The oldest order that is waiting, or whose worker has been silent since then. */
  async findNext(silentSince: Date): Promise<BookOrder | null> {
    const where = [
      { state: 'waiting' as const },
      { state: 'working' as const, claimedAt: LessThan(silentSince) },
    ];
    return this.orders.findOne({ where, order: { id: 'ASC' } });
  }

  /**
   * Updates the order only if unchanged, so that one of several workers claims it.
   * @returns whether this one did
   */
  async claim({ id, state, attempts }: BookOrder, claim: string): Promise<boolean> {
    const values = {
      state: 'working',
      claim,
      claimedAt: new Date(),
      attempts: attempts + 1,
      done: 0,
    } as const;
    const { affected } = await this.orders.update({ id, state, attempts }, values);
    return affected === 1;
  }

  /** @returns whether the claim still held */
  async updateClaimed(
    id: number,
    claim: string,
    changes: Partial<BookOrder>,
    manager: EntityManager = this.orders.manager,
  ): Promise<boolean> {
    const { affected } = await manager.update(BookOrder, { id, claim }, changes);
    return affected === 1;
  }

  async deleteBefore(moment: Date): Promise<void> {
    await this.orders.delete({ createdAt: LessThan(moment) });
  }

  async files(): Promise<Set<string>> {
    const rows = await this.orders.find({ select: { id: true, file: true }, where: { file: Not(IsNull()) } });
    return new Set(rows.map(({ file }) => file!));
  }
}
