import { call } from '@passerelle/api-client/call';
import type { components } from '@passerelle/api-client/schema';
import { apiQuery, FIVE_MINUTES } from '../../lib/query-client';

export type Reply = components['schemas']['ReplyDto'];
export type Comment = components['schemas']['CommentDto'];

/** How many comments a page begins with, and how many more are shown each time. */
export const FIRST_COMMENTS = 10;
export const MORE_COMMENTS = 20;
/** How many replies to a comment are shown before one asks for all of them. */
export const FIRST_REPLIES = 3;
export const MAX_LENGTH = 1000;
/** How many the server gives at a time at most, and when it is not told. */
const AT_A_TIME = 100;

export const commentsQuery = (tutorialId: number) => ({
  ...apiQuery('/api/tutorials/{id}/comments', { path: { id: tutorialId } }, { staleTime: FIVE_MINUTES }),
  queryFn: () => readComments(tutorialId),
});

/** All comments, newest first, so many at a time. One that is written meanwhile moves the others on. */
async function readComments(tutorialId: number): Promise<Comment[]> {
  const comments = new Map<number, Comment>();
  for (let offset = 0; ; offset += AT_A_TIME) {
    const query = offset > 0 ? { limit: AT_A_TIME, offset } : undefined;
    const page = await call('GET', '/api/tutorials/{id}/comments', { path: { id: tutorialId }, query });
    for (const comment of page) comments.set(comment.id, comment);
    if (page.length < AT_A_TIME) return [...comments.values()];
  }
}

/** What the server puts in the page; one more than is shown tells whether there are others. */
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

/** Where a comment stands in the page. */
export const anchorOf = ({ id }: Pick<Reply, 'id'>) => `commentaire-${id}`;
