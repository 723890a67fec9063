import { notifyManager, type QueryClient } from '@tanstack/react-query';
import { noteReader } from '../../lib/readers';
import { sessionQuery, type User } from './session';

const { queryKey: sessionKey } = sessionQuery();
const others = {
  predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== sessionKey[0],
};

/**
 * Reads again what was read as another user, whatever has changed the session: this page, another tab, a link from an
 * email. Mounted queries are refetched, the rest is read on demand.
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
    // Until the session is known, the page asks for itself.
    if (before === undefined || before === reader) return;
    if (reader !== null) readAgain(queryClient);
    // Members’ content unmounts first, or its queries would be refetched: it is told after this.
    else notifyManager.schedule(() => setTimeout(() => readAgain(queryClient)));
  });
}

/** What a member may have changed on the pages that followed one the browser now shows again as it was. */
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
