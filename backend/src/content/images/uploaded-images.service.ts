import { ConflictException, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, type EntityManager, type Repository } from 'typeorm';
import { DAY_MS } from '@passerelle/api-client/durations';
import { errorBody } from '../../platform/common/error-codes.js';
import { User } from '../../members/users/user.entity.js';
import { UsersService } from '../../members/users/users.service.js';
import { mediaIn, MediaService, type MediaFile } from '../media/media.service.js';
import { RevisionsService } from '../revisions/revisions.service.js';
import { TrashService } from '../tutorials/trash.service.js';
import { Tutorial } from '../tutorials/tutorial.entity.js';
import { UploadedImage } from './uploaded-image.entity.js';
import { RetentionTask } from '../../platform/retention/retention-task.js';

/** Enough for fifty richly illustrated tutorials; a re-encoded image takes some 200 kB. */
const MAX_IMAGES = 500;
const MAX_BYTES = 200 * 1024 * 1024;
/** Allows for a text that is written for that long before it is saved with its images. */
const UNUSED_MS = 30 * DAY_MS;
const BATCH = 50;

const fullQuota = () =>
  new ConflictException(
    errorBody(
      'limit_reached',
      `Vous avez déjà envoyé ${MAX_IMAGES} images ou 200 Mo, le maximum. Celles qu’aucun tutoriel ne montre sont retirées après trente jours.`,
    ),
  );

/** Columns of a tutorial that may reference images. */
const SHOWN = ['id', 'image', 'authorAvatar', 'authors', 'content', 'source'].map(
  (column) => `tutorial.${column}`,
);

type Shown = Partial<Record<'image' | 'authorAvatar' | 'content' | 'source', string | null>> &
  Partial<Pick<Tutorial, 'authors'>>;

/** Images that members upload: quotas, and deletion of those no longer used. */
@Injectable()
export class UploadedImagesService {
  private readonly shownIn: (() => AsyncIterable<Shown>)[] = [];

  constructor(
    @InjectRepository(UploadedImage) private readonly images: Repository<UploadedImage>,
    private readonly media: MediaService,
    private readonly users: UsersService,
    private readonly revisions: RevisionsService,
    trash: TrashService,
  ) {
    trash.registerErasingHook((manager, tutorial) => this.trackImagesOf(manager, tutorial));
  }

  /** For higher modules: texts that may reference images. */
  registerTexts(texts: () => AsyncIterable<Shown>): void {
    this.shownIn.push(texts);
  }

  /**
   * Stores an uploaded image.
   * @throws MediaError when the site refuses the file
   * @throws ConflictException when the member has reached the quota
   */
  async store(bytes: Buffer, user: User): Promise<MediaFile> {
    return this.storeWithinQuota(user, () => this.media.storeUpload(bytes));
  }

  /**
   * Stores a profile picture.
   * @throws MediaError, ConflictException as `store`
   */
  async storePortrait(bytes: Buffer, user: User): Promise<MediaFile> {
    return this.storeWithinQuota(user, () => this.media.storePortrait(bytes));
  }

  /** Lets the next `deleteUnused` remove a replaced profile picture, if nothing else references it. */
  async releasePortrait(
    manager: EntityManager,
    { id: userId, avatar: url }: Pick<User, 'id' | 'avatar'>,
  ): Promise<void> {
    if (url) await manager.update(UploadedImage, { userId, url }, { checkedAt: new Date(0) });
  }

  private async storeWithinQuota(user: User, make: () => Promise<MediaFile>): Promise<MediaFile> {
    // Checked before the costly re-encoding, and again under lock afterwards.
    await this.requireQuota(this.images.manager, user);
    const file = await make();
    await this.images.manager.transaction(async (manager) => {
      await this.users.lock(manager, user.id);
      const checkedAt = new Date();
      const own = { userId: user.id, url: file.url };
      const { affected } = await manager.update(UploadedImage, own, { checkedAt });
      if (affected) return;
      await this.requireQuota(manager, user);
      await manager.insert(UploadedImage, { ...own, bytes: file.bytes, checkedAt });
    });
    // `deleteUnused` sets files aside and only then looks for their rows, so the file found above may have been set
    // aside.
    return (await this.media.has(file.url)) ? file : make();
  }

  /**
   * Deletes images that nothing has used for thirty days. Meanwhile members may write texts and upload the same files.
   * So images that seem unused are set aside first, looked for once more, and deleted only if they are still unused.
   */
  @RetentionTask('images que rien ne montre')
  async deleteUnused(): Promise<void> {
    const due = { checkedAt: LessThan(new Date(Date.now() - UNUSED_MS)) };
    const rows = await this.images.find({ where: due, select: { url: true } });
    const urls = new Set(rows.map(({ url }) => url));
    const unused = await this.findUnused(urls);
    const kept = new Set(urls);
    try {
      for (const url of unused) await this.media.setAside(url);
      for (const url of await this.findUnused(unused)) {
        await this.images.delete({ url, ...due });
        if (await this.images.existsBy({ url })) continue;
        await this.media.deleteAside(url);
        kept.delete(url);
      }
    } finally {
      for (const url of unused) if (kept.has(url)) await this.media.putBack(url);
    }
    for (const url of kept) await this.images.update({ url, ...due }, { checkedAt: new Date() });
  }

  /** Registers the images of a tutorial that is being erased, in all its versions, imported ones too, for the check in thirty days. */
  private async trackImagesOf(manager: EntityManager, { id }: Pick<Tutorial, 'id'>): Promise<void> {
    const shown = await manager
      .createQueryBuilder(Tutorial, 'tutorial')
      .select(SHOWN)
      .where({ id })
      .getOneOrFail();
    const urls = addressesIn(shown);
    for await (const version of this.revisions.eachText({ manager, tutorialId: id }))
      for (const url of addressesIn(version)) urls.add(url);
    const checkedAt = new Date();
    for (const url of urls) {
      const bytes = (await manager.existsBy(UploadedImage, { url })) ? null : await this.media.sizeOf(url);
      if (bytes !== null) await manager.insert(UploadedImage, { userId: null, url, bytes, checkedAt });
    }
  }

  /** Administrators have no quota. */
  private async requireQuota(manager: EntityManager, { id, isAdmin }: User): Promise<void> {
    if (isAdmin) return;
    const sums = (await manager
      .createQueryBuilder(UploadedImage, 'image')
      .select('COUNT(*)', 'images')
      .addSelect('COALESCE(SUM(image.bytes), 0)', 'bytes')
      .where('image.userId = :id', { id })
      .getRawOne<Record<'images' | 'bytes', number | string>>())!;
    if (Number(sums.images) >= MAX_IMAGES || Number(sums.bytes) >= MAX_BYTES) throw fullQuota();
  }

  private async findUnused(urls: ReadonlySet<string>): Promise<Set<string>> {
    const unused = new Set(urls);
    if (unused.size === 0) return unused;
    for await (const shown of this.eachText()) for (const url of addressesIn(shown)) unused.delete(url);
    return unused;
  }

  /**
   * In the order in which texts move: a draft becomes the tutorial, and the tutorial's earlier text becomes a version.
   * A text that moves meanwhile is found at its new place.
   */
  private async *eachText(): AsyncGenerator<Shown> {
    for (const texts of this.shownIn) yield* texts();
    const members = await this.images.manager
      .createQueryBuilder(User, 'user')
      .select(['user.id', 'user.avatar'])
      .where("user.avatar LIKE '%/media/%'")
      .getMany();
    for (const { avatar } of members) yield { image: avatar };
    for (let after = 0; ;) {
      const tutorials = await this.images.manager
        .createQueryBuilder(Tutorial, 'tutorial')
        .select(SHOWN)
        .where('tutorial.id > :after', { after })
        .orderBy('tutorial.id')
        .limit(BATCH)
        .getMany();
      yield* tutorials;
      if (tutorials.length < BATCH) break;
      after = tutorials.at(-1)!.id;
    }
    yield* this.revisions.eachText();
  }
}

function addressesIn({ image, authorAvatar, authors, content, source }: Shown): Set<string> {
  const avatars = [authorAvatar, ...(authors ?? []).map(({ avatar }) => avatar)];
  const texts = [image, ...avatars, content, source].filter((text) => typeof text === 'string');
  return new Set(texts.flatMap((text) => mediaIn(text)));
}
