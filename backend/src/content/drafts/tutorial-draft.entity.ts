import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../../members/users/user.entity.js';
import type { DraftSchedule } from './draft-schedule.entity.js';
import { WrittenText } from '../revisions/written-text.js';

/** What is being written: a tutorial that is not there yet, or what one is to say next. It goes with its member and its tutorial. */
@Entity('tutorial_drafts')
export class TutorialDraft extends WrittenText {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  /** With whose account it goes: the first author’s of its tutorial, or who began it. */
  @Column({ type: 'int' })
  userId: number;

  /** What is to be rewritten, which has one draft at most; null for what is new. */
  @Column({ type: 'int', nullable: true })
  tutorialId: number | null;

  /** The version of the tutorial that it goes by. */
  @Column({ type: 'int', nullable: true })
  tutorialVersion: number | null;

  /** By which a browser that does not know whether it has created it finds it again. */
  @Column({ type: 'varchar', length: 64, nullable: true, select: false })
  creationKey: string | null;

  /** Counts how often it has been saved. */
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

  /** When it is published by itself; read by the repository, from a table of its own. */
  schedule?: DraftSchedule | null;
}
