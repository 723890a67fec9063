import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Texts that mean the same to search, as administrators have said, besides those of the built-in list. */
@Entity('synonym_groups')
export class SynonymGroup {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  /** All its texts, folded, in order: the same for whoever says the same. */
  @Column({ type: 'varchar', length: 1500 })
  folded: string;

  /** As they were written. */
  @Column({ type: 'simple-json' })
  texts: string[];

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;
}
