import { createContext, useContext, useMemo } from 'react';

/** Navigation state of a link. */
export interface LocationState {
  /** Id of the element to focus when the URL has no hash. */
  startsAt?: string;
  /** The focus stays where it is. */
  keepsFocus?: boolean;
  /** The draft in the form was given this new address. */
  isSameText?: boolean;
}

/** Cause of a navigation: `load` for a document load, `traverse` for back and forward. */
export type Cause = 'load' | NavigationType;

export type Params = Readonly<Record<string, string | undefined>>;

/** Location of the displayed page. While the next page's chunk loads, the address bar is ahead of it. */
export interface Location {
  pathname: string;
  /** Starts with `?`, or is empty. */
  search: string;
  /** Starts with `#`, or is empty. Always empty on the server. */
  hash: string;
  /** Path parameters, by `:name`. */
  params: Params;
  state: LocationState;
  cause: Cause;
  /** Unique per navigation. */
  key: number;
}

export const LocationContext = createContext<Location | undefined>(undefined);

export function useLocation(): Location {
  const location = useContext(LocationContext);
  if (!location) throw new Error('No page is shown around what asks where it is.');
  return location;
}

export const useParams = (): Params => useLocation().params;

/** Referentially stable while the query string is unchanged. */
export function useSearchParams(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}
