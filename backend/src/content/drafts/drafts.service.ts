import { beginningOf, lengthOf } from '@passerelle/api-client/text-length';
import {
  ConflictException,
  Injectable,
  NotFoundException,
  PreconditionFailedException,
} from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { checkAccess } from '../../members/auth/access.guard.js';
import type { User } from '../../members/users/user.entity.js';
import { UsersService } from '../../members/users/users.service.js';
import { errorBody } from '../../platform/common/error-codes.js';
import { InputPipe } from '../../platform/common/input.pipe.js';
import type { Page } from '../../platform/common/page-query.js';
import { isUniqueViolation } from '../../platform/database/violations.js';
import { storeAnswer, type AnswerKey } from '../../platform/idempotency/answer-key.js';
import { TutorialBody } from '../contributions/contributions.dto.js';
import { ContributionsService } from '../contributions/contributions.service.js';
import { DomainsService } from '../domains/domains.service.js';
import { withImageLinks } from '../markdown/source/image-links.js';
import { UploadedImagesService } from '../images/uploaded-images.service.js';
import type { Tutorial } from '../tutorials/tutorial.entity.js';
import { PublicationService } from '../tutorials/publication.service.js';
import { TutorialAuthorsService } from '../tutorials/tutorial-authors.service.js';
import { TutorialsService } from '../tutorials/tutorials.service.js';
import {
  toDraftDto,
  toDraftItemDto,
  type CreateDraftBody,
  type DraftBody,
  type DraftDto,
  type DraftItemDto,
  type DraftListDto,
  type PublishedDraftDto,
} from './drafts.dto.js';
import { DraftSchedule } from './draft-schedule.entity.js';
import { mayOpenDraft } from './drafts.policy.js';
import { DraftsRepository } from './drafts.repository.js';
import { withDefaults, textFieldsOf } from '../revisions/written-text.js';
import { TutorialDraft } from './tutorial-draft.entity.js';

/** More than anybody writes at a time; each may hold 200,000 characters. */
export const MAX_DRAFTS = 100;

const MAX_TITLE = 200;
const COPY = ' (copie)';

/** How a draft is published. */
interface Publishing {
  key?: AnswerKey | undefined;
  /** Whether a tutorial that a review has sent back is submitted again. */
  submitsAgain?: boolean;
  /** Runs in the same transaction, before the draft is deleted. */
  also?: (manager: EntityManager, published: PublishedDraftDto) => Promise<void>;
}

const draftNotFound = () => new NotFoundException('Ce brouillon n’existe pas ou plus.');
const savedMeanwhile = () =>
  new PreconditionFailedException(
    'Ce brouillon a été enregistré ailleurs entre-temps. Rechargez-le, puis reportez-y vos changements.',
  );

/** Unpublished texts. Readers never see them, and they notify nobody. */
@Injectable()
export class DraftsService {
  private readonly input = new InputPipe();

  constructor(
    private readonly drafts: DraftsRepository,
    private readonly tutorials: TutorialsService,
    private readonly contributions: ContributionsService,
    private readonly publication: PublicationService,
    private readonly users: UsersService,
    private readonly domains: DomainsService,
    images: UploadedImagesService,
    authors: TutorialAuthorsService,
    private readonly dataSource: DataSource,
  ) {
    images.registerTexts(() => drafts.eachText());
    // A shared draft must not be deleted with one author's account.
    authors.registerRemovalHook(async (manager, { tutorialId, heirId }) => {
      if (heirId !== null) await drafts.reassign(manager, tutorialId, heirId);
    });
  }

  /**
   * @param tutorialId lists only the draft of this tutorial
   * @throws NotFoundException, ForbiddenException when the member may not edit it
   */
  async list(user: User, tutorialId: number | undefined, page: Page): Promise<DraftListDto> {
    if (tutorialId) await this.contributions.requireOwn(tutorialId, user);
    const [drafts, total] = await this.drafts.list(tutorialId ? { tutorialId } : { userId: user.id }, page);
    const titles = await this.tutorials.titlesOf(drafts.flatMap((draft) => draft.tutorialId ?? []));
    return { drafts: drafts.map((draft) => toDraftItemDto(draft, titleOf(draft, titles))), total };
  }

  /**
   * Returns the draft with this tutorial or creation key, or creates one.
   * @throws ForbiddenException, NotFoundException when the member may not edit the tutorial
   * @throws ConflictException when the member has as many drafts as allowed
   */
  async create(body: CreateDraftBody, user: User): Promise<{ draft: DraftDto; isNew: boolean }> {
    const tutorial = body.tutorialId ? await this.contributions.requireOwn(body.tutorialId, user) : null;
    if (!tutorial) checkAccess('contributor', user);
    const known = await this.findBegun(body, user);
    if (known) return { draft: await this.read(known.id, user), isNew: false };
    const domainId = await this.domains.currentId(body.domainId);
    const now = new Date();
    const row = {
      ...withDefaults({ ...body, domainId }, tutorial ?? undefined),
      userId: tutorial?.authorId ?? user.id,
      tutorialId: tutorial?.id ?? null,
      tutorialVersion: tutorial && (body.tutorialVersion ?? tutorial.version),
      creationKey: tutorial ? null : (body.key ?? null),
      savedById: user.id,
      version: 1,
      createdAt: now,
      savedAt: now,
    };
    try {
      const id = await this.dataSource.transaction(async (manager) => this.insertDraft(manager, row));
      return { draft: await this.read(id, user), isNew: true };
    } catch (error) {
      // The same request, or another one for this tutorial, was handled a moment before.
      const meanwhile = isUniqueViolation(error) && (await this.findBegun(body, user));
      if (!meanwhile) throw error;
      return { draft: await this.read(meanwhile.id, user), isNew: false };
    }
  }

  /** @throws NotFoundException when it does not exist or the member may not open it */
  async read(id: number, user: User): Promise<DraftDto> {
    const { draft, tutorial } = await this.readDraft(id, user);
    return toDraftDto(draft, tutorial?.title ?? null);
  }

  /**
   * @param versions replaces only one of these versions; any version when omitted
   * @throws NotFoundException when it does not exist or the member may not open it
   * @throws ForbiddenException when another author's date would publish it and the member has lost the right to
   * @throws PreconditionFailedException when the present version is none of these
   */
  async save(id: number, body: DraftBody, user: User, versions?: readonly number[]): Promise<TutorialDraft> {
    const { tutorial } = await this.readDraft(id, user);
    const domainId = await this.domains.currentId(body.domainId);
    return this.dataSource.transaction(async (manager) => {
      const before = await this.lock(manager, id, versions);
      const schedule = await manager.findOneBy(DraftSchedule, { draftId: id });
      if (schedule && schedule.userId !== user.id) checkAccess('contributor', user);
      const after = {
        ...withDefaults({ ...body, domainId }, before),
        tutorialVersion: before.tutorialId ? (body.tutorialVersion ?? before.tutorialVersion) : null,
        // If no author is a member, the draft belongs to the member who saves it, so that no other account's deletion
        // deletes it.
        userId: tutorial ? (tutorial.authorId ?? user.id) : before.userId,
        savedById: user.id,
        version: before.version + 1,
        savedAt: new Date(),
      };
      await manager.update(TutorialDraft, id, after);
      return { ...before, ...after };
    });
  }

  /**
   * Creates a draft from a tutorial, including its imported images.
   * @throws NotFoundException, ForbiddenException when the member may not edit it or is no contributor
   * @throws ConflictException when the member has as many drafts as allowed
   */
  async duplicate(tutorialId: number, user: User, key: AnswerKey | undefined): Promise<DraftDto> {
    const tutorial = await this.contributions.requireOwn(tutorialId, user);
    checkAccess('contributor', user);
    const addresses = Object.entries(tutorial.assets).flatMap(([link, { url }]) =>
      url ? [[link, url] as const] : [],
    );
    const now = new Date();
    const row = {
      ...withDefaults({ ...tutorial, source: withImageLinks(tutorial.source, new Map(addresses)) }),
      title: titleOfCopy(tutorial.title),
      userId: user.id,
      tutorialId: null,
      tutorialVersion: null,
      creationKey: null,
      savedById: user.id,
      version: 1,
      createdAt: now,
      savedAt: now,
    };
    return this.dataSource.transaction(async (manager) => {
      const id = await this.insertDraft(manager, row);
      const draft = toDraftDto({ ...row, id, savedBy: user }, null);
      await storeAnswer(manager, key, draft);
      return draft;
    });
  }

  /** @throws the exceptions of `save` */
  async delete(id: number, user: User, versions?: readonly number[]): Promise<void> {
    await this.readDraft(id, user);
    await this.dataSource.transaction(async (manager) => {
      await this.lock(manager, id, versions);
      await manager.delete(TutorialDraft, { id });
    });
  }

  /**
   * Changes something about a draft other than its text.
   * @throws the exceptions of `save`
   */
  async change(
    id: number,
    user: User,
    versions: readonly number[] | undefined,
    act: (manager: EntityManager) => Promise<void>,
  ): Promise<DraftItemDto> {
    await this.readDraft(id, user);
    await this.dataSource.transaction(async (manager) => {
      await this.lock(manager, id, versions);
      await act(manager);
    });
    const { draft, tutorial } = await this.readDraft(id, user);
    return toDraftItemDto(draft, tutorial?.title ?? null);
  }

  /**
   * Checks that a draft could be published automatically and that readers would then see it.
   * @throws the exceptions of `publish` about the text and the publishing member
   * @throws ConflictException when its tutorial is unpublished
   */
  async checkPublishable(id: number, user: User, versions: readonly number[] | undefined): Promise<void> {
    const { draft } = await this.toPublish(id, user, versions);
    const { tutorialId } = draft;
    if (tutorialId && (await this.publication.unpublishedAmong([tutorialId])).size > 0) {
      throw new ConflictException('Ce tutoriel n’est pas sur le site : remettez-le d’abord en ligne.');
    }
  }

  /**
   * Publishes a draft, then deletes it.
   * @throws the exceptions of `save`, and of publishing or rewriting a tutorial
   * @throws PreconditionFailedException also when the tutorial is no longer the version that the draft is based on
   */
  async publish(
    id: number,
    user: User,
    versions: readonly number[] | undefined,
    { key, submitsAgain = false, also }: Publishing = {},
  ): Promise<PublishedDraftDto> {
    const { draft, body } = await this.toPublish(id, user, versions);
    const instead = async (manager: EntityManager, published: PublishedDraftDto) => {
      await this.lock(manager, id, [draft.version]);
      await also?.(manager, published);
      await manager.delete(TutorialDraft, { id });
      await storeAnswer(manager, key, published);
    };
    if (draft.tutorialId === null) {
      const { tutorial, isHeld } = await this.contributions.publish(
        body,
        user,
        (manager, { id: tutorialId, version }, held) =>
          instead(manager, { tutorialId, version, isHeld: held }),
      );
      return { tutorialId: tutorial.id, version: tutorial.version, isHeld };
    }
    const { tutorialId } = draft;
    const published = { tutorialId, version: draft.tutorialVersion! + 1, isHeld: false };
    await this.contributions.rewrite(tutorialId, body, user, [draft.tutorialVersion!], async (manager) => {
      if (submitsAgain) published.isHeld = await this.publication.submitAgain(manager, tutorialId, user);
      await instead(manager, published);
    });
    return published;
  }

  private async toPublish(
    id: number,
    user: User,
    versions: readonly number[] | undefined,
  ): Promise<{ draft: TutorialDraft; body: TutorialBody }> {
    const { draft } = await this.readDraft(id, user);
    // At once or on its date, as a new tutorial or in the place of one.
    checkAccess('contributor', user);
    if (versions?.includes(draft.version) === false) throw savedMeanwhile();
    return { draft, body: await this.toBody(draft) };
  }

  /**
   * With its Markdown.
   * @throws NotFoundException when it does not exist or the member may not open it
   */
  private async readDraft(
    id: number,
    user: User,
  ): Promise<{ draft: TutorialDraft; tutorial: Tutorial | null }> {
    const draft = await this.drafts.find({ id });
    const tutorial = draft?.tutorialId ? await this.tutorials.getWhole(draft.tutorialId) : null;
    if (!draft || !mayOpenDraft(draft, tutorial, user)) throw draftNotFound();
    return { draft, tutorial };
  }

  private async findBegun({ tutorialId, key }: CreateDraftBody, user: User): Promise<TutorialDraft | null> {
    if (tutorialId) return this.drafts.find({ tutorialId });
    return key ? this.drafts.find({ userId: user.id, creationKey: key }) : null;
  }

  private async insertDraft(
    manager: EntityManager,
    row: Omit<TutorialDraft, 'id' | 'savedBy' | 'schedule'>,
  ): Promise<number> {
    await this.users.lock(manager, row.userId);
    if ((await this.drafts.count(manager, row.userId)) >= MAX_DRAFTS) {
      throw new ConflictException(
        errorBody(
          'limit_reached',
          `Il y a déjà ${MAX_DRAFTS} brouillons, le maximum. Publiez-en ou supprimez-en un depuis « Mes contributions ».`,
        ),
      );
    }
    const { identifiers } = await manager.insert(TutorialDraft, row);
    return (identifiers[0] as { id: number }).id;
  }

  private async lock(
    manager: EntityManager,
    id: number,
    versions: readonly number[] | undefined,
  ): Promise<TutorialDraft> {
    const draft = await this.drafts.lock(manager, id);
    if (!draft) throw draftNotFound();
    if (versions?.includes(draft.version) === false) throw savedMeanwhile();
    return draft;
  }

  /**
   * Validates a draft like a request body.
   * @throws BadRequestException that names the missing fields
   */
  private async toBody(draft: TutorialDraft): Promise<TutorialBody> {
    return (await this.input.transform(textFieldsOf(draft), {
      type: 'body',
      metatype: TutorialBody,
    })) as TutorialBody;
  }
}

function titleOfCopy(title: string): string {
  return `${beginningOf(title, MAX_TITLE - lengthOf(COPY))}${COPY}`;
}

function titleOf({ tutorialId }: TutorialDraft, titles: ReadonlyMap<number, string>): string | null {
  return tutorialId ? (titles.get(tutorialId) ?? null) : null;
}
