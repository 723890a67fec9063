import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Between, type Repository } from 'typeorm';
import { LearningPath } from '../../content/learning-paths/learning-path.entity.js';
import { published } from '../../content/tutorials/published.js';
import { Tutorial } from '../../content/tutorials/tutorial.entity.js';

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
    return this.latestBy(`tutorial.id - tutorial.id % ${length}`);
  }

  /** When a tutorial last changed in each domain that has any, by the domain's id. */
  async latestInDomains(): Promise<Map<number, Date>> {
    return this.latestBy('tutorial.domainId');
  }

  async publishedPaths(): Promise<Pick<LearningPath, 'id'>[]> {
    return this.paths.find({ select: { id: true }, where: { isPublished: true }, order: { id: 'ASC' } });
  }

  private async latestBy(group: string): Promise<Map<number, Date>> {
    const rows = await this.tutorials
      .createQueryBuilder('tutorial')
      .select(group, 'group')
      .addSelect('MAX(tutorial.updatedAt)', 'latest')
      .where(published('tutorial.id'))
      .groupBy(group)
      .orderBy(group)
      .getRawMany<{ group: number | string; latest: unknown }>();
    const { metadata, manager } = this.tutorials;
    const column = metadata.findColumnWithPropertyName('updatedAt')!;
    const toDate = (raw: unknown) =>
      manager.dataSource.driver.prepareHydratedValue(raw, column) as unknown as Date;
    return new Map(rows.map(({ group: key, latest }) => [Number(key), toDate(latest)]));
  }
}
