import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A canned reason for moderation decisions. */
@Entity('ready_answers')
export class ReadyAnswer {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  /** Order in the list. */
  @Column({ type: 'int' })
  position: number;

  @Column({ type: 'varchar', length: 60 })
  name: string;

  @Column({ type: 'varchar', length: 1000 })
  text: string;
}
