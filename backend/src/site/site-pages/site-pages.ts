/** Pages with a text that operators may replace, by path; the titles are fixed. */
export const sitePages = {
  'mentions-legales': 'Mentions légales',
  confidentialite: 'Confidentialité',
  'conditions-utilisation': 'Conditions d’utilisation',
  cookies: 'Cookies',
  accessibilite: 'Accessibilité',
  contact: 'Contact',
  faq: 'Foire aux questions',
  'comment-ca-marche': 'Comment ça marche',
  'devenir-contributeur': 'Devenir contributeur',
} as const;

export type SitePageName = keyof typeof sitePages;
export const sitePageNames = Object.keys(sitePages) as SitePageName[];

export function isSitePage(name: string): name is SitePageName {
  return Object.hasOwn(sitePages, name);
}
