import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What was answered to a request that came with a key, for whoever sends it again. */
@Entity('idempotent_answers')
export class IdempotentAnswer {
  /** Made of the member, the address and the key. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  id: string;

  @Column({ type: 'int' })
  userId: number;

  /** Of the body that was sent. */
  @Column({ type: 'varchar', length: 64, select: false })
  fingerprint: string;

  @Column({ type: 'simple-json', select: false })
  answer: object;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;
}
