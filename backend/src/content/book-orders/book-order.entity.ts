import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { BookFormat } from '../exports/book-maker.js';

export const bookStates = ['waiting', 'working', 'ready', 'failed'] as const;
export type BookState = (typeof bookStates)[number];

/** A member's order for a book, made in the background. */
@Entity('book_orders')
export class BookOrder {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  @Column({ type: 'int' })
  userId: number;

  @Column({ type: 'varchar', length: 200 })
  title: string;

  @Column({ type: 'varchar', length: 1000 })
  description: string;

  /** Path of the collection or learning path. */
  @Column({ type: 'varchar', length: 100 })
  path: string;

  /** In their order at the time of the request. */
  @Column({ type: 'simple-json' })
  tutorialIds: number[];

  @Column({ type: 'varchar', length: 10 })
  format: BookFormat;

  @Column({ type: 'boolean' })
  images: boolean;

  @Column({ type: 'boolean' })
  highQuality: boolean;

  @Column({ type: 'varchar', length: 10 })
  state: BookState;

  /** Finished tutorials; the next column has the total. */
  @Column({ type: 'int' })
  done: number;

  @Column({ type: 'int' })
  total: number;

  @Column({ type: 'int' })
  attempts: number;

  /** Id of the worker that has claimed it. */
  @Column({ type: 'varchar', length: 32, nullable: true })
  claim: string | null;

  /** Last heartbeat; a worker that is silent for long has died. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  claimedAt: Date | null;

  /** Name in the file cache, once finished. */
  @Column({ type: 'varchar', length: 100, nullable: true })
  file: string | null;

  /** Reason for the failure, in French. */
  @Column({ type: 'varchar', length: 300, nullable: true })
  problem: string | null;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;
}
