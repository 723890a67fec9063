import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../../members/users/user.entity.js';

/** Something that was done with the rights of an administrator. Who did what stays; the texts go with time. */
@Entity('audit_log')
export class AuditEntry {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  /** Null once their account is gone. */
  @Column({ type: 'int', nullable: true })
  actorId: number | null;

  /** Such as `report.resolve`: what kind of thing, and what was done to it. */
  @Column({ type: 'varchar', length: 60 })
  action: string;

  @Column({ type: 'varchar', length: 30 })
  targetType: string;

  @Column({ type: 'int', nullable: true })
  targetId: number | null;

  /** The member whose the thing was, where `before` names one; goes with it. */
  @Column({ type: 'int', nullable: true, select: false })
  ownerId: number | null;

  @Column({ type: 'simple-json', nullable: true })
  before: object | null;

  @Column({ type: 'simple-json', nullable: true })
  after: object | null;

  @Column({ type: 'varchar', length: 1000, nullable: true })
  note: string | null;

  /** Until its texts are forgotten, had it any or not: what is to be forgotten is found by it. */
  @Column({ type: 'boolean', default: true, select: false })
  mayHaveTexts: boolean;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;

  /** There where a query has joined them. */
  @ManyToOne(() => User)
  @JoinColumn({ name: 'actorId' })
  actor?: User | null;
}
