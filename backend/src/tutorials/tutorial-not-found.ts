import { NotFoundException } from '@nestjs/common';
import { isForeignKeyViolation } from '../database/foreign-key-violation.js';

export const tutorialNotFound = () => new NotFoundException('Tutoriel non trouvé.');

/**
 * Awaits a write that refers to a tutorial, which may be deleted at any moment.
 * @throws NotFoundException when it is not there
 */
export async function whileTutorialExists<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    throw isForeignKeyViolation(error) ? tutorialNotFound() : error;
  }
}
