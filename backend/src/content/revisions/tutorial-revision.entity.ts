import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../../members/users/user.entity.js';
import { WrittenText } from './written-text.js';

/** What a tutorial said in one of its versions. What it says is written once; the row goes with the tutorial. */
@Entity('tutorial_revisions')
export class TutorialRevision extends WrittenText {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  @Column({ type: 'int' })
  tutorialId: number;

  @Column({ type: 'int' })
  version: number;

  /** Who wrote it; null for what was imported, and once the account is gone. */
  @Column({ type: 'int', nullable: true })
  editorId: number | null;

  @ManyToOne(() => User, { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn({ name: 'editorId' })
  editor?: User | null;

  @Column({ type: 'boolean' })
  isImported: boolean;

  /** The version that this one brought back. */
  @Column({ type: 'int', nullable: true })
  restoredVersion: number | null;

  @Column({ type: 'int' })
  domainId: number;

  /** SHA-256 of all that the revision says, see `hashOf`. */
  @Column({ type: 'varchar', length: 64 })
  hash: string;

  /**
   * Nothing for readers: written while the tutorial was off the site and replaced before it came back, or there when an
   * administrator took it off. The version that comes back is for readers again.
   */
  @Column({ type: 'boolean', default: false, select: false })
  neverShown: boolean;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;
}
