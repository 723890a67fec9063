import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** How often a text was asked for in a week; nothing tells by whom. */
@Entity('asked_searches')
@Index('UQ_asked_searches_week_text', ['week', 'text'], { unique: true })
export class AskedSearch {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  /** Its Monday, as YYYY-MM-DD. */
  @Column({ type: 'varchar', length: 10 })
  week: string;

  /** As `countableText` gives it. */
  @Column({ type: 'varchar', length: 80 })
  text: string;

  @Column({ type: 'int' })
  asked: number;

  /** How many of them found nothing. */
  @Column({ type: 'int' })
  unanswered: number;

  /** How many tutorials were opened from what was found. */
  @Column({ type: 'int' })
  opened: number;
}
