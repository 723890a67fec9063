import { createContext, useContext } from 'react';

export interface Site {
  name: string;
  /** What visitors type, without a slash at the end. */
  publicUrl: string;
  /** Whether pages may keep a live connection. */
  live: boolean;
}

export const SiteContext = createContext<Site>({ name: 'Passerelle', publicUrl: '', live: false });

export function useSite(): Site {
  return useContext(SiteContext);
}
