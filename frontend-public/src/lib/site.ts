import { createContext, useContext } from 'react';

/** What it says, and where it leads: a path of the site, or an address elsewhere. */
export type SiteLink = readonly [label: string, href: string];

/** As `backend/src/site/web/site-look.ts` makes it: nothing in it is built in. */
export interface SiteLook {
  logo?: string;
  favicon?: string;
  /** Of IANA’s, where it is not that of Paris. */
  timeZone?: string;
  /** The address of the sheet of the site’s own colour. */
  styles?: string;
  socialLinks?: SiteLink[];
  menuLinks?: SiteLink[];
  footerLinks?: SiteLink[];
  notFoundTitle?: string;
  notFoundText?: string;
  homeTitle?: string;
  homeTagline?: string;
  homePlaceholder?: string;
  homeSteps?: { title: string; sentence: string }[];
  homeDomainsTitle?: string;
  homeCommunityTitle?: string;
  homeCommunityText?: string;
  homeAboutTitle?: string;
  homeAboutRole?: string;
  homeAboutText?: string;
  homeSections?: string[];
  /** The home page counts what there is. */
  realFigures?: boolean;
  reasonSpam?: string;
  reasonInappropriate?: string;
  reasonOffensive?: string;
  reasonHarassment?: string;
  reasonMisinformation?: string;
  reasonOther?: string;
  /** Codes and names of the subjects that contributors may name. */
  expertise?: [code: string, label: string][];
  legalPublisher?: string;
  legalAddress?: string;
  legalDirector?: string;
  legalHost?: string;
  /** The versions of pages whose words are the operator’s, by their addresses without the slash. */
  ownPages?: Record<string, number>;
}

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
  /** What the operator has made their own; absent where all is as it comes. */
  look?: SiteLook;
  /** Its sample content is gone, and with it the page that shows how a task in steps looks. */
  withoutDemo?: boolean;
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

/** What the operator has made their own. */
export function useLook(): SiteLook {
  return useSite().look ?? {};
}
