import { Entity, PrimaryColumn } from 'typeorm';

/** One row a tag, folded, so that tags can be searched; a tutorial's own list keeps them as written. */
@Entity('tutorial_tags')
export class TutorialTag {
  @PrimaryColumn({ type: 'int' })
  tutorialId: number;

  @PrimaryColumn({ type: 'varchar', length: 100 })
  tag: string;
}
