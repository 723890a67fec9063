import { DomainsService } from '../src/domains/domains.service.js';
import { TutorialsService, type ImportedTutorial } from '../src/tutorials/tutorials.service.js';
import type { TestApp } from './app.js';

let count = 0;

interface TutorialWish extends Partial<ImportedTutorial> {
  /** Slug of the domain. */
  domain?: string;
}

/** Stores a tutorial the way an import does; resolves to its id. */
export async function createTutorial({ nest }: TestApp, wish: TutorialWish = {}): Promise<number> {
  count += 1;
  const { domain = 'programmation', ...given } = wish;
  const { id: domainId } = await nest.get(DomainsService).get(domain);
  return nest.get(TutorialsService).saveImported({
    sourcePath: `essai-${count}.md`,
    checksum: String(count),
    title: `Tutoriel ${count}`,
    description: `Description du tutoriel ${count}.`,
    source: `Texte du tutoriel ${count}.`,
    assets: {},
    domainId,
    difficulty: 'beginner',
    tags: [],
    authorName: 'Ada Lovelace',
    authorBio: null,
    authorAvatar: null,
    date: new Date(Date.UTC(2026, 0, 1, 0, 0, count)),
    licence: null,
    sourceUrl: null,
    image: null,
    ...given,
  });
}
