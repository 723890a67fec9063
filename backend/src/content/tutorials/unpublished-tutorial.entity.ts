import { Column, Entity, PrimaryColumn } from 'typeorm';

export const reviewStates = ['waiting', 'returned'] as const;
export type Review = (typeof reviewStates)[number];

/** Kinds of people who can unpublish a tutorial. */
export const withdrawers = ['author', 'administrator'] as const;
export type Withdrawer = (typeof withdrawers)[number];

/** A tutorial that only its authors and administrators may read for now. */
@Entity('unpublished_tutorials')
export class UnpublishedTutorial {
  @PrimaryColumn({ type: 'int' })
  tutorialId: number;

  @Column({ type: 'datetime', precision: 3 })
  unpublishedAt: Date;

  /** Unpublished by somebody who is not an author; its authors then cannot republish it. */
  @Column({ type: 'boolean' })
  byAdministrator: boolean;

  /** For a publication that readers have never seen: waiting for a review, or sent back by one. */
  @Column({ type: 'varchar', length: 10, nullable: true })
  review: Review | null;

  /** Reason given to its authors when it was sent back. */
  @Column({ type: 'varchar', length: 500, nullable: true })
  reviewNote: string | null;
}

/** With whether the one who reads it is one of its authors. */
export type SeenUnpublished = UnpublishedTutorial & { isOwn: boolean };

export function withdrawerOf({ byAdministrator }: UnpublishedTutorial): Withdrawer {
  return byAdministrator ? 'administrator' : 'author';
}

/** A tutorial in the trash. It is unpublished as well. Erasing the tutorial deletes this row. */
@Entity('deleted_tutorials')
export class DeletedTutorial {
  @PrimaryColumn({ type: 'int' })
  tutorialId: number;

  @Column({ type: 'datetime', precision: 3 })
  deletedAt: Date;

  /** Whether restoring it publishes it again. */
  @Column({ type: 'boolean' })
  wasPublished: boolean;

  /** Deleted by somebody who is not an author; its authors then cannot restore it. */
  @Column({ type: 'boolean' })
  byAdministrator: boolean;
}
