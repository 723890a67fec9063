import { useState } from 'react';
import { ofName } from '@passerelle/api-client/of-name';
import { isWritten, type Comment, type Reply } from './comment';

/**
 * Comments by others that arrived since the list was loaded.
 * @param comments undefined until loaded
 * @param reader whose own comments do not count
 */
export function useArrivals(
  comments: Comment[] | undefined,
  reader: number | undefined,
  say: (text: string) => void,
): void {
  const [known, setKnown] = useState<{ comments: Comment[]; ids: ReadonlySet<number> }>();
  if (!comments || comments === known?.comments) return;
  const all = comments.flatMap((comment) => [...(isWritten(comment) ? [comment] : []), ...comment.replies]);
  setKnown({ comments, ids: new Set(all.map(({ id }) => id)) });
  const arrived = known ? all.filter(({ id, userId }) => !known.ids.has(id) && userId !== reader) : [];
  if (arrived.length > 0) say(toText(arrived));
}

function toText([first, ...others]: Reply[]): string {
  if (others.length > 0) return `${others.length + 1} nouveaux commentaires sont arrivés.`;
  return `Nouveau commentaire ${ofName(first!.user.displayName)}.`;
}
