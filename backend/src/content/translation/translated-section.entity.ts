import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Language } from './translator.js';

/** A translated section of a tutorial; valid as long as the French text is unchanged. */
@Entity('translated_sections')
export class TranslatedSection {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  @Column({ type: 'int' })
  tutorialId: number;

  @Column({ type: 'varchar', length: 20 })
  language: Language;

  /** Hash of the French text. */
  @Column({ type: 'varchar', length: 64 })
  hash: string;

  /** One per passage of the section. */
  @Column({ type: 'simple-json' })
  passages: string[];
}
