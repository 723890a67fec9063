import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DAY_MS } from '@passerelle/api-client/durations';
import { CollectionsService } from '../../community/collections/collections.service.js';
import { TooManyRequestsException } from '../../platform/common/busy.exception.js';
import { BOOK_FILES } from '../exports/book-maker.js';
import { fileTypes, type ExportedFile } from '../exports/exports.service.js';
import { fileName } from '../exports/file-maker.js';
import { FileCache } from '../exports/file-cache.js';
import { storeAnswer, type AnswerKey } from '../../platform/idempotency/answer-key.js';
import { LearningPathsService } from '../learning-paths/learning-paths.service.js';
import type { User } from '../../members/users/user.entity.js';
import type { BookOrder } from './book-order.entity.js';
import { toBookOrderDto, type BookOrderBody } from './book-orders.dto.js';
import { MAX_UNFINISHED, maySee, sizeProblem } from './book-orders.policy.js';
import { BookOrdersRepository } from './book-orders.repository.js';
import { BookQueue } from './book-queue.js';
import { RetentionTask } from '../../platform/retention/retention-task.js';

const KEPT_DAYS = 7;
const RETRY_SECONDS = 30;

type BookSource = Pick<BookOrder, 'title' | 'description' | 'path' | 'tutorialIds'>;

/** Orders for books of collections and learning paths. */
@Injectable()
export class BookOrdersService {
  constructor(
    private readonly orders: BookOrdersRepository,
    private readonly collections: CollectionsService,
    private readonly paths: LearningPathsService,
    private readonly queue: BookQueue,
    private readonly files: FileCache,
    private readonly dataSource: DataSource,
  ) {}

  /** @throws NotFoundException when the member has no such collection, and the exceptions of `add` */
  async orderCollection(member: User, id: number, body: BookOrderBody, key?: AnswerKey): Promise<BookOrder> {
    const { collection, tutorials } = await this.collections.open(member, id);
    return this.addOrder(member, body, key, {
      title: collection.name,
      description: collection.description ?? '',
      path: `/collections/${id}`,
      tutorialIds: tutorials.map((tutorial) => tutorial.id),
    });
  }

  /** @throws NotFoundException when no public collection has this link, and the exceptions of `add` */
  async orderSharedCollection(
    member: User,
    token: string,
    body: BookOrderBody,
    key?: AnswerKey,
  ): Promise<BookOrder> {
    const { collection, tutorials } = await this.collections.openByLink(token);
    return this.addOrder(member, body, key, {
      title: collection.name,
      description: collection.description ?? '',
      path: `/collections/partagees/${token}`,
      tutorialIds: tutorials.map((tutorial) => tutorial.id),
    });
  }

  /** @throws NotFoundException when the path does not exist, and the exceptions of `add` */
  async orderPath(member: User, id: number, body: BookOrderBody, key?: AnswerKey): Promise<BookOrder> {
    const { path, steps } = await this.paths.get(member.id, id);
    return this.addOrder(member, body, key, {
      title: path.title,
      description: path.description,
      path: `/parcours/${id}`,
      tutorialIds: steps.map(({ step }) => step.tutorialId),
    });
  }

  /** @throws NotFoundException when the member has no such order */
  async get(member: User, id: number): Promise<BookOrder> {
    const order = await this.orders.find(id);
    if (!order || !maySee(order, member)) throw new NotFoundException('Commande de fichier non trouvée.');
    return order;
  }

  /**
   * @throws NotFoundException when the member has no such order, or its file has been evicted
   * @throws ConflictException when it is not finished
   */
  async file(member: User, id: number): Promise<ExportedFile> {
    const { file, format, title } = await this.get(member, id);
    if (file === null) throw new ConflictException('Ce fichier n’est pas prêt.');
    const path = await this.files.findFile(file);
    if (!path) throw new NotFoundException('Ce fichier n’est plus gardé. Demandez-le à nouveau.');
    return { path, name: fileName(title, format), type: fileTypes[format]! };
  }

  @RetentionTask('fichiers commandés')
  async deleteOld(): Promise<void> {
    await this.orders.deleteBefore(new Date(Date.now() - KEPT_DAYS * DAY_MS));
    await this.files.deleteOthers(BOOK_FILES, await this.orders.files());
  }

  /**
   * @throws ConflictException for no or too many tutorials
   * @throws TooManyRequestsException when the member has as many unfinished orders as allowed
   */
  private async addOrder(
    { id: userId }: User,
    { format, includeImages = true, highQuality = false }: BookOrderBody,
    key: AnswerKey | undefined,
    source: BookSource,
  ): Promise<BookOrder> {
    const total = source.tutorialIds.length;
    const problem = sizeProblem(total);
    if (problem) throw new ConflictException(problem);
    const choices = { format, images: includeImages, highQuality };
    const nothingYet = { state: 'waiting', done: 0, total, attempts: 0 } as const;
    const nobody = { claim: null, claimedAt: null, file: null, problem: null };
    const row = { userId, ...source, ...choices, ...nothingYet, ...nobody, createdAt: new Date() };
    const order = await this.dataSource.transaction(async (manager) => {
      if ((await this.orders.lockAndCountUnfinished(manager, userId)) >= MAX_UNFINISHED) {
        const message = `Vous avez déjà ${MAX_UNFINISHED} fichiers en préparation. Attendez que l’un d’eux soit prêt.`;
        throw new TooManyRequestsException(message, RETRY_SECONDS);
      }
      const inserted = await this.orders.insertOrder(manager, row);
      await storeAnswer(manager, key, toBookOrderDto(inserted));
      return inserted;
    });
    this.queue.wake();
    return order;
  }
}
