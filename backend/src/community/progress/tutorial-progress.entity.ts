import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A member's progress in a tutorial. */
@Entity('tutorial_progress')
export class TutorialProgress {
  @PrimaryColumn({ type: 'int' })
  userId: number;

  @PrimaryColumn({ type: 'int' })
  tutorialId: number;

  /** One flag per step. */
  @Column({ type: 'simple-json' })
  steps: boolean[];

  /** Percentage of steps done, 0 to 100; stored so that started tutorials can be selected. */
  @Column({ type: 'int' })
  percent: number;

  /** Share of the text that has been scrolled past, 0 to 1. */
  @Column({ type: 'double' })
  position: number;

  /** Id of the heading the reader is under, valid at any screen width. */
  @Column({ type: 'varchar', length: 200, nullable: true })
  heading: string | null;

  /** Number of blocks (paragraphs, lists and the like) passed since that heading, or since the start. */
  @Column({ type: 'int', default: 0 })
  block: number;

  /** When the last step was done. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  finishedAt: Date | null;

  @Column({ type: 'datetime', precision: 3 })
  updatedAt: Date;
}
