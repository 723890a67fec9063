import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A subject that members searched for in vain and requested. Their identities are not stored. */
@Entity('tutorial_requests')
export class TutorialRequest {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  /** Folded text: requests that differ only in case and accents share a row. */
  @Column({ type: 'varchar', length: 400, unique: true })
  folded: string;

  /** As first written. */
  @Column({ type: 'varchar', length: 200 })
  text: string;

  /** Number of requests. */
  @Column({ type: 'int' })
  times: number;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;

  @Column({ type: 'datetime', precision: 3 })
  lastAskedAt: Date;
}
