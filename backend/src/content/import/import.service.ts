import { basename, join } from 'node:path';
import { ConflictException, Injectable, Logger } from '@nestjs/common';
import { fold } from '@passerelle/api-client/fold';
import { DataSource } from 'typeorm';
import { DomainEditingService } from '../domains/domain-editing.service.js';
import { DomainsService } from '../domains/domains.service.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { MarkdownRenderer, UnrenderableTextException } from '../markdown/markdown-renderer.service.js';
import { type MarkdownAsset, RENDERER_VERSION } from '../markdown/rendered-markdown.js';
import type { Anchors } from '../markdown/tree/heading-names.js';
import { localLinks } from '../markdown/source/image-links.js';
import { taggedFiles } from '../markdown/source/link-tags.js';
import { wikiTargets } from '../markdown/source/obsidian.js';
import { MediaService } from '../media/media.service.js';
import { filePathOf } from '../tutorials/tutorial.entity.js';
import { TutorialWriting } from '../tutorials/tutorial-writing.service.js';
import { TutorialsService } from '../tutorials/tutorials.service.js';
import { ArticleImages } from './article-images.js';
import { openFolder } from './find-articles.js';
import { truncate, type KnownDomain, readFrontMatter } from './front-matter.js';
import { checksumOf, isSameText, KnownTutorials, withLinks } from './known-tutorials.js';
import {
  claim,
  type ImportOptions,
  type ImportReport,
  newDomain,
  type NewDomain,
  type ReadFile,
  type ReadyFile,
  type Run,
  toTutorial,
} from './import-run.js';
import { privacyMark } from './publication-marks.js';
import { Refusal } from './refusal.js';
import { RemoteImages } from './remote-images.js';
import { isPage, RunLinks } from './run-links.js';
import { RunFragments } from './run-fragments.js';
import { remarkWarnings } from './remark-warnings.js';
import { RunImages } from './run-images.js';
import { mapConcurrently } from './map-concurrently.js';

/** Increment whenever the same file gives a different tutorial; unchanged files are then imported again. */
const IMPORT_VERSION = 3;
const DESCRIPTION_LENGTH = 300;
/** Stands for the id of a domain that is still to be created. */
const NOT_YET = 0;
/** Files prepared concurrently: enough to keep the rendering threads busy while others are stored. */
const AHEAD = 8;
/** Files stored per transaction. On SQLite the running site cannot write meanwhile. */
const BATCH = 10;

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
    const known = new KnownTutorials(
      root,
      [...(await this.tutorials.findImported())].map(([key, row]) => ({ key, ...row })),
    );
    const run: Run = {
      root,
      links: new RunLinks(root, articles, known),
      linking: [],
      images: new RunImages(
        await ArticleImages.open(root),
        this.media,
        remoteImages === 'leave' ? undefined : new RemoteImages(remoteImages === 'intranet'),
      ),
      domains: await this.knownDomains(),
      createsDomains,
      known,
      keys: new Map(),
      contents: new Map(),
      created: new Map(),
      report: { domains: [], created: 0, updated: 0, unchanged: 0, refused: [], private: 0, warnings: [] },
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
    await this.relink(run);
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
    const warnings: string[] = [];
    const warn = (message: string): number => warnings.push(message);
    const article = await readArticle(run.root, file, warn);
    if (!article) return undefined;
    const wanted = run.createsDomains ? newDomain(article.frontMatter) : undefined;
    const known = wanted ? [...run.domains, { id: NOT_YET, ...wanted }] : run.domains;
    const front = readFrontMatter(article.frontMatter, file, known, warn);
    const domain = front.domainId === NOT_YET ? wanted : undefined;
    const marked = { header: article.frontMatter, path: join(basename(run.root), file), date: front.date };
    const privacy = privacyMark(marked, new Date());
    return { file, key: claim(run, file, front, article), front, domain, article, privacy, warnings };
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
    { file, key, front, domain, article, privacy, warnings }: ReadFile,
  ): Promise<ReadyFile | undefined> {
    const known = run.known.find(key) ?? (await run.known.findMoved(key, article.bytes));
    if (known?.isElsewhere) {
      run.report.unchanged++;
      run.report.warnings.push({ file, message: `même texte que ${filePathOf(known.key)}, déjà importé` });
      return undefined;
    }
    const earlier = async () => (known ? await this.tutorials.findAssets(known.id) : {});
    const images = await run.images.find(file, front, article.body, earlier, warnings);
    const made = [
      `${IMPORT_VERSION}.${RENDERER_VERSION}.${privacy ? 'private' : 'public'}`,
      ...images.local.flatMap(({ link, bytes }) => [link, bytes]),
      ...Object.entries(images.remote).flatMap(([link, { url }]) => [link, url]),
    ];
    const links = localLinks(article.body);
    run.links.add(file, front.source, known?.id, privacy !== undefined);
    run.links.addNamed(file, new Set([...wikiTargets(article.body), ...taggedFiles(article.body)]));
    const pages = run.links.resolve(file, front.source, links);
    const sum = checksumOf(article.bytes, made, linksOf(pages));
    if (known && isSameText(known.checksum, sum)) {
      if (known.key !== key) await this.tutorials.moveImported(known.id, key);
      const linking = { file, source: front.source, id: known.id, links, lost: undefined };
      run.linking.push({ ...linking, checksum: known.checksum });
      run.report.unchanged++;
      return undefined;
    }
    if (privacy) warnings.push(`laissé hors du site (${privacy})`);
    if (known && fold(known.title) !== fold(front.title))
      warnings.push(`remplace « ${truncate(known.title, 100)} »`);
    const gone = known ? undefined : await run.known.findGone(key, file, front.title);
    if (gone) warnings.push(`nouveau tutoriel ; celui du même titre, venu de ${gone}, reste aussi`);
    if (article.body === '') warnings.push('corps vide');
    const assets = { ...(await run.images.storeAll(images, warnings)), ...pages };
    const tutorial = toTutorial(key, sum, front, article.body, assets);
    const rendered = await this.renderer.renderInBackground(tutorial.source, tutorial.assets);
    run.images.warnOfOthers(rendered, warnings);
    warnings.push(...remarkWarnings(rendered.remarks, article, tutorial.source));
    tutorial.description ||= truncate(rendered.opening, DESCRIPTION_LENGTH);
    const text = { input: tutorial, rendered, id: known?.id, isPrivate: privacy !== undefined };
    const linking = { file, source: front.source, links, lost: rendered.lost.links, checksum: sum };
    return { file, isNews: front.isNews && !privacy, warnings, text, domain, linking };
  }

  /** Updates links to files that were stored after the linking text. */
  private async relink(run: Run): Promise<void> {
    const fragments = new RunFragments((id) => this.anchorsOf(id));
    for (const { file, source, id, links, lost, checksum } of run.linking) {
      const { pages, dead } = await fragments.resolve(run.links.resolve(file, source, links));
      const sum = withLinks(checksum, linksOf(pages));
      let left = lost;
      if (sum !== checksum) {
        await this.reportRefusal(run, file, async () => {
          const tutorial = await this.tutorials.getWhole(id);
          const kept = Object.entries(tutorial.assets).filter(([, asset]) => !isPage(asset));
          const assets = { ...Object.fromEntries(kept), ...pages };
          const rendered = await this.renderer.renderInBackground(tutorial.source, assets);
          await this.writing.relinkImported(tutorial, { assets, checksum: sum }, rendered);
          left = rendered.lost.links;
          if (lost) return;
          run.report.unchanged--;
          run.report.updated++;
        });
      }
      if (!left) continue;
      const messages = [
        ...left.map((link) => `${run.links.problem(file, link)} : ${truncate(link, 100)}`),
        ...dead.map(
          (link) => `aucun intertitre de ce nom, le lien mène au début du texte : ${truncate(link, 100)}`,
        ),
      ];
      run.report.warnings.push(...messages.map((message) => ({ file, message })));
    }
    run.report.warnings.sort((one, other) => (one.file < other.file ? -1 : one.file > other.file ? 1 : 0));
  }

  private async anchorsOf(id: number): Promise<Anchors> {
    const { source, assets } = await this.tutorials.getWhole(id);
    return (await this.renderer.renderStored(source, assets)).anchors;
  }

  /** Stores all files in one transaction; if that fails, one by one, so that a bad file does not affect the others. */
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

  private async store(run: Run, some: ReadyFile[]): Promise<void> {
    const { report, created } = run;
    const ids = await this.writing.saveImported(some.map(({ text }) => text));
    for (const [at, { file, isNews, warnings, text, linking }] of some.entries()) {
      run.links.add(file, linking.source, ids[at], text.isPrivate ?? false);
      run.linking.push({ ...linking, id: ids[at]! });
      const { domainId } = text.input;
      if (text.id) report.updated++;
      else {
        report.created++;
        if (isNews) created.set(domainId, (created.get(domainId) ?? 0) + 1);
      }
      if (text.isPrivate) report.private++;
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

function linksOf(pages: Record<string, MarkdownAsset>): string[] {
  return Object.entries(pages).flatMap(([link, { url }]) => [link, url]);
}
