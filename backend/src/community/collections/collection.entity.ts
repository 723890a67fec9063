import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../../members/users/user.entity.js';

export const collectionColors = [
  '#ef4444',
  '#f97316',
  '#eab308',
  '#10b981',
  '#3b82f6',
  '#8b5cf6',
  '#ec4899',
] as const;
export type CollectionColor = (typeof collectionColors)[number];
export const DEFAULT_COLOR: CollectionColor = '#3b82f6';

export const MAX_COLLECTIONS = 100;
export const MAX_ITEMS = 500;

/** Tutorials that a member has put together. */
@Entity('collections')
export class Collection {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  @Column({ type: 'int' })
  userId: number;

  @Column({ type: 'varchar', length: 100 })
  name: string;

  @Column({ type: 'varchar', length: 500, nullable: true })
  description: string | null;

  @Column({ type: 'varchar', length: 7 })
  color: CollectionColor;

  @Column({ type: 'boolean', default: false })
  isPublic: boolean;

  /** Set by administrators: while it is, the link opens nothing. The owner keeps the collection. */
  @Column({ type: 'boolean', default: false })
  isHidden: boolean;

  /** Whoever has it may read the collection while it is public; a new one is made when it becomes private. */
  @Column({ type: 'varchar', length: 32, unique: true })
  shareToken: string;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;

  @Column({ type: 'datetime', precision: 3 })
  updatedAt: Date;

  /** There where a query has joined them. */
  @ManyToOne(() => User)
  @JoinColumn({ name: 'userId' })
  owner?: User;
}
