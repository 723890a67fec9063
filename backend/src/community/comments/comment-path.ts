import type { Comment } from './comment.entity.js';

/** Address of a comment, below its tutorial. The page loads and shows it, however many there are. */
export function commentPath({ tutorialId, id }: Pick<Comment, 'tutorialId' | 'id'>): string {
  return `/tutoriels/${tutorialId}#_commentaire-${id}`;
}
