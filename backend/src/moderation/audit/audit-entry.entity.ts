import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../../members/users/user.entity.js';

/** An action with special rights. Actor and action are kept; the texts are deleted after a time. */
@Entity('audit_log')
export class AuditEntry {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  /** Null once the account is deleted. */
  @Column({ type: 'int', nullable: true })
  actorId: number | null;

  /** Type of target and verb, such as `report.resolve`. */
  @Column({ type: 'varchar', length: 60 })
  action: string;

  @Column({ type: 'varchar', length: 30 })
  targetType: string;

  @Column({ type: 'int', nullable: true })
  targetId: number | null;

  /** Owner of the target, if `before` names one; their account's deletion deletes the texts. */
  @Column({ type: 'int', nullable: true, select: false })
  ownerId: number | null;

  @Column({ type: 'simple-json', nullable: true })
  before: object | null;

  @Column({ type: 'simple-json', nullable: true })
  after: object | null;

  @Column({ type: 'varchar', length: 1000, nullable: true })
  note: string | null;

  /** True until its texts are deleted, even if it had none; selects the entries for retention. */
  @Column({ type: 'boolean', default: true, select: false })
  mayHaveTexts: boolean;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;

  /** Loaded only when the query joins the actor. */
  @ManyToOne(() => User)
  @JoinColumn({ name: 'actorId' })
  actor?: User | null;
}
