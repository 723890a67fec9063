import { Column, Entity, PrimaryColumn } from 'typeorm';

export const reviewStates = ['waiting', 'returned'] as const;
export type Review = (typeof reviewStates)[number];

/** A tutorial that only its author and administrators may read for now. */
@Entity('unpublished_tutorials')
export class UnpublishedTutorial {
  @PrimaryColumn({ type: 'int' })
  tutorialId: number;

  @Column({ type: 'datetime', precision: 3 })
  unpublishedAt: Date;

  /** Whether somebody has unpublished it who is not its author: its author can't put it back then. */
  @Column({ type: 'boolean' })
  byAdministrator: boolean;

  /** Of a publication that readers have never seen: whether it waits for a review, or was sent back by one. */
  @Column({ type: 'varchar', length: 10, nullable: true })
  review: Review | null;

  /** What its authors were told when it was sent back. */
  @Column({ type: 'varchar', length: 500, nullable: true })
  reviewNote: string | null;
}
