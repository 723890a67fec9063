import { Column, Entity, PrimaryColumn } from 'typeorm';

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
}
