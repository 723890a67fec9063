import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../../members/users/user.entity.js';

/** A comment on a tutorial, or a reply to such a comment. See docs/decisions/0019-moderation.md. */
@Entity('comments')
export class Comment {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  @Column({ type: 'int' })
  tutorialId: number;

  /** Null for a placeholder: a deleted comment that still has replies, without text or likes. */
  @Column({ type: 'int', nullable: true })
  userId: number | null;

  /** The comment it replies to, which is never a reply itself. */
  @Column({ type: 'int', nullable: true })
  parentId: number | null;

  @Column({ type: 'varchar', length: 1000 })
  content: string;

  /** The content after `fold`, for searches; not loaded. */
  @Column({ type: 'varchar', length: 2000, default: '', select: false })
  contentFolded?: string;

  /** Number of rows in `comment_likes`; updated in the same transaction. */
  @Column({ type: 'int', default: 0 })
  likes: number;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;

  @Column({ type: 'datetime', precision: 3 })
  updatedAt: Date;

  /** Loaded only when the query joins the author. */
  @ManyToOne(() => User)
  @JoinColumn({ name: 'userId' })
  user?: User | null;
}

/** A comment that is not a placeholder. */
export type WrittenComment = Comment & { userId: number };

/** A member's like of a comment; one per member and comment. */
@Entity('comment_likes')
export class CommentLike {
  @PrimaryColumn({ type: 'int' })
  commentId: number;

  @PrimaryColumn({ type: 'int' })
  userId: number;
}

/** Address of a comment, below its tutorial. The page loads and shows it, however many there are. */
export function commentPath({ tutorialId, id }: Pick<Comment, 'tutorialId' | 'id'>): string {
  return `/tutoriels/${tutorialId}#_commentaire-${id}`;
}
