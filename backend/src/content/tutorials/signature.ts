import { excerptOf, lengthOf } from '@passerelle/api-client/text-length';
import type { User } from '../../members/users/user.entity.js';
import type { SignedAuthor, Tutorial } from './tutorial.entity.js';

/**
 * Author columns of a tutorial. With several, `authorName` joins their names; avatar and biography are the first one's.
 */
export type Signature = Pick<Tutorial, 'authorId' | 'authorName' | 'authorAvatar' | 'authorBio' | 'authors'>;

/** More would not fit on a card. */
export const MAX_AUTHORS = 10;
/** Length of the column `authorName`. */
const MAX_NAMES_LENGTH = 200;

/** All authors of a tutorial, in display order. */
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

/** « Ada, Alan et Grace »; shortened to the names that fit and the number of others. */
export function joinNames(names: readonly string[], maxLength = MAX_NAMES_LENGTH): string {
  for (let shown = names.length; shown > 0; shown -= 1) {
    const others = names.length - shown;
    const rest = others === 0 ? [] : [others === 1 ? 'un autre' : `${others} autres`];
    const parts = [...names.slice(0, shown), ...rest];
    const last = parts.pop()!;
    const joined = parts.length > 0 ? `${parts.join(', ')} et ${last}` : last;
    if (lengthOf(joined) <= maxLength) return joined;
  }
  return excerptOf(names[0]!, maxLength - 1);
}
