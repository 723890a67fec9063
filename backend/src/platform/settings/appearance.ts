/** A link added by the operator. */
export interface SiteLink {
  label: string;
  /** A path on the site or an external URL. */
  href: string;
}

/** A field of expertise that contributors may choose. */
export interface Expertise {
  /** Stored with members; stays the same when the label changes. */
  code: string;
  label: string;
}

export interface HomeStep {
  title: string;
  sentence: string;
}

/** Sections of the home page below its header. */
export const homeSections = ['domains', 'recommendations', 'popular', 'community', 'about'] as const;
export type HomeSectionName = (typeof homeSections)[number];

/** The operator's customizations of design and texts; null and empty lists keep the built-in ones. */
export interface Appearance {
  /** URLs of uploaded images. */
  logo: string | null;
  favicon: string | null;
  shareImage: string | null;
  /** `#rrggbb`, from which the shades are derived. */
  accent: string | null;
  /** IANA time zone; null means Europe/Paris. */
  timeZone: string | null;
  /** Null shows the icons of networks without links, an empty list shows none. */
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
  /** Paragraphs separated by empty lines. */
  homeAboutText: string | null;
  /** Visible sections, in order. */
  homeSections: HomeSectionName[] | null;
  /** Whether the home page shows real counts; null decides by how the site was seeded. */
  realFigures: boolean | null;
  /** Smaller counts are not shown. */
  figuresFrom: number;
  expertise: Expertise[] | null;
  /** Labels of the reasons for a report. */
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
  /** Current versions of customized pages, by path without the slash. */
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
 * Appearance after the demo content is removed: real counts, no founder, no links to networks that the site is not on.
 * The operator's choices stay.
 */
export function withoutDemo({ homeSections: sections, homeAboutText, socialLinks }: Appearance) {
  const ownSections = homeAboutText ? null : homeSections.filter((name) => name !== 'about');
  return { realFigures: true, homeSections: sections ?? ownSections, socialLinks: socialLinks ?? [] };
}
