import { createContext, useContext } from 'react';

export interface Site {
  name: string;
  /** What visitors type, without a slash at the end. */
  publicUrl: string;
}

export const SiteContext = createContext<Site>({ name: 'Passerelle', publicUrl: '' });

export function useSite(): Site {
  return useContext(SiteContext);
}
