import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Subject } from './changes.js';

/** MySQL's driver returns large numbers as text. */
const asNumber = { to: (value: number) => value, from: Number };

/** One addend of a count: the sum over a subject and part is the count. */
@Entity('kept_counts')
export class StoredCount {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  @Column({ type: 'varchar', length: 30 })
  subject: Subject;

  @Column({ type: 'varchar', length: 60 })
  part: string;

  @Column({ type: 'bigint', transformer: asNumber })
  value: number;
}
