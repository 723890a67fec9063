/** A link that the operator adds. */
export interface SiteLink {
  label: string;
  /** A path of the site, or an address elsewhere. */
  href: string;
}

/** A subject that contributors may name. */
export interface Expertise {
  /** What members have of it; it stays when the name changes. */
  code: string;
  label: string;
}

export interface HomeStep {
  title: string;
  sentence: string;
}

/** The parts of the home page below its beginning. */
export const homeSections = ['domains', 'recommendations', 'popular', 'community', 'about'] as const;
export type HomeSectionName = (typeof homeSections)[number];

/** What an operator has made their own of the site’s looks and words; null and empty lists leave what is built in. */
export interface Appearance {
  /** Addresses of images that the site keeps. */
  logo: string | null;
  favicon: string | null;
  shareImage: string | null;
  /** `#rrggbb`, of which the shades are made. */
  accent: string | null;
  /** Of IANA’s; null is that of Paris. */
  timeZone: string | null;
  /** Null shows the marks of networks without a link, an empty list none. */
  socialLinks: SiteLink[] | null;
  menuLinks: SiteLink[];
  footerLinks: SiteLink[];
  notFoundTitle: string | null;
  notFoundText: string | null;
  mailSender: string | null;
  mailSignature: string | null;
  homeTitle: string | null;
  homeTagline: string | null;
  homePlaceholder: string | null;
  homeSteps: HomeStep[] | null;
  homeDomainsTitle: string | null;
  homeCommunityTitle: string | null;
  homeCommunityText: string | null;
  homeAboutTitle: string | null;
  homeAboutRole: string | null;
  /** Paragraphs with an empty line between them. */
  homeAboutText: string | null;
  /** Those that are shown, in order. */
  homeSections: HomeSectionName[] | null;
  /** Whether the home page counts what there is; null goes by how the site was started. */
  realFigures: boolean | null;
  /** What is less is not shown. */
  figuresFrom: number;
  expertise: Expertise[] | null;
  /** What the reasons of a report are called. */
  reasonSpam: string | null;
  reasonInappropriate: string | null;
  reasonOffensive: string | null;
  reasonHarassment: string | null;
  reasonMisinformation: string | null;
  reasonOther: string | null;
  legalPublisher: string | null;
  legalAddress: string | null;
  legalDirector: string | null;
  legalHost: string | null;
  /** The versions of pages whose words are the operator’s, by their addresses without the slash. */
  ownPages: Record<string, number>;
}

export type AppearanceName = keyof Appearance;

export const defaultAppearance: Appearance = {
  logo: null,
  favicon: null,
  shareImage: null,
  accent: null,
  timeZone: null,
  socialLinks: null,
  menuLinks: [],
  footerLinks: [],
  notFoundTitle: null,
  notFoundText: null,
  mailSender: null,
  mailSignature: null,
  homeTitle: null,
  homeTagline: null,
  homePlaceholder: null,
  homeSteps: null,
  homeDomainsTitle: null,
  homeCommunityTitle: null,
  homeCommunityText: null,
  homeAboutTitle: null,
  homeAboutRole: null,
  homeAboutText: null,
  homeSections: null,
  realFigures: null,
  figuresFrom: 10,
  expertise: null,
  reasonSpam: null,
  reasonInappropriate: null,
  reasonOffensive: null,
  reasonHarassment: null,
  reasonMisinformation: null,
  reasonOther: null,
  legalPublisher: null,
  legalAddress: null,
  legalDirector: null,
  legalHost: null,
  ownPages: {},
};

export const appearanceNames = Object.keys(defaultAppearance) as AppearanceName[];

/**
 * What a site shows of itself once it has no demo content: its own figures, and neither the founder of whom the built-in
 * text tells nor networks that it is not on. What its operator has chosen stays.
 */
export function withoutDemo({ homeSections: sections, homeAboutText, socialLinks }: Appearance) {
  const ownSections = homeAboutText ? null : homeSections.filter((name) => name !== 'about');
  return { realFigures: true, homeSections: sections ?? ownSections, socialLinks: socialLinks ?? [] };
}
