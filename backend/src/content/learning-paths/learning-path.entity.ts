import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Difficulty } from '../revisions/written-text.js';

export const badgeVariants = ['default', 'new', 'popular', 'featured'] as const;
export type BadgeVariant = (typeof badgeVariants)[number];

/** Tutorials in the order that leads to a goal, put together by the site. */
@Entity('learning_paths')
export class LearningPath {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  @Column({ type: 'varchar', length: 200 })
  title: string;

  @Column({ type: 'varchar', length: 1000 })
  description: string;

  @Column({ type: 'varchar', length: 100 })
  category: string;

  @Column({ type: 'varchar', length: 20 })
  level: Difficulty;

  @Column({ type: 'varchar', length: 40, nullable: true })
  badgeText: string | null;

  @Column({ type: 'varchar', length: 20 })
  badgeVariant: BadgeVariant;

  /** Whether others than administrators see it. */
  @Column({ type: 'boolean', default: false })
  isPublished: boolean;

  /** Orders the paths. */
  @Column({ type: 'int' })
  position: number;
}
