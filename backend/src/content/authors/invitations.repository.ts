import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, LessThan, type EntityManager, type Repository } from 'typeorm';
import { DAY_MS } from '@passerelle/api-client/durations';
import type { Page } from '../../platform/common/page-query.js';
import { AuthorInvitation } from './author-invitation.entity.js';

export const INVITATION_DAYS = 30;

/** Queries never return expired invitations, even those not deleted yet. */
@Injectable()
export class InvitationsRepository {
  constructor(
    @InjectRepository(AuthorInvitation) private readonly invitations: Repository<AuthorInvitation>,
  ) {}

  /** Invitations of a tutorial, oldest first, with the inviting members. */
  async listOf(tutorialId: number, manager?: EntityManager): Promise<AuthorInvitation[]> {
    return this.queryPending(manager)
      .andWhere('invitation.tutorialId = :tutorialId', { tutorialId })
      .orderBy('invitation.id')
      .getMany();
  }

  /** Pending invitations of a member, one per tutorial, newest first, with the tutorial and the inviting member. */
  async listFor(userId: number, { limit, offset }: Page): Promise<[AuthorInvitation[], number]> {
    return this.queryPending()
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

  /** With the inviting member. */
  async find(id: number, manager?: EntityManager): Promise<AuthorInvitation | null> {
    return this.queryPending(manager).andWhere('invitation.id = :id', { id }).getOne();
  }

  /** All invitations of a member to one tutorial, whether by user name or by address. */
  async findAllOf(
    manager: EntityManager,
    { tutorialId, userId }: { tutorialId: number; userId: number },
  ): Promise<AuthorInvitation[]> {
    return this.queryPending(manager)
      .andWhere('invitation.tutorialId = :tutorialId AND invitation.userId = :userId', { tutorialId, userId })
      .getMany();
  }

  async insertInvitation(
    manager: EntityManager,
    row: Pick<AuthorInvitation, 'tutorialId' | 'invitee' | 'userId' | 'invitedById'>,
  ): Promise<number> {
    const { tutorialId, invitee } = row;
    // An expired row that is not deleted yet would violate the unique key.
    await manager.delete(AuthorInvitation, { tutorialId, invitee, createdAt: LessThan(earliest()) });
    const { identifiers } = await manager.insert(AuthorInvitation, { ...row, createdAt: new Date() });
    return (identifiers[0] as { id: number }).id;
  }

  async assignTo(manager: EntityManager, id: number, userId: number): Promise<void> {
    await manager.update(AuthorInvitation, { id }, { userId });
  }

  async delete(manager: EntityManager, id: number): Promise<void> {
    await manager.delete(AuthorInvitation, { id });
  }

  /** Tutorials with expired invitations. */
  async findTutorialsOfOld(): Promise<number[]> {
    const rows = await this.invitations
      .createQueryBuilder('invitation')
      .select('DISTINCT invitation.tutorialId', 'tutorialId')
      .where('invitation.createdAt < :earliest', { earliest: earliest() })
      .getRawMany<{ tutorialId: number }>();
    return rows.map(({ tutorialId }) => tutorialId);
  }

  async deleteOld(manager: EntityManager, tutorialId: number): Promise<void> {
    await manager.delete(AuthorInvitation, { tutorialId, createdAt: LessThan(earliest()) });
  }

  /** Deletes invitations to an address that had no account when they were sent. */
  async forgetAddress(manager: EntityManager, invitee: string): Promise<void> {
    await manager.delete(AuthorInvitation, { invitee, userId: IsNull() });
  }

  private queryPending(manager: EntityManager = this.invitations.manager) {
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
