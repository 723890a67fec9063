import type { Site } from './site';

/** Who stands behind the site. */
export function publisherData({ name, publicUrl, image = '/apercu.png' }: Site) {
  const logo = image && { logo: publicUrl + image };
  return { '@type': 'Organization', name, url: `${publicUrl}/`, ...logo };
}

/** The way from the home page to this one; the last step is the page itself. */
export function breadcrumbData(
  { publicUrl }: Site,
  steps: readonly (readonly [name: string, path: string])[],
) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [['Accueil', '/'] as const, ...steps].map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: publicUrl + path,
    })),
  };
}
