import { createContext, useContext } from 'react';

/** What an administrator has decided of the whole site, and where it is. */
export interface Site {
  name: string;
  description: string;
  /** How many tutorials a page of a list has. */
  pageSize: number;
  /** What visitors type, without a slash at the end. */
  publicUrl: string;
  /** Whether pages may keep a live connection. */
  live: boolean;
  /** Shown of it elsewhere; ours where it is absent, none where it is null, since ours bears our name. */
  image?: string | null;
}

export const SiteContext = createContext<Site>({
  name: '',
  description: '',
  pageSize: 10,
  publicUrl: '',
  live: false,
});

export function useSite(): Site {
  return useContext(SiteContext);
}
