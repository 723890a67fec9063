import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

export const suspicions = ['links', 'speed', 'repeat'] as const;
export type Suspicion = (typeof suspicions)[number];

/** A suspected spam comment that waits for a moderator; nobody else reads it. */
@Entity('held_comments')
export class HeldComment {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  @Column({ type: 'int' })
  tutorialId: number;

  @Column({ type: 'int' })
  userId: number;

  @Column({ type: 'int', nullable: true })
  parentId: number | null;

  @Column({ type: 'varchar', length: 1000 })
  content: string;

  /** Why it is suspected. */
  @Column({ type: 'varchar', length: 10 })
  suspicion: Suspicion;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;
}
