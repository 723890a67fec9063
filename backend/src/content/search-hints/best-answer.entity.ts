import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** The tutorial listed first for a search text. Deleted together with the tutorial. */
@Entity('best_answers')
export class BestAnswer {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  /** Folded text, compared with searches. */
  @Column({ type: 'varchar', length: 300, unique: true })
  folded: string;

  /** As entered. */
  @Column({ type: 'varchar', length: 100 })
  text: string;

  @Column({ type: 'int' })
  tutorialId: number;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;
}
