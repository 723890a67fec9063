import { createContext, useContext, useMemo } from 'react';

/** What a link may say of the place it leads to, beside its address. */
export interface LocationState {
  /** The id of what the focus goes to, where the address names nothing. */
  startsAt?: string;
  /** The focus stays where it is. */
  keepsFocus?: boolean;
  /** The text that is being written has another address from now on. */
  isSameText?: boolean;
}

/** How the reader has come: `load` with the whole document, `traverse` by the browser's back and forward buttons. */
export type Cause = 'load' | NavigationType;

export type Params = Readonly<Record<string, string | undefined>>;

/** Of the page that is shown; while the code of the next one is on its way, the browser's address is ahead of it. */
export interface Location {
  pathname: string;
  /** With its question mark, or empty. */
  search: string;
  /** With its number sign, or empty; always empty on the server. */
  hash: string;
  /** What stands in the path in place of `:name`. */
  params: Params;
  state: LocationState;
  cause: Cause;
  /** Another number after each navigation. */
  key: number;
}

export const LocationContext = createContext<Location | undefined>(undefined);

export function useLocation(): Location {
  const location = useContext(LocationContext);
  if (!location) throw new Error('No page is shown around what asks where it is.');
  return location;
}

export const useParams = (): Params => useLocation().params;

/** The same object as long as the query is the same. */
export function useSearchParams(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}
