import { licences } from '@passerelle/api-client/licences';
import { BadRequestException, ForbiddenException, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../../moderation/audit/audit.service.js';
import type { Page } from '../../platform/common/page-query.js';
import { DomainsService } from '../domains/domains.service.js';
import { MarkdownRenderer } from '../markdown/markdown-renderer.service.js';
import { MediaService } from '../media/media.service.js';
import { authorsOf } from '../tutorials/signature.js';
import { PublicationService } from '../tutorials/publication.service.js';
import type { Tutorial } from '../tutorials/tutorial.entity.js';
import { withdrawerOf } from '../tutorials/unpublished-tutorial.entity.js';
import { textFieldsOf } from '../revisions/written-text.js';
import { toAuthorDto, toTutorialItemDto } from '../tutorials/tutorials.dto.js';
import { canEdit, canReverse, isAuthor } from '../tutorials/tutorials.policy.js';
import { erasedAt, TrashService } from '../tutorials/trash.service.js';
import type { WrittenTutorial } from '../tutorials/tutorial-input.js';
import { RevisionsService, type Readers } from '../revisions/revisions.service.js';
import type { TutorialRevision } from '../revisions/tutorial-revision.entity.js';
import { TutorialWriting, type Published } from '../tutorials/tutorial-writing.service.js';
import { TutorialsService } from '../tutorials/tutorials.service.js';
import { checkAccess } from '../../members/auth/access.guard.js';
import type { User } from '../../members/users/user.entity.js';
import {
  type AdminTutorialListDto,
  type AdminTutorialsQuery,
  type ContributionDto,
  type ContributionListDto,
  type DeletedTutorialListDto,
  type TutorialBody,
} from './contributions.dto.js';

const AUTHORS_ONLY = 'Seuls les auteurs du tutoriel et les administrateurs peuvent faire cela.';

type Also = (manager: EntityManager, tutorial: Tutorial, isHeld: boolean) => Promise<void>;

/** Publishing, editing and deleting by contributors. */
@Injectable()
export class ContributionsService {
  constructor(
    private readonly tutorials: TutorialsService,
    private readonly writing: TutorialWriting,
    private readonly audit: AuditService,
    private readonly publication: PublicationService,
    private readonly trash: TrashService,
    private readonly media: MediaService,
    private readonly revisions: RevisionsService,
    private readonly domains: DomainsService,
    private readonly renderer: MarkdownRenderer,
  ) {}

  /**
   * @param also runs in the same transaction
   * @throws BadRequestException when the domain or the cover does not exist, or the licence is not offered
   */
  async publish(body: TutorialBody, { id, displayName, avatar, bio }: User, also: Also): Promise<Published> {
    requireLicence(body.licence);
    await this.requireCover(body.image);
    const author = { authorId: id, authorName: displayName, authorAvatar: avatar, authorBio: bio };
    return this.writing.publish(await this.withCurrentDomain(body), author, also);
  }

  /**
   * @param versions replaces only one of these versions; any version when omitted
   * @param also runs in the same transaction, with the tutorial as it was
   * @throws NotFoundException, ForbiddenException, BadRequestException as for `publish`
   * @throws PreconditionFailedException when the present version is none of these
   */
  async rewrite(
    id: number,
    body: TutorialBody,
    user: User,
    versions?: readonly number[],
    also?: Also,
  ): Promise<Tutorial> {
    const { image, licence } = await this.requireOwn(id, user, { toPublish: true });
    if (body.licence !== licence) requireLicence(body.licence);
    if (body.image !== image) await this.requireCover(body.image);
    const noting = this.auditHook('tutorial.rewrite', user);
    const both: Also = async (manager, before) => {
      await noting(manager, before);
      await also?.(manager, before, false);
    };
    return this.writing.rewrite(
      id,
      await this.withCurrentDomain(body),
      { editorId: user.id },
      versions,
      both,
    );
  }

  /**
   * Publishes or unpublishes a tutorial.
   * @throws NotFoundException, ForbiddenException
   */
  async setPublished(id: number, isPublished: boolean, user: User): Promise<ContributionDto> {
    await this.requireOwn(id, user, { toPublish: isPublished });
    await this.publication.setPublished(id, isPublished, user);
    return this.get(id);
  }

  /**
   * Moves a tutorial to the trash.
   * @throws NotFoundException, ForbiddenException
   */
  async delete(id: number, user: User): Promise<void> {
    await this.requireOwn(id, user);
    await this.trash.moveToTrash(id, user, this.auditHook('tutorial.delete', user));
  }

  /** A member's tutorials in the trash. */
  async listDeleted(user: User, page: Page): Promise<DeletedTutorialListDto> {
    const { tutorials, total } = await this.tutorials.listBy(user.id, page, 'deleted');
    const deleted = await this.trash.deletedAmong(tutorials.map(({ id }) => id));
    const items = tutorials.flatMap((tutorial) => {
      const row = deleted.get(tutorial.id);
      // Restored or erased a moment ago.
      if (!row) return [];
      const moments = { deletedAt: row.deletedAt.toISOString(), erasedAt: erasedAt(row).toISOString() };
      return [{ ...toTutorialItemDto(tutorial), ...moments, isRestorable: canReverse(row, user) }];
    });
    return { tutorials: items, total };
  }

  /**
   * Restores a tutorial from the trash.
   * @throws NotFoundException, ForbiddenException
   */
  async restoreDeleted(id: number, user: User): Promise<ContributionDto> {
    const noting = this.auditHook('tutorial.restore', user);
    await this.trash.restore(id, user, async (manager, tutorial) => {
      // Checked only now, so that others get 404 for somebody else's tutorial.
      checkAccess('contributor', user);
      await noting(manager, tutorial);
    });
    return this.get(id);
  }

  /**
   * Erases a tutorial in the trash for good.
   * @throws NotFoundException
   */
  async erase(id: number, user: User): Promise<void> {
    await this.trash.erase(id, user, this.auditHook('tutorial.erase', user));
  }

  /**
   * With its Markdown and its HTML.
   * @throws NotFoundException, ForbiddenException
   */
  async getOwn(id: number, user: User): Promise<Tutorial> {
    const tutorial = await this.requireOwn(id, user);
    const { content } = await this.tutorials.get(id);
    return { ...tutorial, content, unpublished: await this.publication.findUnpublished(tutorial, user) };
  }

  /**
   * With its Markdown, without its HTML.
   * @param toPublish whether to change what readers see, which an author without the right to publish may not
   * @throws NotFoundException, ForbiddenException
   */
  async requireOwn(id: number, user: User, { toPublish = false } = {}): Promise<Tutorial> {
    const tutorial = await this.tutorials.getWhole(id);
    if (!canEdit(tutorial, user)) throw new ForbiddenException(AUTHORS_ONLY);
    if (toPublish) checkAccess('contributor', user);
    return tutorial;
  }

  /**
   * Versions of a tutorial, newest first.
   * @throws NotFoundException, ForbiddenException when its authors do not show them
   */
  async listRevisions(
    id: number,
    user: User | undefined,
    page: Page,
  ): Promise<{ revisions: TutorialRevision[]; total: number }> {
    const { tutorial, readers } = await this.openHistory(id, user);
    const { revisions, total } = await this.revisions.list(id, readers, page);
    return { revisions: revisions.map((revision) => signed(revision, tutorial, readers)), total };
  }

  /**
   * With its Markdown, without its comments for readers.
   * @throws the exceptions of `listRevisions`
   */
  async getRevision(id: number, version: number, user: User | undefined): Promise<TutorialRevision> {
    const { tutorial, readers } = await this.openHistory(id, user);
    const revision = signed(await this.revisions.get(id, version, readers), tutorial, readers);
    if (readers === 'authors') return revision;
    return { ...revision, source: await this.renderer.removeComments(revision.source) };
  }

  /**
   * Shows earlier versions to readers, or hides them.
   * @throws NotFoundException, ForbiddenException
   */
  async setHistoryPublic(id: number, isPublic: boolean, user: User): Promise<void> {
    await this.requireOwn(id, user, { toPublish: isPublic });
    const noting = this.auditHook(isPublic ? 'tutorial.show-history' : 'tutorial.hide-history', user);
    await this.publication.setHistoryPublic(id, isPublic, noting);
  }

  private async openHistory(
    id: number,
    user: User | undefined,
  ): Promise<{ tutorial: Tutorial; readers: Readers }> {
    const tutorial = await this.tutorials.getWhole(id);
    if (user && canEdit(tutorial, user)) return { tutorial, readers: 'authors' };
    const isOnSite = !(await this.publication.unpublishedAmong([id])).has(id);
    if (tutorial.historyIsPublic && isOnSite) return { tutorial, readers: 'everybody' };
    throw new ForbiddenException('Les auteurs de ce tutoriel n’en montrent pas l’historique.');
  }

  /**
   * Restores an earlier version as a new one. A cover that no longer exists is not restored; the present one stays.
   * @throws the exceptions of `rewrite`
   */
  async restore(id: number, version: number, user: User, versions?: readonly number[]): Promise<Tutorial> {
    // Reading a version does not imply the right to restore it.
    await this.requireOwn(id, user, { toPublish: true });
    const { image, imageAlt, ...said } = textFieldsOf(await this.getRevision(id, version, user));
    const isKept = image === null || (await this.media.has(image));
    const domainId = await this.restoredDomain(id, said.domainId);
    const written: WrittenTutorial = { ...said, domainId, ...(isKept ? { image, imageAlt } : {}) };
    const editing = { editorId: user.id, restoredVersion: version };
    return this.writing.rewrite(id, written, editing, versions, this.auditHook('tutorial.rewrite', user));
  }

  async list({ id }: User, page: Page): Promise<ContributionListDto> {
    return this.withPublication(await this.tutorials.listBy(id, page));
  }

  /** Tutorials of all authors, for administrators. */
  async listAll(query: AdminTutorialsQuery, page: Page): Promise<AdminTutorialListDto> {
    const { older, ...list } = await this.tutorials.listAll(query, page);
    return { ...(await this.withPublication(list)), older };
  }

  /** @throws NotFoundException */
  async get(id: number): Promise<ContributionDto> {
    const tutorial = await this.tutorials.get(id);
    const { tutorials } = await this.withPublication({ tutorials: [tutorial], total: 1 });
    return tutorials[0]!;
  }

  /** Replaces the domain by the one it was merged into, if that happened since the text was begun. */
  private async withCurrentDomain(body: TutorialBody): Promise<WrittenTutorial> {
    return { ...body, domainId: await this.domains.currentId(body.domainId) };
  }

  /** The domain of an earlier version, or the present one if that no longer exists. */
  private async restoredDomain(tutorialId: number, earlier: number): Promise<number> {
    const current = await this.domains.currentId(earlier);
    if (await this.domains.has(current)) return current;
    return (await this.tutorials.getWhole(tutorialId)).domainId;
  }

  private async requireCover(url: string | null | undefined): Promise<void> {
    if (!url || (await this.media.has(url))) return;
    const message = 'Cette couverture n’est pas ou plus sur le site : envoyez l’image à nouveau.';
    throw new BadRequestException({ message, errors: { image: message } });
  }

  private async withPublication(list: {
    tutorials: Tutorial[];
    total: number;
  }): Promise<ContributionListDto> {
    const ids = list.tutorials.map(({ id }) => id);
    const unpublished = await this.publication.unpublishedAmong(ids);
    const deleted = unpublished.size > 0 ? await this.trash.deletedAmong(ids) : undefined;
    const tutorials = list.tutorials.map((tutorial) => {
      const hidden = unpublished.get(tutorial.id);
      return {
        ...toTutorialItemDto(tutorial),
        authors: authorsOf(tutorial).map(toAuthorDto),
        isPublished: !hidden,
        review: hidden?.review ?? null,
        reviewNote: hidden?.reviewNote ?? null,
        unpublishedBy: hidden ? withdrawerOf(hidden) : null,
        deletedAt: deleted?.get(tutorial.id)?.deletedAt.toISOString() ?? null,
      };
    });
    return { tutorials, total: list.total };
  }

  /** Audits changes to somebody else's tutorial; changes by its authors are not audited. */
  private auditHook(action: string, actor: User) {
    return async (manager: EntityManager, tutorial: Tutorial): Promise<void> => {
      if (isAuthor(tutorial, actor)) return;
      const { id, authorId, title } = tutorial;
      await this.audit.record(manager, {
        actorId: actor.id,
        action,
        targetType: 'tutorial',
        targetId: id,
        before: { authorId, title },
      });
    };
  }
}

/** @throws BadRequestException */
function requireLicence(licence: string | null | undefined): void {
  if (!licence || licences.includes(licence)) return;
  const message = `Cette licence n’est pas proposée ici. Choisissez parmi : ${licences.join(', ')}.`;
  throw new BadRequestException({ message, errors: { licence: message } });
}

/** Hides editors who are not authors from readers, such as administrators who helped. */
function signed(revision: TutorialRevision, tutorial: Tutorial, readers: Readers): TutorialRevision {
  const { editor } = revision;
  const isNamed = readers === 'authors' || (editor && isAuthor(tutorial, editor));
  return isNamed ? revision : { ...revision, editor: null };
}
