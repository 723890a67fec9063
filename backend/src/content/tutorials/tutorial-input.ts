import type { MarkdownAsset } from '../markdown/rendered-markdown.js';
import type { Difficulty, SignedAuthor } from './tutorial.entity.js';
import type { PublicationState } from './published.js';
import type { TutorialSort } from './tutorials.repository.js';

/** A tutorial read from a file. `source` is Markdown without front matter. */
export interface ImportedTutorial {
  sourcePath: string;
  checksum: string;
  title: string;
  description: string;
  source: string;
  assets: Record<string, MarkdownAsset>;
  domainId: number;
  difficulty: Difficulty | null;
  tags: string[];
  authorName: string;
  authorBio: string | null;
  authorAvatar: string | null;
  /** All of them where there are several, none of whom is a member. */
  authors: SignedAuthor[] | null;
  date: Date;
  licence: string | null;
  sourceUrl: string | null;
  image: string | null;
}

/** A tutorial as a contributor writes it. `source` is Markdown. */
export interface WrittenTutorial {
  title: string;
  description: string;
  domainId: number;
  difficulty: Difficulty | null;
  tags: string[];
  source: string;
  /** Address of the cover; the one it has stays when this is left out. */
  image?: string | null;
}

/** Which tutorials administrators look for. */
export interface TutorialFilter {
  q?: string;
  id?: number[];
  sort?: TutorialSort;
  order?: 'asc' | 'desc';
  state?: PublicationState;
  domainId?: number;
  difficulty?: Difficulty;
}
