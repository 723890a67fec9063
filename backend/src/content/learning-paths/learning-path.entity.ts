import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Difficulty } from '../revisions/written-text.js';

export const badgeVariants = ['default', 'new', 'popular', 'featured'] as const;
export type BadgeVariant = (typeof badgeVariants)[number];

/** An ordered series of tutorials that leads to a goal, curated by administrators. */
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

  /** Unpublished paths are visible to administrators only. */
  @Column({ type: 'boolean', default: false })
  isPublished: boolean;

  /** Sort order of the paths. */
  @Column({ type: 'int' })
  position: number;
}
