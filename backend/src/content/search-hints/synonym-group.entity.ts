import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Texts that administrators have declared synonyms, besides the built-in list. */
@Entity('synonym_groups')
export class SynonymGroup {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  /** All texts, folded and sorted: equal for equal groups. */
  @Column({ type: 'varchar', length: 1500 })
  folded: string;

  /** As entered. */
  @Column({ type: 'simple-json' })
  texts: string[];

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;
}
