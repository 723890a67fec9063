import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { searchWords } from './search-words.js';
import { TutorialWords } from './tutorial-words.entity.js';
import type { Tutorial } from './tutorial.entity.js';

type Described = Pick<Tutorial, 'id' | 'title' | 'description' | 'tags' | 'authorName'>;

@Injectable()
export class TutorialWordsRepository {
  constructor(@InjectRepository(TutorialWords) private readonly words: Repository<TutorialWords>) {}

  /**
   * Stores all that search looks through.
   * @param text what the tutorial says, without markup
   */
  async save(manager: EntityManager, tutorial: Described, text: string): Promise<void> {
    const { id, title, description, tags, authorName } = tutorial;
    const all = searchWords([title, description, tags.join(' '), authorName, text].join('\n'));
    await manager.upsert(TutorialWords, { tutorialId: id, words: all.join(' ') }, ['tutorialId']);
  }

  async deleteOrphaned(): Promise<void> {
    await this.words
      .createQueryBuilder()
      .delete()
      .where('tutorialId NOT IN (SELECT id FROM tutorials)')
      .execute();
  }
}
