import { Entity, PrimaryColumn } from 'typeorm';

/** One row per tag, folded for searching; `Tutorial.tags` keeps the original spelling. */
@Entity('tutorial_tags')
export class TutorialTag {
  @PrimaryColumn({ type: 'int' })
  tutorialId: number;

  @PrimaryColumn({ type: 'varchar', length: 100 })
  tag: string;
}
