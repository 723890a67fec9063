import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../../members/users/user.entity.js';
import type { ThingKind } from '../things/thing-kinds.js';

/** What one moderator tells the others of a reported thing. It is never changed. */
@Entity('moderation_notes')
export class ModerationNote {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  @Column({ type: 'varchar', length: 12 })
  kind: ThingKind;

  @Column({ type: 'int' })
  subjectId: number;

  /** Null once their account is gone. */
  @Column({ type: 'int', nullable: true })
  moderatorId: number | null;

  @Column({ type: 'varchar', length: 1000 })
  text: string;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;

  /** There where a query has joined them. */
  @ManyToOne(() => User, { createForeignKeyConstraints: false })
  @JoinColumn({ name: 'moderatorId' })
  moderator?: User | null;
}
