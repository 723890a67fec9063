/** A link added by the operator. */ /** Sections of the home page below its header. */ export const homeSections = [
    'domains',
    'recommendations',
    'popular',
    'community',
    'about'
];
export const defaultAppearance = {
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
    ownPages: {}
};
export const appearanceNames = Object.keys(defaultAppearance);
/**
 * Appearance after the demo content is removed: real counts, no founder, no links to networks that the site is not on.
 * The operator's choices stay.
 */ export function withoutDemo({ homeSections: sections, homeAboutText, socialLinks }) {
    const ownSections = homeAboutText ? null : homeSections.filter((name)=>name !== 'about');
    return {
        realFigures: true,
        homeSections: sections ?? ownSections,
        socialLinks: socialLinks ?? []
    };
}
//# sourceMappingURL=appearance.js.map
