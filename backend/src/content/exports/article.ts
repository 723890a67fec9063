import { ofName } from '@passerelle/api-client/of-name';
import { inSiteZone } from '../../platform/zone/site-zone.js';
import type { Root } from 'hast';
import { difficultyNames } from '../revisions/written-text.js';
import { authorsOf, joinNames } from '../tutorials/signature.js';
import type { Tutorial } from '../tutorials/tutorial.entity.js';
import type { ArticleHeading } from './article-tree.js';

/** A tutorial on its way out of the site. */
export interface Article {
  tutorial: Tutorial;
  domainName: string;
  siteName: string;
  /** Where it can be read on the site. */
  address: string;
  /** Its text, which stands alone. */
  tree: Root;
  headings: ArticleHeading[];
  /** Where its cover is in the file. */
  cover: string | undefined;
}

const writeDate = inSiteZone('fr-FR', { dateStyle: 'long' });

/** Whose text it is, each by name. */
export function namesOf(tutorial: Tutorial): string[] {
  return authorsOf(tutorial).map(({ name }) => name);
}

/** What is told of a tutorial under its title, in order. */
export function factsOf(tutorial: Tutorial): string[] {
  const { date, readTime, difficulty } = tutorial;
  return [
    joinNames(namesOf(tutorial), Infinity),
    writeDate(date),
    difficulty ? difficultyNames[difficulty] : 'Tous niveaux',
    ...(readTime ? [`${readTime}\u00A0min de lecture`] : []),
  ];
}

/** Whose text it is and under which licence. */
export function creditsOf(tutorial: Tutorial): string {
  const { licence } = tutorial;
  return `Texte ${ofName(joinNames(namesOf(tutorial), Infinity))}${licence ? `, sous licence ${licence}` : ''}.`;
}
