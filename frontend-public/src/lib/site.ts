import { createContext, useContext } from 'react';

/** Label and target: a path of the site or an absolute URL. */
export type SiteLink = readonly [label: string, href: string];

/** Made by `backend/src/site/web/site-look.ts`; contains overrides only. */
export interface SiteLook {
  logo?: string;
  favicon?: string;
  /** IANA time zone, if not Europe/Paris. */
  timeZone?: string;
  /** URL of the style sheet of the site’s accent colour. */
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
  /** The home page shows real counts. */
  realFigures?: boolean;
  reasonSpam?: string;
  reasonInappropriate?: string;
  reasonOffensive?: string;
  reasonHarassment?: string;
  reasonMisinformation?: string;
  reasonOther?: string;
  /** Codes and names of the areas of expertise. */
  expertise?: [code: string, label: string][];
  legalPublisher?: string;
  legalAddress?: string;
  legalDirector?: string;
  legalHost?: string;
  /** Versions of pages with the operator’s text, by path without the slash. */
  ownPages?: Record<string, number>;
}

/** Site-wide settings and addresses. */
export interface Site {
  name: string;
  description: string;
  /** Page size of tutorial lists. */
  pageSize: number;
  /** Public origin, without a trailing slash. */
  publicUrl: string;
  /** Whether pages may open a WebSocket. */
  live: boolean;
  /** Share image: the built-in one if undefined, none if null, since the built-in one shows our name. */
  image?: string | null;
  /** The operator’s appearance; undefined when everything is built in. */
  look?: SiteLook;
  /** The sample content was removed, and with it the page /demo-wizard. */
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

/** The operator’s appearance. */
export function useLook(): SiteLook {
  return useSite().look ?? {};
}
