import { licenceUrl } from '@passerelle/api-client/licences';
import type { Domain } from '../../features/domains/domain';
import { authorsOf, difficultyLabel, type Tutorial } from '../../features/tutorials/tutorial';
import type { Site } from '../../lib/site';
import { breadcrumbData, publisherData } from '../../lib/structured-data';
import { pathOfDomain, pathOfTutorial } from '../../lib/paths';

/** schema.org data of a tutorial; unknown fields are left out. */
export function tutorialData(tutorial: Tutorial, domain: Domain | undefined, site: Site): object[] {
  const { id, title, licence, readTime, ratingCount, sourceUrl } = tutorial;
  const authors = authorsOf(tutorial).map(({ name }) => ({ '@type': 'Person', name }));
  const path = pathOfTutorial(id);
  const { image: siteImage = '/apercu.png' } = site;
  const image = tutorial.image ?? siteImage;
  const place: [string, string][] = domain ? [[domain.name, pathOfDomain(domain.slug)]] : [];
  return [
    {
      '@type': 'LearningResource',
      '@id': site.publicUrl + path,
      url: site.publicUrl + path,
      name: title,
      description: tutorial.description,
      inLanguage: 'fr',
      learningResourceType: 'Tutoriel',
      educationalLevel: difficultyLabel(tutorial.difficulty),
      isAccessibleForFree: true,
      author: authors.length > 1 ? authors : authors[0],
      publisher: publisherData(site),
      isPartOf: { '@type': 'WebSite', name: site.name, url: `${site.publicUrl}/` },
      datePublished: tutorial.date,
      dateModified: tutorial.updatedAt,
      ...(image && { image: site.publicUrl + image }),
      keywords: tutorial.tags,
      ...(domain ? { about: { '@type': 'Thing', name: domain.name } } : {}),
      ...(readTime ? { timeRequired: `PT${readTime}M` } : {}),
      ...(licence ? { license: licenceData(licence) } : {}),
      ...(sourceUrl ? { isBasedOn: sourceUrl } : {}),
      ...(ratingCount > 0 ? { aggregateRating: ratingData(tutorial) } : {}),
    },
    breadcrumbData(site, [...place, [title, path]]),
  ];
}

function licenceData(name: string) {
  const url = licenceUrl(name);
  return { '@type': 'CreativeWork', name, ...(url && { url }) };
}

function ratingData({ ratingAverage, ratingCount }: Tutorial) {
  return {
    '@type': 'AggregateRating',
    ratingValue: ratingAverage,
    ratingCount,
    bestRating: 5,
    worstRating: 1,
  };
}
