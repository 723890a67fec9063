import type { ReactNode } from 'react';
import { ListBase, type SortPayload } from 'react-admin';

interface ServerListProps {
  resource: string;
  /** How it is sorted until another order is asked for. */
  sort: SortPayload;
  children: ReactNode;
}

/** What the filters and rows of a screen share. The server does the work, and `ListStates` says when it fails. */
export function ServerList({ resource, sort, children }: ServerListProps) {
  return (
    <ListBase
      resource={resource}
      sort={sort}
      perPage={25}
      debounce={250}
      storeKey={false}
      queryOptions={{ onError: () => undefined }}
    >
      {children}
    </ListBase>
  );
}
