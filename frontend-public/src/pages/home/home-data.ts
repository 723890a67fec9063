import type { Site } from '../../lib/site';
import { publisherData } from '../../lib/structured-data';

/** JSON-LD of the site and its search. */
export function siteData(site: Site, description: string): object[] {
  return [
    {
      '@type': 'WebSite',
      '@id': `${site.publicUrl}/`,
      url: `${site.publicUrl}/`,
      name: site.name,
      description,
      inLanguage: 'fr',
      publisher: publisherData(site),
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${site.publicUrl}/recherche?q={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
