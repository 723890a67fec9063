import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { BookFormat } from '../exports/book-maker.js';

export const bookStates = ['waiting', 'working', 'ready', 'failed'] as const;
export type BookState = (typeof bookStates)[number];

/** A member's order of one file of many tutorials, which is made in the background. */
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

  /** Of the page it is about. */
  @Column({ type: 'varchar', length: 100 })
  path: string;

  /** In the order they had when it was asked for. */
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

  /** How many tutorials are done, of how many. */
  @Column({ type: 'int' })
  done: number;

  @Column({ type: 'int' })
  total: number;

  @Column({ type: 'int' })
  attempts: number;

  /** Names whoever is at work on it. */
  @Column({ type: 'varchar', length: 32, nullable: true })
  claim: string | null;

  /** When they were last heard of: whoever is silent has died over it. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  claimedAt: Date | null;

  /** In the folder of kept files, once it is ready. */
  @Column({ type: 'varchar', length: 100, nullable: true })
  file: string | null;

  /** Why it can't be had, as a French sentence. */
  @Column({ type: 'varchar', length: 300, nullable: true })
  problem: string | null;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;
}
