import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A tutorial that only its author and administrators may read for now. */
@Entity('unpublished_tutorials')
export class UnpublishedTutorial {
  @PrimaryColumn({ type: 'int' })
  tutorialId: number;

  @Column({ type: 'datetime', precision: 3 })
  unpublishedAt: Date;
}
