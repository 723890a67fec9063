import { Column, Entity, PrimaryColumn } from 'typeorm';

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
