import { useLocation } from 'react-router-dom';

/** Navigation state of a link. */
export interface LocationState {
  /** Id of the element to focus when the URL has no hash. */
  startsAt?: string;
  /** The focus stays where it is. */
  keepsFocus?: boolean;
  /** The draft in the form was given this new address. */
  isSameText?: boolean;
}

export function useLocationState(): LocationState {
  return (useLocation().state as LocationState | null) ?? {};
}
