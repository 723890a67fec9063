import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Number of searches for a text in a week; nothing identifies the searchers. */
@Entity('asked_searches')
@Index('UQ_asked_searches_week_text', ['week', 'text'], { unique: true })
export class AskedSearch {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  /** Monday of the week, YYYY-MM-DD. */
  @Column({ type: 'varchar', length: 10 })
  week: string;

  /** As `countableText` returns it. */
  @Column({ type: 'varchar', length: 80 })
  text: string;

  @Column({ type: 'int' })
  asked: number;

  /** Searches without a result. */
  @Column({ type: 'int' })
  unanswered: number;

  /** Tutorials opened from the results. */
  @Column({ type: 'int' })
  opened: number;
}
