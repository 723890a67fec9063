import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Between, type Repository } from 'typeorm';
import { Domain } from '../../content/domains/domain.entity.js';
import { LearningPath } from '../../content/learning-paths/learning-path.entity.js';
import { published } from '../../content/tutorials/published.js';
import { Tutorial } from '../../content/tutorials/tutorial.entity.js';

interface Latest {
  group: number | string;
  /** As the driver gives it. */
  latest: unknown;
}

@Injectable()
export class SitemapRepository {
  constructor(
    @InjectRepository(Tutorial) private readonly tutorials: Repository<Tutorial>,
    @InjectRepository(LearningPath) private readonly paths: Repository<LearningPath>,
  ) {}

  /** The published tutorials whose ids lie within these bounds, with no more than an address needs. */
  async tutorialsBetween(firstId: number, lastId: number): Promise<Pick<Tutorial, 'id' | 'updatedAt'>[]> {
    return this.tutorials
      .createQueryBuilder('tutorial')
      .select(['tutorial.id', 'tutorial.updatedAt'])
      .where({ id: Between(firstId, lastId) })
      .andWhere(published('tutorial.id'))
      .orderBy('tutorial.id')
      .getMany();
  }

  /** When a tutorial last changed in each run of so many ids that has any, by the first id of the run. */
  async latestInRuns(length: number): Promise<Map<number, Date>> {
    const run = `tutorial.id - tutorial.id % ${length}`;
    const rows = await this.tutorials
      .createQueryBuilder('tutorial')
      .select(run, 'group')
      .addSelect('MAX(tutorial.updatedAt)', 'latest')
      .where(published('tutorial.id'))
      .groupBy(run)
      .orderBy(run)
      .getRawMany<Latest>();
    return this.toDates(rows);
  }

  /** When a tutorial last changed in each domain that has any, by the domain's id. */
  async latestInDomains(): Promise<Map<number, Date>> {
    // One look into the index for each of the few domains.
    const rows = await this.tutorials.manager
      .createQueryBuilder(Domain, 'domain')
      .select('domain.id', 'group')
      .addSelect(
        (latest) =>
          latest
            .select('tutorial.updatedAt')
            .from(Tutorial, 'tutorial')
            .where('tutorial.domainId = domain.id')
            .andWhere(published('tutorial.id'))
            .orderBy('tutorial.updatedAt', 'DESC')
            .limit(1),
        'latest',
      )
      .getRawMany<Latest>();
    return this.toDates(rows.filter(({ latest }) => latest !== null));
  }

  async publishedPaths(): Promise<Pick<LearningPath, 'id'>[]> {
    return this.paths.find({ select: { id: true }, where: { isPublished: true }, order: { id: 'ASC' } });
  }

  private toDates(rows: Latest[]): Map<number, Date> {
    const { metadata, manager } = this.tutorials;
    const column = metadata.findColumnWithPropertyName('updatedAt')!;
    const toDate = (raw: unknown) =>
      manager.dataSource.driver.prepareHydratedValue(raw, column) as unknown as Date;
    return new Map(rows.map(({ group, latest }) => [Number(group), toDate(latest)]));
  }
}
