import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
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

/** A member's list of tutorials. */
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

  /** Set by moderators: disables the share link; the owner still sees the collection. */
  @Column({ type: 'boolean', default: false })
  isHidden: boolean;

  /** Secret of the share link, valid while the collection is public; replaced when it becomes private. */
  @Column({ type: 'varchar', length: 32, unique: true })
  shareToken: string;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;

  @Column({ type: 'datetime', precision: 3 })
  updatedAt: Date;

  /** Loaded only when the query joins the owner. */
  @ManyToOne(() => User)
  @JoinColumn({ name: 'userId' })
  owner?: User;
}

@Entity('collection_items')
export class CollectionItem {
  @PrimaryColumn({ type: 'int' })
  collectionId: number;

  @PrimaryColumn({ type: 'int' })
  tutorialId: number;

  /** Sort key; gaps are allowed. */
  @Column({ type: 'int' })
  position: number;
}
