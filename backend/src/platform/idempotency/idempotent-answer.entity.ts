import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Response to a request with an Idempotency-Key, to be replayed when the request is repeated. */
@Entity('idempotent_answers')
export class IdempotentAnswer {
  /** Hash of member, method, path and key. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  id: string;

  @Column({ type: 'int' })
  userId: number;

  /** Hash of the request body. */
  @Column({ type: 'varchar', length: 64, select: false })
  fingerprint: string;

  @Column({ type: 'simple-json', select: false })
  answer: object;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;
}
