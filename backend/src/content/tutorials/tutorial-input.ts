import type { MarkdownAsset, RenderedMarkdown } from '../markdown/rendered-markdown.js';
import type { SignedAuthor } from './tutorial.entity.js';
import type { Difficulty, SubmittedText } from '../revisions/written-text.js';
import type { PublicationState } from './published.js';
import type { TutorialSort } from './tutorials.repository.js';

/** A tutorial read from a file. `source` is Markdown without front matter. */
export interface ImportedTutorial extends WrittenTutorial {
  sourcePath: string;
  checksum: string;
  assets: Record<string, MarkdownAsset>;
  authorName: string;
  authorBio: string | null;
  authorAvatar: string | null;
  /** Set when there are several; none of them is a member. */
  authors: SignedAuthor[] | null;
  date: Date;
  sourceUrl: string | null;
}

/** An imported tutorial, rendered; `id` of the tutorial that it replaces. */
export interface ImportedText {
  input: ImportedTutorial;
  rendered: RenderedMarkdown;
  id?: number | undefined;
  /** Whether its file says that readers should not see it. */
  isPrivate?: boolean;
}

/** A tutorial as a contributor writes it. A cover or licence that is left out stays. */
export type WrittenTutorial = SubmittedText & { domainId: number };

/** Filter of the administrators' list. */
export interface TutorialFilter {
  q?: string;
  id?: number[];
  before?: number;
  sort?: TutorialSort;
  order?: 'asc' | 'desc';
  state?: PublicationState;
  domainId?: number;
  difficulty?: Difficulty;
}
