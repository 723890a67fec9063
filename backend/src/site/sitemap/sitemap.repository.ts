import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Between, In, type ObjectLiteral, type Repository } from 'typeorm';
import { Domain } from '../../content/domains/domain.entity.js';
import { LearningPath } from '../../content/learning-paths/learning-path.entity.js';
import { published } from '../../content/tutorials/published.js';
import { TutorialAuthor } from '../../content/tutorials/tutorial-author.entity.js';
import { Tutorial } from '../../content/tutorials/tutorial.entity.js';
import { User } from '../../members/users/user.entity.js';

interface Latest {
  domainId: number;
  /** As the driver returns it. */
  latest: unknown;
}

@Injectable()
export class SitemapRepository {
  constructor(
    @InjectRepository(Tutorial) private readonly tutorials: Repository<Tutorial>,
    @InjectRepository(LearningPath) private readonly paths: Repository<LearningPath>,
  ) {}

  /** Published tutorials in this range of ids, with only the columns a URL needs. */
  async tutorialsBetween(firstId: number, lastId: number): Promise<Pick<Tutorial, 'id' | 'updatedAt'>[]> {
    return this.tutorials
      .createQueryBuilder('tutorial')
      .select(['tutorial.id', 'tutorial.updatedAt'])
      .where({ id: Between(firstId, lastId) })
      .andWhere(published('tutorial.id'))
      .orderBy('tutorial.id')
      .getMany();
  }

  /** 0 when there are no tutorials. */
  async highestId(): Promise<number> {
    const [last] = await this.tutorials.find({ select: { id: true }, order: { id: 'DESC' }, take: 1 });
    return last?.id ?? 0;
  }

  /** Last change of a published tutorial in this range of ids; undefined when there is none. */
  async latestBetween(firstId: number, lastId: number): Promise<Date | undefined> {
    const row = await this.tutorials
      .createQueryBuilder('tutorial')
      .select('MAX(tutorial.updatedAt)', 'latest')
      .where({ id: Between(firstId, lastId) })
      .andWhere(published('tutorial.id'))
      .getRawOne<{ latest: unknown }>();
    return row?.latest == null ? undefined : this.toDate(row.latest);
  }

  /** Last changes of the published ones among these tutorials, by id. */
  async changesOf(ids: readonly number[]): Promise<Map<number, Date>> {
    const rows = await this.tutorials
      .createQueryBuilder('tutorial')
      .select(['tutorial.id', 'tutorial.updatedAt'])
      .where({ id: In([...ids]) })
      .andWhere(published('tutorial.id'))
      .getMany();
    return new Map(rows.map(({ id, updatedAt }) => [id, updatedAt]));
  }

  /** Last change of a tutorial by domain id. */
  async latestInDomains(): Promise<Map<number, Date>> {
    // One index look-up for each of the few domains.
    const rows = await this.tutorials.manager
      .createQueryBuilder(Domain, 'domain')
      .select('domain.id', 'domainId')
      .addSelect(
        (latest) =>
          latest
            .select('tutorial.updatedAt')
            .from(Tutorial, 'tutorial')
            .where('tutorial.domainId = domain.id')
            .andWhere(published('tutorial.id'))
            // The domain is the same for all of them; unless it is named, MySQL sorts instead of following the index.
            .orderBy('tutorial.domainId', 'DESC')
            .addOrderBy('tutorial.updatedAt', 'DESC')
            .limit(1),
        'latest',
      )
      .getRawMany<Latest>();
    const known = rows.filter(({ latest }) => latest !== null);
    return new Map(known.map(({ domainId, latest }) => [domainId, this.toDate(latest)]));
  }

  /** Members in this range of ids who have published a tutorial. */
  async authorsBetween(firstId: number, lastId: number): Promise<number[]> {
    const own = this.publishedBy('own.userId = user.id').select('1');
    const rows = await this.tutorials.manager
      .createQueryBuilder(User, 'user')
      .select('user.id', 'id')
      .where({ id: Between(firstId, lastId) })
      .andWhere(`EXISTS (${own.getQuery()})`)
      .orderBy('user.id')
      .getRawMany<{ id: number }>();
    return rows.map(({ id }) => id);
  }

  /** Id of a published tutorial by one of the members in this range of ids; undefined when there is none. */
  async tutorialByAuthorBetween(firstId: number, lastId: number): Promise<number | undefined> {
    const row = await this.publishedBy(`own.userId BETWEEN ${firstId} AND ${lastId}`)
      .select('own.tutorialId', 'tutorialId')
      .limit(1)
      .getRawOne<{ tutorialId: number }>();
    return row?.tutorialId;
  }

  /** Authors of the published tutorials among these. */
  async authorsOf(tutorialIds: readonly number[]): Promise<Pick<TutorialAuthor, 'userId' | 'tutorialId'>[]> {
    return this.publishedBy({ tutorialId: In([...tutorialIds]) })
      .select(['own.id', 'own.userId', 'own.tutorialId'])
      .getMany();
  }

  /** 0 when there are no authors. */
  async highestAuthorId(): Promise<number> {
    const query = this.tutorials.manager.createQueryBuilder(TutorialAuthor, 'own');
    return Number((await query.select('MAX(own.userId)', 'id').getRawOne<{ id: unknown }>())?.id ?? 0);
  }

  async publishedPaths(): Promise<Pick<LearningPath, 'id'>[]> {
    return this.paths.find({ select: { id: true }, where: { isPublished: true }, order: { id: 'ASC' } });
  }

  private publishedBy(members: string | ObjectLiteral) {
    return this.tutorials.manager
      .createQueryBuilder(TutorialAuthor, 'own')
      .where(members)
      .andWhere(published('own.tutorialId'));
  }

  private toDate(raw: unknown): Date {
    const { metadata, manager } = this.tutorials;
    const column = metadata.findColumnWithPropertyName('updatedAt')!;
    return manager.dataSource.driver.prepareHydratedValue(raw, column) as Date;
  }
}
