import type { User } from '../../members/users/user.entity.js';
import type { SignedAuthor, Tutorial } from './tutorial.entity.js';

/** The columns of a tutorial that say who signs it: by themselves for one author, of the first and all names for several. */
export type Signature = Pick<Tutorial, 'authorId' | 'authorName' | 'authorAvatar' | 'authorBio' | 'authors'>;

/** More would not fit on a card, and nobody writes with more. */
export const MAX_AUTHORS = 10;
/** What `authorName` holds. */
const MAX_NAMES_LENGTH = 200;

/** All authors of a tutorial, in the order in which they are named. */
export function authorsOf(tutorial: Signature): SignedAuthor[] {
  const { authorId, authorName, authorAvatar, authorBio, authors } = tutorial;
  return authors ?? [{ id: authorId, name: authorName, avatar: authorAvatar, bio: authorBio }];
}

/** @param authors at least one */
export function signatureOf(authors: readonly SignedAuthor[]): Signature {
  const [first] = authors as [SignedAuthor];
  return {
    authorId: authors.find(({ id }) => id !== null)?.id ?? null,
    authorName: joinNames(authors.map(({ name }) => name)),
    authorAvatar: first.avatar,
    authorBio: first.bio,
    authors: authors.length > 1 ? [...authors] : null,
  };
}

export function toSignedAuthor({ id, displayName, avatar, bio }: User): SignedAuthor {
  return { id, name: displayName, avatar, bio };
}

/** « Ada, Alan et Grace », or as many of them as there is room for, and how many others. */
export function joinNames(names: readonly string[], maxLength = MAX_NAMES_LENGTH): string {
  for (let shown = names.length; shown > 0; shown -= 1) {
    const others = names.length - shown;
    const rest = others === 0 ? [] : [others === 1 ? 'un autre' : `${others} autres`];
    const parts = [...names.slice(0, shown), ...rest];
    const last = parts.pop()!;
    const joined = parts.length > 0 ? `${parts.join(', ')} et ${last}` : last;
    if (joined.length <= maxLength) return joined;
  }
  return `${names[0]!.slice(0, maxLength - 1)}…`;
}
