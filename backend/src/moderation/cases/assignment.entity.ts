import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../../members/users/user.entity.js';
import type { SubjectKind } from '../subjects/subject-kinds.js';

/** The moderator assigned to a reported content. */
@Entity('moderation_assignments')
export class Assignment {
  @PrimaryColumn({ type: 'varchar', length: 12 })
  kind: SubjectKind;

  @PrimaryColumn({ type: 'int' })
  subjectId: number;

  @Column({ type: 'int' })
  moderatorId: number;

  @Column({ type: 'datetime', precision: 3 })
  assignedAt: Date;

  /** Loaded only when the query joins the moderator. */
  @ManyToOne(() => User, { createForeignKeyConstraints: false })
  @JoinColumn({ name: 'moderatorId' })
  moderator?: User;
}
