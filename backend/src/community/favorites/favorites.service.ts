import { Injectable } from '@nestjs/common';
import type { Page } from '../../platform/common/page-query.js';
import { isUniqueViolation } from '../../platform/database/unique-violation.js';
import type { Tutorial } from '../../content/tutorials/tutorial.entity.js';
import { TutorialsService } from '../../content/tutorials/tutorials.service.js';
import { FavoritesRepository } from './favorites.repository.js';

@Injectable()
export class FavoritesService {
  constructor(
    private readonly favorites: FavoritesRepository,
    private readonly tutorials: TutorialsService,
  ) {}

  /** A member's favourites, the latest kept first. */
  async list(userId: number, page: Page): Promise<{ tutorials: Tutorial[]; total: number }> {
    const [tutorials, total] = await this.favorites.list(userId, page);
    return { tutorials, total };
  }

  /** Ids of all tutorials that a member keeps, the latest kept first. */
  async ids(userId: number): Promise<number[]> {
    return this.favorites.ids(userId);
  }

  async has(userId: number, tutorialId: number): Promise<boolean> {
    return this.favorites.has(userId, tutorialId);
  }

  /**
   * Keeps a tutorial; does nothing when it is kept already.
   * @throws NotFoundException when there is no such tutorial
   */
  async add(userId: number, tutorialId: number): Promise<void> {
    await this.tutorials.require(tutorialId);
    try {
      await this.tutorials.whileExists(tutorialId, this.favorites.insert(userId, tutorialId));
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
    }
  }

  /** Does nothing when it is not kept. */
  async remove(userId: number, tutorialId: number): Promise<void> {
    await this.favorites.delete(userId, tutorialId);
  }
}
