import { createHash } from 'node:crypto';
import { Injectable, ServiceUnavailableException } from '@nestjs/common';
import type { ElementContent, Root } from 'hast';
import { TutorialsService } from '../tutorials/tutorials.service.js';
import type { User } from '../../members/users/user.entity.js';
import { type Language, languageCodes, TranslationError, Translator } from './translator.js';
import type { Passage } from './passages.js';
import { TranslationsRepository } from './translations.repository.js';

/** Characters per request that small services accept. */
const MAX_REQUEST = 1800;
const AT_ONCE = 2;
const TIMEOUT_MS = 110_000;

const UNAVAILABLE = 'Impossible de traduire le contenu\u00A0: ce site n’a pas de service de traduction.';
const TOO_LONG = 'La traduction prend plus de temps que prévu. Réessayez\u00A0: ce qui est fait est gardé.';

export interface Translated {
  title: string;
  description: string;
  content: string;
}

/** Translates tutorials section by section; unchanged sections are never requested again. */
@Injectable()
export class TranslationService {
  private readonly underWay = new Map<string, Promise<Translated>>();

  constructor(
    private readonly tutorials: TutorialsService,
    private readonly translations: TranslationsRepository,
    private readonly translator: Translator,
  ) {}

  get available(): boolean {
    return this.translator.available;
  }

  /**
   * @throws NotFoundException
   * @throws ServiceUnavailableException when there is no service, or it fails
   */
  async translate(id: number, language: Language, reader: User | undefined): Promise<Translated> {
    await this.tutorials.require(id, reader);
    const key = `${id} ${language}`;
    const known = this.underWay.get(key);
    if (known) return known;
    const translating = this.translateAll(id, language).finally(() => this.underWay.delete(key));
    this.underWay.set(key, translating);
    return translating;
  }

  private async translateAll(id: number, language: Language): Promise<Translated> {
    const { title, description, content } = await this.tutorials.get(id);
    // Loaded when needed, as it contains an HTML parser.
    const { parseHtml, passagesBySection, writeHtml } = await import('./passages.js');
    const [titleTree, descriptionTree, tree] = [textTree(title), textTree(description), parseHtml(content)];
    const heads = [...passagesBySection(titleTree), ...passagesBySection(descriptionTree)].flat();
    const sections = [heads, ...passagesBySection(tree)].flatMap(cut);
    await this.translateSections(id, language, sections);
    return { title: textIn(titleTree), description: textIn(descriptionTree), content: writeHtml(tree) };
  }

  private async translateSections(id: number, language: Language, sections: Passage[][]): Promise<void> {
    const kept = await this.translations.find(id, language);
    const endsAt = performance.now() + TIMEOUT_MS;
    const wanted = sections.map((passages) => ({ passages, hash: hashOf(passages) }));
    const left = wanted.filter(({ hash }) => !kept.has(hash));
    if (left.length > 0 && !this.available) throw new ServiceUnavailableException({ message: UNAVAILABLE });
    const work = async (): Promise<void> => {
      for (let next = left.shift(); next; next = left.shift()) {
        if (performance.now() > endsAt) throw new TranslationError(TOO_LONG);
        const translated = await this.translateSection(next.passages, languageCodes[language]);
        kept.set(next.hash, translated);
        await this.translations.storeSection(id, language, next.hash, translated);
      }
    };
    const outcomes = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed) throw refusalOf(failed.reason);
    for (const { passages, hash } of wanted) {
      passages.forEach((passage, index) => passage.replace(kept.get(hash)![index]!));
    }
    await this.translations.deleteOthers(
      id,
      language,
      wanted.map(({ hash }) => hash),
    );
  }

  private async translateSection(passages: Passage[], target: string): Promise<string[]> {
    const { passagesIn } = await import('./passages.js');
    const html = passages.map(({ text }, index) => `<p id="p${index}">${text}</p>`).join('\n');
    const answer = passagesIn(await this.translator.translate(html, target, 'html'));
    const translated: string[] = [];
    for (const [index, passage] of passages.entries()) {
      const found = answer.get(`p${index}`);
      const fits = found !== undefined && passage.fits(found);
      translated.push(fits ? found : await this.translatePieces(passage, target));
    }
    return translated;
  }

  /** Less fluent than translating the whole passage, but no element can get lost. */
  private async translatePieces(passage: Passage, target: string): Promise<string> {
    const pieces: string[] = [];
    for (const piece of passage.pieces) {
      const text = piece.trim();
      const at = piece.indexOf(text);
      const [before, after] = [piece.slice(0, at), piece.slice(at + text.length)];
      pieces.push(before + (await this.translator.translate(text, target, 'text')).trim() + after);
    }
    return passage.withPieces(pieces);
  }
}

function refusalOf(reason: unknown): unknown {
  return reason instanceof TranslationError
    ? new ServiceUnavailableException({ message: reason.message })
    : reason;
}

/** Splits a section between passages when it exceeds the request size. */
function cut(section: Passage[]): Passage[][] {
  const parts: Passage[][] = [];
  let length = Infinity;
  for (const passage of section) {
    if (length + passage.text.length > MAX_REQUEST) {
      parts.push([]);
      length = 0;
    }
    parts.at(-1)!.push(passage);
    length += passage.text.length;
  }
  return parts;
}

function hashOf(passages: Passage[]): string {
  const texts = passages.map(({ text }) => text);
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex');
}

function textTree(value: string): Root {
  const text: ElementContent[] = [{ type: 'text', value }];
  return { type: 'root', children: [{ type: 'element', tagName: 'p', properties: {}, children: text }] };
}

function textIn({ children }: Root): string {
  const [paragraph] = children;
  const parts = paragraph?.type === 'element' ? paragraph.children : [];
  return parts
    .map((part) => (part.type === 'text' ? part.value : ''))
    .join('')
    .trim();
}
