import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Subject } from './changes.js';

/** MySQL's driver gives large numbers as text. */
const asNumber = { to: (value: number) => value, from: Number };

/** One addend of a count; the sum of those of a subject and part is how many there are. */
@Entity('kept_counts')
export class KeptCount {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  @Column({ type: 'varchar', length: 30 })
  subject: Subject;

  @Column({ type: 'varchar', length: 60 })
  part: string;

  @Column({ type: 'bigint', transformer: asNumber })
  value: number;
}
