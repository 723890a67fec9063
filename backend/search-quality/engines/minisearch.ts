import MiniSearch from 'minisearch';
import type { Document } from '../corpus.js';
import type { Engine } from './engine.js';
import { frenchTerm } from './french.js';

/** Splits at spaces and punctuation, like MiniSearch's default, but not at the apostrophe of an elision. */
const SEPARATORS = /[\n\r\p{Z}\p{S}]+|(?!['’])\p{P}+/u;

interface Row {
  id: number;
  title: string;
  tags: string;
  headings: string;
  description: string;
  body: string;
}

/** MiniSearch as its documentation advises: stemmed French words, prefixes, typing errors and field weights. */
export class MiniSearchEngine implements Engine {
  readonly name = 'MiniSearch';
  private readonly index = new MiniSearch<Row>({
    fields: ['title', 'tags', 'headings', 'description', 'body'],
    tokenize: (text) => text.split(SEPARATORS),
    processTerm: frenchTerm,
    searchOptions: {
      prefix: true,
      fuzzy: 0.2,
      boost: { title: 8, tags: 3, headings: 3, description: 2 },
    },
  });

  build(documents: Document[]): Promise<void> {
    this.index.addAll(
      documents.map(({ title, tags, headings, description, prose, code }, id) => ({
        id,
        title,
        tags: tags.join(' '),
        headings: headings.join('\n'),
        description,
        body: `${prose}\n${code}`,
      })),
    );
    return Promise.resolve();
  }

  search(text: string, limit: number): number[] {
    return this.index
      .search(text)
      .slice(0, limit)
      .map(({ id }) => id as number);
  }

  indexBytes(): number {
    return Buffer.byteLength(JSON.stringify(this.index));
  }

  stop(): void {}
}
