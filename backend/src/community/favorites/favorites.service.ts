import { Injectable } from '@nestjs/common';
import type { Page } from '../../platform/common/page-query.js';
import { isUniqueViolation } from '../../platform/database/violations.js';
import type { Tutorial } from '../../content/tutorials/tutorial.entity.js';
import { TutorialsService } from '../../content/tutorials/tutorials.service.js';
import { FavoritesRepository } from './favorites.repository.js';

@Injectable()
export class FavoritesService {
  constructor(
    private readonly favorites: FavoritesRepository,
    private readonly tutorials: TutorialsService,
  ) {}

  /** A member's favourites, latest first. */
  async list(userId: number, page: Page): Promise<{ tutorials: Tutorial[]; total: number }> {
    const [tutorials, total] = await this.favorites.list(userId, page);
    return { tutorials, total };
  }

  /** Ids of all favourites, latest first. */
  async ids(userId: number): Promise<number[]> {
    return this.favorites.ids(userId);
  }

  async has(userId: number, tutorialId: number): Promise<boolean> {
    return this.favorites.has(userId, tutorialId);
  }

  /**
   * Adds a favourite; does nothing if it exists.
   * @throws NotFoundException when the tutorial does not exist
   */
  async add(userId: number, tutorialId: number): Promise<void> {
    await this.tutorials.require(tutorialId);
    try {
      await this.tutorials.whileExists(tutorialId, this.favorites.insertFavorite(userId, tutorialId));
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
    }
  }

  /** Does nothing if it is no favourite. */
  async remove(userId: number, tutorialId: number): Promise<void> {
    await this.favorites.deleteFavorite(userId, tutorialId);
  }
}
