import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, LessThan, type EntityManager, type Repository } from 'typeorm';
import type { Page } from '../../platform/common/page-query.js';
import { deleteInBatches } from '../../platform/database/delete-in-batches.js';
import { AuthorInvitation } from './author-invitation.entity.js';

const DAY_MS = 24 * 60 * 60 * 1000;
export const INVITATION_DAYS = 30;

/** Invitations end by themselves: those that are over are nowhere to be found, even before they are deleted. */
@Injectable()
export class InvitationsRepository {
  constructor(
    @InjectRepository(AuthorInvitation) private readonly invitations: Repository<AuthorInvitation>,
  ) {}

  /** Of a tutorial, the oldest first, with who has invited. */
  async listOf(tutorialId: number, manager?: EntityManager): Promise<AuthorInvitation[]> {
    return this.alive(manager)
      .andWhere('invitation.tutorialId = :tutorialId', { tutorialId })
      .orderBy('invitation.id')
      .getMany();
  }

  /** Those a member has to answer, one a tutorial, the latest first, with the tutorial and who has invited. */
  async listFor(userId: number, { limit, offset }: Page): Promise<[AuthorInvitation[], number]> {
    return this.alive()
      .innerJoin('invitation.tutorial', 'tutorial')
      .addSelect(['tutorial.id', 'tutorial.title', 'tutorial.authorName'])
      .andWhere('invitation.userId = :userId', { userId })
      .andWhere(
        `NOT EXISTS (SELECT 1 FROM tutorial_authors own
          WHERE own.tutorialId = invitation.tutorialId AND own.userId = invitation.userId)`,
      )
      .andWhere(
        `NOT EXISTS (SELECT 1 FROM author_invitations earlier
          WHERE earlier.tutorialId = invitation.tutorialId AND earlier.userId = invitation.userId
            AND earlier.id < invitation.id AND earlier.createdAt > :since)`,
      )
      .orderBy('invitation.id', 'DESC')
      .limit(limit)
      .offset(offset)
      .getManyAndCount();
  }

  /** With who has invited. */
  async find(id: number, manager?: EntityManager): Promise<AuthorInvitation | null> {
    return this.alive(manager).andWhere('invitation.id = :id', { id }).getOne();
  }

  /** Those of a member for one tutorial, by whatever name they were invited. */
  async findAllOf(
    manager: EntityManager,
    { tutorialId, userId }: { tutorialId: number; userId: number },
  ): Promise<AuthorInvitation[]> {
    return this.alive(manager)
      .andWhere('invitation.tutorialId = :tutorialId AND invitation.userId = :userId', { tutorialId, userId })
      .getMany();
  }

  async insert(
    manager: EntityManager,
    row: Pick<AuthorInvitation, 'tutorialId' | 'invitee' | 'userId' | 'invitedById'>,
  ): Promise<number> {
    const { tutorialId, invitee } = row;
    // One that is over but not deleted yet would be in the way.
    await manager.delete(AuthorInvitation, { tutorialId, invitee, createdAt: LessThan(earliest()) });
    const { identifiers } = await manager.insert(AuthorInvitation, { ...row, createdAt: new Date() });
    return (identifiers[0] as { id: number }).id;
  }

  async isFor(manager: EntityManager, id: number, userId: number): Promise<void> {
    await manager.update(AuthorInvitation, { id }, { userId });
  }

  async delete(manager: EntityManager, id: number): Promise<void> {
    await manager.delete(AuthorInvitation, { id });
  }

  async deleteOld(): Promise<void> {
    await deleteInBatches(this.invitations, { createdAt: LessThan(earliest()) });
  }

  /** Those to an address that nobody had when they were written. */
  async forgetAddress(manager: EntityManager, invitee: string): Promise<void> {
    await manager.delete(AuthorInvitation, { invitee, userId: IsNull() });
  }

  private alive(manager: EntityManager = this.invitations.manager) {
    return manager
      .createQueryBuilder(AuthorInvitation, 'invitation')
      .leftJoin('invitation.invitedBy', 'inviter')
      .addSelect(['inviter.id', 'inviter.displayName'])
      .where('invitation.createdAt > :since', { since: earliest() });
  }
}

export function endOf({ createdAt }: AuthorInvitation): Date {
  return new Date(createdAt.getTime() + INVITATION_DAYS * DAY_MS);
}

function earliest(): Date {
  return new Date(Date.now() - INVITATION_DAYS * DAY_MS);
}
