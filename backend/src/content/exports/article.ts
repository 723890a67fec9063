import { inSentence } from '@passerelle/api-client/licences';
import { ofName } from '@passerelle/api-client/of-name';
import { inSiteZone } from '../../platform/zone/site-zone.js';
import type { Root } from 'hast';
import { difficultyNames } from '../revisions/written-text.js';
import { authorsOf, joinNames } from '../tutorials/signature.js';
import type { Tutorial } from '../tutorials/tutorial.entity.js';
import type { ArticleHeading } from './article-tree.js';

/** A tutorial prepared for export. */
export interface Article {
  tutorial: Tutorial;
  domainName: string;
  siteName: string;
  /** Its description; empty where the content begins with it. */
  lead: string;
  /** Its URL on the site. */
  address: string;
  /** Self-contained content. */
  tree: Root;
  headings: ArticleHeading[];
  /** Path of its cover within the file. */
  cover: string | undefined;
}

const writeDate = inSiteZone('fr-FR', { dateStyle: 'long' });

/** Names of its authors. */
export function namesOf(tutorial: Tutorial): string[] {
  return authorsOf(tutorial).map(({ name }) => name);
}

/** Facts shown under the title, in order. */
export function metadataLines(tutorial: Tutorial): string[] {
  const { date, readTime, difficulty } = tutorial;
  return [
    joinNames(namesOf(tutorial), Infinity),
    writeDate(date),
    difficulty ? difficultyNames[difficulty] : 'Tous niveaux',
    ...(readTime ? [`${readTime}\u00A0min de lecture`] : []),
  ];
}

/** Authors and licence. */
export function creditsOf(tutorial: Tutorial): string {
  const { licence } = tutorial;
  return `Texte ${ofName(joinNames(namesOf(tutorial), Infinity))}${licence ? `, ${inSentence(licence)}` : ''}.`;
}
