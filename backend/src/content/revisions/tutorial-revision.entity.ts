import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../../members/users/user.entity.js';
import { WrittenText } from './written-text.js';

/** The text of a tutorial in one version. Immutable, and deleted together with the tutorial. */
@Entity('tutorial_revisions')
export class TutorialRevision extends WrittenText {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  @Column({ type: 'int' })
  tutorialId: number;

  @Column({ type: 'int' })
  version: number;

  /** The member who wrote it; null for an import and once the account is deleted. */
  @Column({ type: 'int', nullable: true })
  editorId: number | null;

  @ManyToOne(() => User, { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn({ name: 'editorId' })
  editor?: User | null;

  @Column({ type: 'boolean' })
  isImported: boolean;

  /** The version that this one restored. */
  @Column({ type: 'int', nullable: true })
  restoredVersion: number | null;

  @Column({ type: 'int' })
  domainId: number;

  /** SHA-256 of the text, see `hashOf`. */
  @Column({ type: 'varchar', length: 64 })
  hash: string;

  /**
   * Hidden from readers: replaced while the tutorial was unpublished, or present when an administrator unpublished it.
   * The version that is republished becomes visible again.
   */
  @Column({ type: 'boolean', default: false, select: false })
  neverShown: boolean;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;
}
