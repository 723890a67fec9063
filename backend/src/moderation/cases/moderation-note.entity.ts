import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../../members/users/user.entity.js';
import type { SubjectKind } from '../subjects/subject-kinds.js';

/** A moderator's note about reported content, for other moderators; never edited. */
@Entity('moderation_notes')
export class ModerationNote {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  @Column({ type: 'varchar', length: 12 })
  kind: SubjectKind;

  @Column({ type: 'int' })
  subjectId: number;

  /** Null once the account is deleted. */
  @Column({ type: 'int', nullable: true })
  moderatorId: number | null;

  @Column({ type: 'varchar', length: 1000 })
  text: string;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;

  /** Loaded only when the query joins the moderator. */
  @ManyToOne(() => User, { createForeignKeyConstraints: false })
  @JoinColumn({ name: 'moderatorId' })
  moderator?: User | null;
}
