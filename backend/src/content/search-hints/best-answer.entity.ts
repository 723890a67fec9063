import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** The tutorial that comes first for whoever asks for a text. It goes with the tutorial. */
@Entity('best_answers')
export class BestAnswer {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  /** The text as it is compared with what is asked for. */
  @Column({ type: 'varchar', length: 300, unique: true })
  folded: string;

  /** As it was written. */
  @Column({ type: 'varchar', length: 100 })
  text: string;

  @Column({ type: 'int' })
  tutorialId: number;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;
}
