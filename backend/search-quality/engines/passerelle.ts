import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SearchIndex } from '../../src/content/search-index/search-index.js';
import type { Document } from '../corpus.js';
import type { Engine } from './engine.js';

/** Documents per transaction, as on the site. */
const BATCH = 100;

/**
 * Our engine with its index in a file, as on the site, but without the cache of answers: repeated queries would cost
 * nothing.
 */
export class PasserelleEngine implements Engine {
  readonly name = 'Passerelle';
  private readonly folder = mkdtempSync(join(tmpdir(), 'passerelle-search-'));
  private readonly path = join(this.folder, 'index.sqlite');
  private readonly index = SearchIndex.open(this.path, 0);

  build(documents: Document[]): Promise<void> {
    for (let from = 0; from < documents.length; from += BATCH) {
      const batch = documents.slice(from, from + BATCH);
      this.index.put(batch.map((document, offset) => toSearchDocument(document, from + offset)));
    }
    return Promise.resolve();
  }

  search(text: string, limit: number): number[] {
    return this.index.search({ text, limit }).ids.map((id) => id - 1);
  }

  suggest(text: string): unknown {
    return this.index.suggest(text);
  }

  indexBytes(): number {
    return statSync(this.path).size;
  }

  stop(): void {
    this.index.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

export function toSearchDocument(
  { title, description, tags, headings, prose, code }: Document,
  place: number,
) {
  return {
    id: place + 1,
    state: '1',
    title,
    description,
    author: '',
    tags: tags.map((name) => ({ key: name, name })),
    domainId: 1,
    difficulty: null,
    readTime: null,
    date: 0,
    sections: [
      { heading: null, anchor: null, text: `${prose}\n${code}` },
      ...headings.map((heading) => ({ heading, anchor: null, text: '' })),
    ],
  };
}
