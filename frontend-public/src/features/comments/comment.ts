import type { components } from '@passerelle/api-client/schema';
import { apiQuery, FIVE_MINUTES } from '../../query-client';

export type Reply = components['schemas']['ReplyDto'];
export type Comment = components['schemas']['CommentDto'];

/** How many comments a page begins with, and how many more are shown each time. */
export const FIRST_COMMENTS = 10;
export const MORE_COMMENTS = 20;
/** How many replies to a comment are shown before one asks for all of them. */
export const FIRST_REPLIES = 3;
export const MAX_LENGTH = 1000;

export const commentsQuery = (tutorialId: number) =>
  apiQuery('/api/tutorials/{id}/comments', { path: { id: tutorialId } }, { staleTime: FIVE_MINUTES });

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
