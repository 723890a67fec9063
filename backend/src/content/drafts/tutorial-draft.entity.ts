import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../../members/users/user.entity.js';
import type { DraftSchedule } from './draft-schedule.entity.js';
import { WrittenText } from '../revisions/written-text.js';

/**
 * An unpublished text: a new tutorial, or the next version of one. Deleted together with its member or its tutorial.
 */
@Entity('tutorial_drafts')
export class TutorialDraft extends WrittenText {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  /**
   * The account whose deletion deletes the draft: the first author of its tutorial who is a member, or else the member
   * who created it.
   */
  @Column({ type: 'int' })
  userId: number;

  /** The tutorial that it rewrites, which has at most one draft; null for a new tutorial. */
  @Column({ type: 'int', nullable: true })
  tutorialId: number | null;

  /** Version of the tutorial that it is based on. */
  @Column({ type: 'int', nullable: true })
  tutorialVersion: number | null;

  /** Idempotency key of the creating browser, which finds the draft again after a lost response. */
  @Column({ type: 'varchar', length: 64, nullable: true, select: false })
  creationKey: string | null;

  /** Incremented on each save. */
  @Column({ type: 'int' })
  version: number;

  @Column({ type: 'int', nullable: true })
  savedById: number | null;

  @ManyToOne(() => User, { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn({ name: 'savedById' })
  savedBy?: User | null;

  @Column({ type: 'int', nullable: true })
  domainId: number | null;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;

  @Column({ type: 'datetime', precision: 3 })
  savedAt: Date;

  /** Publication date, from its own table; loaded by the repository. */
  schedule?: DraftSchedule | null;
}
