import type { User } from '../../members/users/user.entity.js';
import type { BookOrder } from './book-order.entity.js';

export const MAX_UNFINISHED = 3;
export const MAX_CHAPTERS = 100;

/** Only the member who placed an order can see it. */
export function maySee({ userId }: Pick<BookOrder, 'userId'>, { id }: Pick<User, 'id'>): boolean {
  return userId === id;
}

/** Reason why this number of tutorials is refused, in French; undefined if it is allowed. */
export function sizeProblem(chapters: number): string | undefined {
  if (chapters === 0) return 'Il n’y a aucun tutoriel à télécharger.';
  if (chapters <= MAX_CHAPTERS) return undefined;
  return `Un fichier contient ${MAX_CHAPTERS} tutoriels au plus ; il y en aurait ${chapters}.`;
}
