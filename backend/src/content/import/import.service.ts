import { ConflictException, Injectable, Logger } from '@nestjs/common';
import { fold } from '@passerelle/api-client/fold';
import { DataSource } from 'typeorm';
import { DomainEditingService } from '../domains/domain-editing.service.js';
import { DomainsService } from '../domains/domains.service.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { MarkdownRenderer } from '../markdown/markdown-renderer.service.js';
import { type MarkdownAsset, RENDERER_VERSION } from '../markdown/rendered-markdown.js';
import { UnrenderableTextException } from '../markdown/unrenderable-text.exception.js';
import { withImageLinks } from '../markdown/source/image-links.js';
import { MediaService } from '../media/media.service.js';
import type { ImportedText, ImportedTutorial } from '../tutorials/tutorial-input.js';
import { TutorialWriting } from '../tutorials/tutorial-writing.service.js';
import { TutorialsService } from '../tutorials/tutorials.service.js';
import { ArticleImages, checksum } from './article-images.js';
import { openFolder } from './find-articles.js';
import { truncate, type FrontMatter, type KnownDomain, readFrontMatter } from './front-matter.js';
import { newDomain, type NewDomain } from './new-domain.js';
import type { Article } from './read-article.js';
import { Refusal } from './refusal.js';
import { RemoteImages } from './remote-images.js';
import { RunImages } from './run-images.js';
import { withoutTitle } from './title-heading.js';
import { mapConcurrently } from './map-concurrently.js';

/** Increment whenever the same file gives a different tutorial; unchanged files are then imported again. */
const IMPORT_VERSION = 1;
const DESCRIPTION_LENGTH = 300;
/** Stands for the id of a domain that is still to be created. */
const NOT_YET = 0;
/** Files prepared concurrently: enough to keep the rendering threads busy while others are stored. */
const AHEAD = 8;
/** Files stored per transaction. On SQLite the running site cannot write meanwhile. */
const BATCH = 10;

export interface ImportReport {
  /** Names of the domains created. */
  domains: string[];
  created: number;
  updated: number;
  unchanged: number;
  /** Skipped files, with the reason in French. */
  refused: { file: string; reason: string }[];
  /** What was lost of imported files. */
  warnings: { file: string; message: string }[];
}

/** A parsed file, not refused so far. */
interface ReadFile {
  file: string;
  /** Identifies it across runs. */
  key: string;
  front: FrontMatter;
  /** Domain to create, if the site does not have it. */
  domain: NewDomain | undefined;
  article: Article;
  warnings: string[];
}

/** A changed file, ready to store. */
interface ReadyFile {
  file: string;
  warnings: string[];
  text: ImportedText;
  /** Domain to create, if the site does not have it. */
  domain: NewDomain | undefined;
}

export interface ImportOptions {
  /** Whether missing domains are created. */
  createsDomains?: boolean;
  /** Whether remote images are copied, also from private networks, or left where they are. */
  remoteImages?: 'copy' | 'intranet' | 'leave';
  /** Called for each file, once it is stored. */
  onProgress?: (done: number, total: number) => void;
}

/** State of one run. */
interface Run {
  root: string;
  images: RunImages;
  domains: KnownDomain[];
  /** Whether missing domains are created. */
  createsDomains: boolean;
  imported: Map<string, { id: number; checksum: string }>;
  /** File names by key and by content. */
  keys: Map<string, string>;
  contents: Map<string, string>;
  /** New tutorials per domain. */
  created: Map<number, number>;
  report: ImportReport;
}

/** Imports a folder of Markdown files. */
@Injectable()
export class ImportService {
  private readonly logger = new Logger(ImportService.name);

  constructor(
    private readonly tutorials: TutorialsService,
    private readonly writing: TutorialWriting,
    private readonly domains: DomainsService,
    private readonly domainEditing: DomainEditingService,
    private readonly media: MediaService,
    private readonly renderer: MarkdownRenderer,
    private readonly events: DomainEvents,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * Imports files in alphabetical order; a second run changes nothing. Further files are rendered while one is stored.
   * @throws Refusal when the folder does not exist or contains no Markdown
   */
  async importFolder(
    folder: string,
    { createsDomains = false, remoteImages = 'leave', onProgress }: ImportOptions = {},
  ): Promise<ImportReport> {
    const { root, articles } = await openFolder(folder);
    const run: Run = {
      root,
      images: new RunImages(
        await ArticleImages.open(root),
        this.media,
        remoteImages === 'leave' ? undefined : new RemoteImages(remoteImages === 'intranet'),
      ),
      domains: await this.knownDomains(),
      createsDomains,
      imported: await this.tutorials.findImported(),
      keys: new Map(),
      contents: new Map(),
      created: new Map(),
      report: { domains: [], created: 0, updated: 0, unchanged: 0, refused: [], warnings: [] },
    };
    let done = 0;
    let waiting: ReadyFile[] = [];
    const finish = async (): Promise<void> => {
      await this.storeAll(run, waiting);
      for (let left = waiting.length; left > 0; left--) onProgress?.(++done, articles.length);
      waiting = [];
    };
    for await (const ready of mapConcurrently(articles, AHEAD, this.preparing(run))) {
      if (ready) waiting.push(ready);
      else onProgress?.(++done, articles.length);
      if (waiting.length === BATCH) await finish();
    }
    await finish();
    run.report.refused.sort((one, other) => (one.file < other.file ? -1 : 1));
    await this.publishImported(run);
    return run.report;
  }

  /** One event per domain, so that followers get one notification rather than one per tutorial. */
  private async publishImported({ created }: Run): Promise<void> {
    for (const [domainId, count] of created) {
      await this.dataSource.transaction((manager) =>
        this.events.publish(manager, 'tutorials.imported', { domainId, count }),
      );
    }
  }

  /** Reads files in order, so that the first of two duplicates is kept, and prepares them concurrently. */
  private preparing(run: Run): (file: string) => Promise<ReadyFile | undefined> {
    let reading: Promise<ReadFile | undefined> = Promise.resolve(undefined);
    return (file) => {
      reading = reading.then(() => this.reportRefusal(run, file, () => this.read(run, file)));
      return reading.then((read) => read && this.reportRefusal(run, file, () => this.prepare(run, read)));
    };
  }

  private async read(run: Run, file: string): Promise<ReadFile | undefined> {
    // Loaded when needed: a site that serves imports nothing.
    const { readArticle } = await import('./read-article.js');
    const article = await readArticle(run.root, file);
    if (!article) return undefined;
    const warnings: string[] = [];
    const wanted = run.createsDomains ? newDomain(article.frontMatter) : undefined;
    const known = wanted ? [...run.domains, { id: NOT_YET, ...wanted }] : run.domains;
    const front = readFrontMatter(article.frontMatter, known, (message) => warnings.push(message));
    const domain = front.domainId === NOT_YET ? wanted : undefined;
    return { file, key: claim(run, file, front, article), front, domain, article, warnings };
  }

  private async knownDomains(): Promise<KnownDomain[]> {
    const former = (await this.domains.findFormerSlugs()).map(({ id, slug }) => ({ id, slug, name: slug }));
    return [...(await this.domains.findAll()), ...former.map((each) => ({ ...each, isFormer: true }))];
  }

  /**
   * Creates a domain, unless an earlier file of the run has.
   * @throws Refusal when the site can't have it
   */
  private async create(run: Run, wanted: NewDomain): Promise<number> {
    const known = run.domains.find(({ slug, isFormer }) => slug === wanted.slug && !isFormer);
    if (known && fold(known.name) === fold(wanted.name)) return known.id;
    try {
      const { id, slug, name } = await this.domainEditing.create(wanted, undefined);
      run.domains.push({ id, slug, name });
      run.report.domains.push(name);
      return id;
    } catch (error) {
      if (!(error instanceof ConflictException)) throw error;
      throw new Refusal(`le domaine « ${wanted.name} » ne peut pas être créé : ${error.message}`);
    }
  }

  /** Undefined if the file is unchanged. */
  private async prepare(
    run: Run,
    { file, key, front, domain, article, warnings }: ReadFile,
  ): Promise<ReadyFile | undefined> {
    const known = run.imported.get(key);
    const earlier = async () => (known ? await this.tutorials.findAssets(known.id) : {});
    const images = await run.images.find(file, front, article.body, earlier, warnings);
    const sum = checksum([
      `${IMPORT_VERSION}.${RENDERER_VERSION}`,
      article.bytes,
      ...images.local.flatMap(({ link, bytes }) => [link, bytes]),
      ...Object.entries(images.remote).flatMap(([link, { url }]) => [link, url]),
    ]);
    if (known?.checksum === sum) {
      run.report.unchanged++;
      return undefined;
    }
    if (article.body === '') warnings.push('corps vide');
    const assets = await run.images.storeAll(images, warnings);
    const tutorial = toTutorial(key, sum, front, article.body, assets);
    const rendered = await this.renderer.renderInBackground(tutorial.source, tutorial.assets);
    run.images.warnOfOthers(rendered.html, warnings);
    tutorial.description ||= truncate(rendered.opening, DESCRIPTION_LENGTH);
    return { file, warnings, text: { input: tutorial, rendered, id: known?.id }, domain };
  }

  /** Stores all in one transaction, or if that fails each on its own, so that a bad one does not stop the others. */
  private async storeAll(run: Run, some: ReadyFile[]): Promise<void> {
    const placed: ReadyFile[] = [];
    for (const ready of some) {
      const { file, text, domain } = ready;
      await this.reportRefusal(run, file, async () => {
        if (domain) text.input.domainId = await this.create(run, domain);
        placed.push(ready);
      });
    }
    if (placed.length === 0) return;
    try {
      await this.store(run, placed);
    } catch {
      for (const ready of placed) await this.reportRefusal(run, ready.file, () => this.store(run, [ready]));
    }
  }

  private async store({ report, created }: Run, some: ReadyFile[]): Promise<void> {
    await this.writing.saveImported(some.map(({ text }) => text));
    for (const { file, warnings, text } of some) {
      const { domainId } = text.input;
      if (text.id) report.updated++;
      else {
        report.created++;
        created.set(domainId, (created.get(domainId) ?? 0) + 1);
      }
      report.warnings.push(...warnings.map((message) => ({ file, message })));
    }
  }

  /** Reports why a file is refused and continues with the others. */
  private async reportRefusal<T>(run: Run, file: string, act: () => Promise<T>): Promise<T | undefined> {
    try {
      return await act();
    } catch (error) {
      run.report.refused.push({ file, reason: this.reason(file, error) });
      return undefined;
    }
  }

  private reason(file: string, error: unknown): string {
    if (error instanceof Refusal) return error.message;
    if (error instanceof UnrenderableTextException) return `ne peut pas être mis en forme : ${error.reason}`;
    this.logger.error(`${file} : ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    return 'erreur pendant l’enregistrement (voir le journal)';
  }
}

/**
 * Key that identifies a file across runs.
 * @throws Refusal when another file of this run has the same key or content
 */
function claim(
  run: Run,
  file: string,
  { title, authorName, source }: FrontMatter,
  { body }: Article,
): string {
  const key = source ?? file;
  if (key.length > 500) throw new Refusal('chemin de plus de 500 caractères');
  const content = checksum([fold(title), fold(authorName), body]);
  const twin = run.keys.get(key) ?? run.contents.get(content);
  if (twin !== undefined) throw new Refusal(`doublon de ${twin}`);
  run.keys.set(key, file);
  run.contents.set(content, file);
  return key;
}

function toTutorial(
  sourcePath: string,
  sum: string,
  front: FrontMatter,
  body: string,
  assets: Record<string, MarkdownAsset>,
): ImportedTutorial {
  const { source, image, authorAvatar, authors, links, ...fields } = front;
  const kept = (link: string | null) => (link && assets[link]?.url) || null;
  const text = withImageLinks(withoutTitle(body, front.title), links);
  return {
    ...fields,
    sourcePath,
    checksum: sum,
    source: text,
    assets: Object.fromEntries(
      Object.entries(assets).map(([link, asset]) => [links.get(link) ?? link, asset]),
    ),
    authorAvatar: kept(authorAvatar),
    authors: authors && authors.map((author) => ({ ...author, avatar: kept(author.avatar) })),
    image: kept(image),
    sourceUrl: source && /^https?:\/\//.test(source) ? source : null,
  };
}
