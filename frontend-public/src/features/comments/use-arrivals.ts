import { useState } from 'react';
import type { Comment } from './comment';

/**
 * Says how many comments others have written since the list was first there; the last time it grew.
 * @param comments undefined until all of them are there
 * @param reader whose own are no news
 */
export function useArrivals(comments: Comment[] | undefined, reader: number | undefined): string {
  const [known, setKnown] = useState<{ comments: Comment[]; ids: ReadonlySet<number> }>();
  const [text, setText] = useState('');
  if (comments && comments !== known?.comments) {
    const all = comments.flatMap((comment) => [comment, ...comment.replies]);
    setKnown({ comments, ids: new Set(all.map(({ id }) => id)) });
    const arrived = known ? all.filter(({ id, userId }) => !known.ids.has(id) && userId !== reader) : [];
    if (arrived.length > 0) setText(toText(arrived.length));
  }
  return text;
}

function toText(count: number): string {
  return count === 1 ? 'Un nouveau commentaire est arrivé.' : `${count} nouveaux commentaires sont arrivés.`;
}
