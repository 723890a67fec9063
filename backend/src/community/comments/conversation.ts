import type { Comment, WrittenComment } from './comment.entity.js';

export interface Conversation {
  /** It may be a placeholder. */
  comment: Comment;
  /** Oldest first. */
  replies: WrittenComment[];
  /** Number of older replies that are left out. */
  olderReplies: number;
}

/**
 * @param replies newest first
 * @param counts number of replies by comment, where some are left out
 */
export function toConversations(
  comments: readonly Comment[],
  replies: readonly WrittenComment[],
  counts?: ReadonlyMap<number, number>,
): Conversation[] {
  const byParent = new Map(comments.map(({ id }) => [id, [] as WrittenComment[]]));
  for (const reply of replies.toReversed()) byParent.get(reply.parentId!)!.push(reply);
  return comments.map((comment) => {
    const own = byParent.get(comment.id)!;
    return { comment, replies: own, olderReplies: (counts?.get(comment.id) ?? own.length) - own.length };
  });
}
