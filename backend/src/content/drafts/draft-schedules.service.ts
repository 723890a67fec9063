import { BadRequestException, Injectable } from '@nestjs/common';
import type { User } from '../../members/users/user.entity.js';
import { DraftSchedule } from './draft-schedule.entity.js';
import type { DraftItemDto } from './drafts.dto.js';
import { DraftsService } from './drafts.service.js';

/** Sets and clears the publication date of drafts. */
@Injectable()
export class DraftSchedulesService {
  constructor(private readonly drafts: DraftsService) {}

  /**
   * @throws BadRequestException when the date is past or more than a year ahead, or the draft is incomplete
   * @throws the exceptions of `DraftsService.checkPublishable`
   */
  async set(
    draftId: number,
    moment: string,
    user: User,
    versions: readonly number[] | undefined,
  ): Promise<DraftItemDto> {
    const publishAt = new Date(moment);
    refuseOtherTimes(publishAt);
    await this.drafts.checkPublishable(draftId, user, versions);
    return this.drafts.change(draftId, user, versions, async (manager) => {
      await manager.delete(DraftSchedule, { draftId });
      const schedule = { draftId, userId: user.id, publishAt, attempts: 0, triedAt: null };
      await manager.insert(DraftSchedule, schedule);
    });
  }

  /**
   * Does nothing without a date.
   * @throws the exceptions of `DraftsService.save`
   */
  async clear(draftId: number, user: User, versions: readonly number[] | undefined): Promise<DraftItemDto> {
    return this.drafts.change(draftId, user, versions, async (manager) => {
      await manager.delete(DraftSchedule, { draftId });
    });
  }
}

function refuseOtherTimes(moment: Date): void {
  const latest = new Date();
  latest.setUTCFullYear(latest.getUTCFullYear() + 1);
  const problem =
    moment.getTime() <= Date.now()
      ? 'Choisissez un moment à venir.'
      : moment > latest && 'Choisissez un moment d’ici un an au plus.';
  if (problem) throw new BadRequestException({ message: problem, errors: { publishAt: problem } });
}
