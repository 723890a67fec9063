import type { components } from '@passerelle/api-client/schema';

export type Reply = components['schemas']['ReplyDto'];
export type Comment = components['schemas']['CommentDto'];

/** What the server tells of changes to a tutorial’s comments, as a visitor sees them (docs/live.md). */
export interface CommentChanges {
  /** New ones, and those that are other than before; a reply names what it answers. */
  comments: readonly Reply[];
  /** Ids of those that are no more, nor are their replies. */
  gone: readonly number[];
}

/** @returns undefined for a message that does not say what has changed */
export function readChanges({ comments, gone }: Record<string, unknown>): CommentChanges | undefined {
  if (!Array.isArray(comments) || !Array.isArray(gone)) return undefined;
  return { comments: comments as Reply[], gone: gone as number[] };
}

/**
 * The list as it is after changes. What is the reader’s own, such as a like, stays.
 * @param list all comments, newest first
 * @returns undefined where it lacks the comment that a reply answers
 */
export function withChanges(
  list: readonly Comment[],
  { comments, gone }: CommentChanges,
): Comment[] | undefined {
  const isThere = ({ id }: Reply) => !gone.includes(id);
  const changed = new Map(
    list
      .filter(isThere)
      .map((comment) => [comment.id, { ...comment, replies: comment.replies.filter(isThere) }]),
  );
  for (const change of comments.toSorted((one, other) => one.id - other.id)) {
    if (change.parentId === null) {
      const before = changed.get(change.id);
      changed.set(change.id, { replies: [], ...before, ...change });
      continue;
    }
    const answered = changed.get(change.parentId);
    if (!answered) return undefined;
    const before = answered.replies.find(({ id }) => id === change.id);
    const others = answered.replies.filter(({ id }) => id !== change.id);
    const replies = [...others, { ...before, ...change }].toSorted((one, other) => one.id - other.id);
    changed.set(answered.id, { ...answered, replies });
  }
  return [...changed.values()].toSorted((one, other) => other.id - one.id);
}
