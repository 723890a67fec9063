import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How far a member has come in a tutorial. */
@Entity('tutorial_progress')
export class TutorialProgress {
  @PrimaryColumn({ type: 'int' })
  userId: number;

  @PrimaryColumn({ type: 'int' })
  tutorialId: number;

  /** Whether each of the steps is done. */
  @Column({ type: 'simple-json' })
  steps: boolean[];

  /** Of the steps, 0 to 100; kept so that others can ask for those that are begun. */
  @Column({ type: 'int' })
  percent: number;

  /** How much of the text has been passed, 0 to 1. */
  @Column({ type: 'double' })
  position: number;

  /** Id of the heading under which the reader is: it stays true on a screen of another width. */
  @Column({ type: 'varchar', length: 200, nullable: true })
  heading: string | null;

  /** How many paragraphs, lists and the like have been passed below that heading, or since the beginning. */
  @Column({ type: 'int', default: 0 })
  block: number;

  /** When the last step was done. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  finishedAt: Date | null;

  @Column({ type: 'datetime', precision: 3 })
  updatedAt: Date;
}
