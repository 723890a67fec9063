import { idOf } from '@passerelle/api-client/address-id';
import { call } from '@passerelle/api-client/call';
import type { components } from '@passerelle/api-client/schema';
import { apiQuery, FIVE_MINUTES } from '../../lib/query-client';

export type Reply = components['schemas']['ReplyDto'];
/** A comment. A deleted comment with replies stays as a placeholder without an author. */
export type Comment = components['schemas']['CommentDto'];
/** A comment that is not deleted. */
export type WrittenComment = Comment & Pick<Reply, 'userId' | 'user'>;

/** Number of comments shown at first, and per “show more”. */
export const FIRST_COMMENTS = 10;
export const MORE_COMMENTS = 20;
/** Number of replies shown before “show all”. */
export const FIRST_REPLIES = 3;
export const MAX_LENGTH = 1000;
/** The server's maximum and default page size. */
const AT_A_TIME = 100;

export const commentsQuery = (tutorialId: number) => ({
  ...apiQuery('/api/tutorials/{id}/comments', { path: { id: tutorialId } }, { staleTime: FIVE_MINUTES }),
  queryFn: () => readComments(tutorialId),
});

/** Pages of comments, newest first. New comments shift later pages. */
async function readComments(tutorialId: number): Promise<Comment[]> {
  const comments = new Map<number, Comment>();
  for (let offset = 0; ; offset += AT_A_TIME) {
    const query = offset > 0 ? { limit: AT_A_TIME, offset } : undefined;
    const page = await call('GET', '/api/tutorials/{id}/comments', { path: { id: tutorialId }, query });
    for (const comment of page) comments.set(comment.id, comment);
    if (page.length < AT_A_TIME) return [...comments.values()];
  }
}

/** Comments in the HTML: one more than shown, to know whether there are others. */
export const firstCommentsQuery = (tutorialId: number) =>
  apiQuery('/api/tutorials/{id}/comments', {
    path: { id: tutorialId },
    query: { limit: FIRST_COMMENTS + 1 },
  });

export const sorts = {
  newest: { label: 'Plus récents', compare: (a: Comment, b: Comment) => b.id - a.id },
  oldest: { label: 'Plus anciens', compare: (a: Comment, b: Comment) => a.id - b.id },
  mostLiked: {
    label: 'Plus appréciés',
    compare: (a: Comment, b: Comment) => b.likes - a.likes || b.id - a.id,
  },
};

export type CommentSort = keyof typeof sorts;

export function isWritten(comment: Comment): comment is WrittenComment {
  return comment.user !== null;
}

/** Removes a comment as the server does: one with replies leaves a placeholder, which goes with its last reply. */
export function withoutComment(comments: readonly Comment[], deleted: number): Comment[] {
  return comments
    .map((comment) => ({
      ...comment,
      ...(comment.id === deleted && { content: '', likes: 0, likedByMe: false, userId: null, user: null }),
      replies: comment.replies.filter(({ id }) => id !== deleted),
    }))
    .filter((comment) => isWritten(comment) || comment.replies.length > 0);
}

/** Anchor of a comment; the server writes the same into notifications and emails. */
export const anchorOf = ({ id }: Pick<Reply, 'id'>) => `_commentaire-${id}`;

/** Whether the id is that of the comment or of one of its replies. */
export function holds({ id, replies }: Comment, named: number | undefined): boolean {
  return id === named || replies.some((reply) => reply.id === named);
}

/** Id of the comment in a hash; undefined for any other hash. */
export function namedIn(hash: string): number | undefined {
  return idOf(/^#_commentaire-(\d+)$/.exec(hash)?.[1]) || undefined;
}
