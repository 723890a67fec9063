import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Not, Repository } from 'typeorm';
import { isForeignKeyViolation, isUniqueViolation } from '../../platform/database/violations.js';
import type { Language } from './translator.js';
import { TranslatedSection } from './translated-section.entity.js';

@Injectable()
export class TranslationsRepository {
  constructor(
    @InjectRepository(TranslatedSection) private readonly sections: Repository<TranslatedSection>,
  ) {}

  /** Stored sections of a tutorial, by the hash of the French text. */
  async find(tutorialId: number, language: Language): Promise<Map<string, string[]>> {
    const rows = await this.sections.findBy({ tutorialId, language });
    return new Map(rows.map(({ hash, passages }) => [hash, passages]));
  }

  async storeSection(
    tutorialId: number,
    language: Language,
    hash: string,
    passages: string[],
  ): Promise<void> {
    try {
      await this.sections.insert({ tutorialId, language, hash, passages });
    } catch (error) {
      // Another process has stored it, or the tutorial has been deleted.
      if (!isUniqueViolation(error) && !isForeignKeyViolation(error)) throw error;
    }
  }

  /** Deletes sections whose French text no longer exists. */
  async deleteOthers(tutorialId: number, language: Language, hashes: string[]): Promise<void> {
    await this.sections.delete({ tutorialId, language, hash: Not(In(hashes)) });
  }
}
