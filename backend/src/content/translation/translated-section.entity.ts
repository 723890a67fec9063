import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Language } from './languages.js';

/** A part of a tutorial in another language; valid as long as the part says the same. */
@Entity('translated_sections')
export class TranslatedSection {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  @Column({ type: 'int' })
  tutorialId: number;

  @Column({ type: 'varchar', length: 20 })
  language: Language;

  /** Of the French text. */
  @Column({ type: 'varchar', length: 64 })
  hash: string;

  /** One for each passage of the section. */
  @Column({ type: 'simple-json' })
  passages: string[];
}
