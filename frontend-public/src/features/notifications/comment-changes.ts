import type { components } from '@passerelle/api-client/schema';

export type Reply = components['schemas']['ReplyDto'];
export type Comment = components['schemas']['CommentDto'];

/** Changes to a tutorial's comments as pushed by the server, in the view of a visitor (docs/api.md). */
export interface CommentChanges {
  /** New and edited comments, and places of deleted ones; a reply carries the id of its parent. */
  comments: readonly ChangedComment[];
  /** Ids of deleted comments. */
  gone: readonly number[];
}

type ChangedComment = Omit<Comment, 'replies' | 'olderReplies'>;

/** @returns undefined for a message without details */
export function readChanges({ comments, gone }: Record<string, unknown>): CommentChanges | undefined {
  if (!Array.isArray(comments) || !Array.isArray(gone)) return undefined;
  return { comments: comments as ChangedComment[], gone: gone as number[] };
}

/**
 * Applies changes to a list. The reader's own fields, such as a like, are kept.
 * @param list all comments, newest first
 * @returns undefined if the parent of a reply is missing
 */
export function withChanges(
  list: readonly Comment[],
  { comments, gone }: CommentChanges,
): Comment[] | undefined {
  const isThere = ({ id }: { id: number }) => !gone.includes(id);
  const changed = new Map(
    list
      .filter(isThere)
      .map((comment) => [comment.id, { ...comment, replies: comment.replies.filter(isThere) }]),
  );
  for (const change of comments.toSorted((one, other) => one.id - other.id)) {
    if (change.parentId === null) {
      const before = changed.get(change.id);
      const isDeleted = change.user === null && { likedByMe: false };
      changed.set(change.id, { replies: [], ...before, ...change, ...isDeleted });
      continue;
    }
    const answered = changed.get(change.parentId);
    if (!answered) return undefined;
    const before = answered.replies.find(({ id }) => id === change.id);
    const others = answered.replies.filter(({ id }) => id !== change.id);
    const replies = [...others, { ...before, ...(change as Reply) }].toSorted(
      (one, other) => one.id - other.id,
    );
    changed.set(answered.id, { ...answered, replies });
  }
  return [...changed.values()].toSorted((one, other) => other.id - one.id);
}
