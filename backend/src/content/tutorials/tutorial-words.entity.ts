import { Column, Entity, PrimaryColumn } from 'typeorm';

/** All that a tutorial says, as the words that full-text search compares. */
@Entity('tutorial_words')
export class TutorialWords {
  @PrimaryColumn({ type: 'int' })
  tutorialId: number;

  @Column({ type: 'text' })
  words: string;
}
