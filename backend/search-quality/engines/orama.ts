import { create, insertMultiple, save, search, type AnyOrama } from '@orama/orama';
import { stemmer } from '@orama/stemmers/french';
import { stopwords } from '@orama/stopwords/french';
import type { Document } from '../corpus.js';
import type { Engine } from './engine.js';

const schema = {
  title: 'string',
  tags: 'string[]',
  headings: 'string[]',
  description: 'string',
  body: 'string',
} as const;

/** Orama with its own French stemmer and stop words, one typing error, and field weights. */
export class OramaEngine implements Engine {
  readonly name = 'Orama';
  private readonly index: AnyOrama = create({
    schema,
    components: { tokenizer: { language: 'french', stemming: true, stemmer, stopWords: stopwords } },
  });

  async build(documents: Document[]): Promise<void> {
    const rows = documents.map(({ title, tags, headings, description, prose, code }, id) => ({
      id: String(id),
      title,
      tags,
      headings,
      description,
      body: `${prose}\n${code}`,
    }));
    await insertMultiple(this.index, rows);
  }

  async search(text: string, limit: number): Promise<number[]> {
    const { hits } = await search(this.index, {
      term: text,
      limit,
      tolerance: 1,
      boost: { title: 8, tags: 3, headings: 3, description: 2 },
    });
    return hits.map(({ id }) => Number(id));
  }

  indexBytes(): number {
    return Buffer.byteLength(JSON.stringify(save(this.index)));
  }

  stop(): void {}
}
