import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SearchIndex } from '../../src/content/search-index/search-index.js';
import type { Document } from '../corpus.js';
import type { Engine } from './engine.js';

/** As many as one transaction of the site puts. */
const BATCH = 100;

/** Ours, as the site uses it: an index in a file; but it keeps no answer, or what is asked again would cost nothing. */
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
