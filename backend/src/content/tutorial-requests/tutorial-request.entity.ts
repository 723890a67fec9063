import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A subject that members have looked for in vain and asked for. Who they are is not kept. */
@Entity('tutorial_requests')
export class TutorialRequest {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  /** The text as it is compared: what is the same but for case and accents is asked for together. */
  @Column({ type: 'varchar', length: 400, unique: true })
  folded: string;

  /** As it was first written. */
  @Column({ type: 'varchar', length: 200 })
  text: string;

  /** How often it was asked for. */
  @Column({ type: 'int' })
  times: number;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;

  @Column({ type: 'datetime', precision: 3 })
  lastAskedAt: Date;
}
