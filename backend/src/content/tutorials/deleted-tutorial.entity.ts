import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A tutorial that is in the trash: nobody reads it, and it is unpublished as well. It goes for good with its row. */
@Entity('deleted_tutorials')
export class DeletedTutorial {
  @PrimaryColumn({ type: 'int' })
  tutorialId: number;

  @Column({ type: 'datetime', precision: 3 })
  deletedAt: Date;

  /** Whether it goes back on the site when it is restored. */
  @Column({ type: 'boolean' })
  wasPublished: boolean;

  /** Whether somebody has deleted it who is none of its authors: they can't restore it then. */
  @Column({ type: 'boolean' })
  byAdministrator: boolean;
}
