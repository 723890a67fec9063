import type { Site } from './site';

/** The publisher. */
export function publisherData({ name, publicUrl, image = '/apercu.png' }: Site) {
  const logo = image && { logo: publicUrl + image };
  return { '@type': 'Organization', name, url: `${publicUrl}/`, ...logo };
}

/** Breadcrumbs from the home page; the last one is the page itself. */
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
