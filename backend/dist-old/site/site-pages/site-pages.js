/** Pages whose text operators may replace, by path; titles are fixed. */ export const sitePages = {
    'mentions-legales': "Mentions l\xe9gales",
    confidentialite: "Confidentialit\xe9",
    'conditions-utilisation': "Conditions d\u2019utilisation",
    cookies: 'Cookies',
    accessibilite: "Accessibilit\xe9",
    contact: 'Contact',
    faq: 'Foire aux questions',
    'comment-ca-marche': "Comment \xe7a marche",
    'devenir-contributeur': 'Devenir contributeur'
};
export const sitePageNames = Object.keys(sitePages);
export function isSitePage(name) {
    return Object.hasOwn(sitePages, name);
}
//# sourceMappingURL=site-pages.js.map
