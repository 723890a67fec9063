import type { User } from '../../members/users/user.entity.js';
import type { BookOrder } from './book-order.entity.js';

export const MAX_UNFINISHED = 3;
export const MAX_CHAPTERS = 100;

/** To all but the member who asked for it an order does not exist. */
export function maySee({ userId }: Pick<BookOrder, 'userId'>, { id }: Pick<User, 'id'>): boolean {
  return userId === id;
}

/** Why no file is made of so many tutorials, as a French sentence; undefined when one is. */
export function sizeProblem(chapters: number): string | undefined {
  if (chapters === 0) return 'Il n’y a aucun tutoriel à télécharger.';
  if (chapters <= MAX_CHAPTERS) return undefined;
  return `Un fichier contient ${MAX_CHAPTERS} tutoriels au plus ; il y en aurait ${chapters}.`;
}
