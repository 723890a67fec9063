import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A reason that moderators give often. */
@Entity('ready_answers')
export class ReadyAnswer {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  /** In the order of the list. */
  @Column({ type: 'int' })
  position: number;

  @Column({ type: 'varchar', length: 60 })
  name: string;

  @Column({ type: 'varchar', length: 1000 })
  text: string;
}
