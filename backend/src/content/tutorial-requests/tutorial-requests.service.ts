import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { fold } from '@passerelle/api-client/fold';
import { beginningOf } from '@passerelle/api-client/text-length';
import type { Repository } from 'typeorm';
import { DAY_MS } from '@passerelle/api-client/durations';
import type { User } from '../../members/users/user.entity.js';
import { AuditService } from '../../moderation/audit/audit.service.js';
import type { Page } from '../../platform/common/page-query.js';
import { likeContains } from '../../platform/database/like.js';
import { selectRows, type Orders, type Selection } from '../../platform/database/select-rows.js';
import { isUniqueViolation } from '../../platform/database/violations.js';
import type { Limit } from '../../platform/request-safety/limits.js';
import { RateLimits } from '../../platform/request-safety/rate-limits.js';
import { TutorialRequest } from './tutorial-request.entity.js';

/** Counts each member once, although no names are stored. */
const ONE_VOICE: Limit = { name: 'tutorial-request', requests: 1, windowMs: DAY_MS };

const orders = {
  id: ['id', 'DESC'],
  text: ['folded', 'ASC'],
  times: ['times', 'DESC'],
  lastAskedAt: ['lastAskedAt', 'DESC'],
} satisfies Orders<string>;

export type RequestSort = keyof typeof orders;
export const requestSorts = Object.keys(orders) as RequestSort[];

@Injectable()
export class TutorialRequestsService {
  constructor(
    @InjectRepository(TutorialRequest) private readonly requests: Repository<TutorialRequest>,
    private readonly audit: AuditService,
    private readonly limits: RateLimits,
  ) {}

  /** Counts a request; repeated requests of a member within a day count once. */
  async countRequest(text: string, { id: userId }: User): Promise<void> {
    const folded = beginningOf(fold(text), 400);
    const { remaining } = await this.limits.countAttempt(ONE_VOICE, 'account', `${userId} ${folded}`);
    if (remaining < 0 || (await this.incrementCount(folded))) return;
    const now = new Date();
    try {
      await this.requests.insert({ folded, text, times: 1, createdAt: now, lastAskedAt: now });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      // Somebody else has inserted the same text a moment before.
      await this.incrementCount(folded);
    }
  }

  async list(
    text: string | undefined,
    selection: Selection<RequestSort>,
    { limit, offset }: Page,
  ): Promise<{ requests: TutorialRequest[]; total: number }> {
    const query = this.requests.createQueryBuilder('request');
    if (text) query.where("request.folded LIKE :text ESCAPE '!'", { text: likeContains(fold(text)) });
    const [requests, total] = await selectRows(query, selection, orders, 'times')
      .limit(limit)
      .offset(offset)
      .getManyAndCount();
    return { requests, total };
  }

  /** @throws NotFoundException */
  async remove(id: number, { id: actorId }: User): Promise<void> {
    await this.requests.manager.transaction(async (manager) => {
      const request = await manager.findOneBy(TutorialRequest, { id });
      if (!request) throw new NotFoundException('Demande non trouvée.');
      await manager.delete(TutorialRequest, { id });
      const { text, times } = request;
      const before = { text, times };
      const action = 'tutorial-request.delete';
      await this.audit.record(manager, {
        actorId,
        action,
        targetType: 'tutorial-request',
        targetId: id,
        before,
      });
    });
  }

  private async incrementCount(folded: string): Promise<boolean> {
    const again = { times: () => 'times + 1', lastAskedAt: new Date() };
    const { affected } = await this.requests.update({ folded }, again);
    return Boolean(affected);
  }
}
