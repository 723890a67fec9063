import { notifyManager, type QueryClient } from '@tanstack/react-query';
import { noteReader } from '../../lib/readers';
import { sessionQuery, type User } from './session';

const { queryKey: sessionKey } = sessionQuery();
const others = {
  predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== sessionKey[0],
};

/**
 * Refetches what was read as another user, whenever the session changes: on this page, in another tab or by a link of an
 * email. Mounted queries are refetched at once, the others on demand.
 * @returns stops
 */
export function watchWhoReads(queryClient: QueryClient): () => void {
  let reader = readerIn(queryClient);
  if (reader !== undefined) noteReader(reader);
  return queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || (query.queryKey as readonly unknown[])[0] !== sessionKey[0]) return;
    const before = reader;
    reader = readerIn(queryClient);
    if (reader !== undefined && reader !== before) noteReader(reader);
    // The first answer about the session: nothing was read as another user.
    if (before === undefined || before === reader) return;
    if (reader !== null) readAgain(queryClient);
    // Later: members’ content must unmount first, or its queries would be refetched.
    else notifyManager.schedule(() => setTimeout(() => readAgain(queryClient)));
  });
}

/** Refetches data of a page restored from the back/forward cache: a member may have changed it on later pages. */
export async function askReturning(queryClient: QueryClient): Promise<void> {
  const before = readerIn(queryClient);
  await queryClient.invalidateQueries({ queryKey: sessionKey });
  if (before && before === readerIn(queryClient)) void queryClient.invalidateQueries(others);
}

function readAgain(queryClient: QueryClient): void {
  queryClient.removeQueries({ ...others, type: 'inactive' });
  void queryClient.invalidateQueries(others);
}

/** The member's id; null for a visitor, undefined while unknown. */
function readerIn(queryClient: QueryClient): number | null | undefined {
  const user = queryClient.getQueryData<User | null>(sessionKey);
  return user ? user.id : user;
}
