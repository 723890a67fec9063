import { Injectable } from '@nestjs/common';
import { DataSource, type EntityMetadata } from 'typeorm';
import { Collection, CollectionItem } from '../../community/collections/collection.entity.js';
import { TutorialDraft } from '../../content/drafts/tutorial-draft.entity.js';
import { Tutorial } from '../../content/tutorials/tutorial.entity.js';
import { User } from '../users/user.entity.js';

/** Owner columns by priority: the first that a table has links its rows to a member. */
const OWNER_COLUMNS = ['userId', 'actorId', 'ownerId', 'authorId', 'subjectAuthorId'];

/** Columns that hold credentials or tokens; never exported, like columns with `select: false`. */
const SECRET_COLUMNS = ['sessions.id', 'sessions.data', 'account_tokens.hash', 'recovery_codes.hash'];

/**
 * Columns about other people in a member's rows: the moderator and the reason, or the target of an administrator's
 * action.
 */
const COLUMNS_ABOUT_OTHERS = [
  'audit_log.targetId',
  'audit_log.before',
  'audit_log.after',
  'audit_log.note',
  'appeals.handledBy',
  'author_invitations.invitedById',
  'contributor_requests.answeredBy',
  'deleted_comments.deletedById',
  'moderation_decisions.decidedBy',
  'reports.decisionId',
  'reports.handledBy',
  'reports.note',
  'reports.said',
  'reports.subjectAuthorId',
  'reports.subjectTitle',
  'tutorial_drafts.savedById',
];

/** Entities whose unselected text columns are exported too. */
const WRITTEN: unknown[] = [Tutorial, TutorialDraft];

/** Ownership is in another table; all authors of a tutorial share its draft. */
const OF_AUTHORS = new Map<unknown, (theirs: string) => string>([
  [Tutorial, (theirs) => `row.id IN (${theirs})`],
  [TutorialDraft, (theirs) => `(row.userId = :userId OR row.tutorialId IN (${theirs}))`],
]);
const AUTHORED = 'SELECT author.tutorialId FROM tutorial_authors author WHERE author.userId = :userId';

const LEFT_OUT = new Set([...SECRET_COLUMNS, ...COLUMNS_ABOUT_OTHERS]);

/** Everything stored about a member. Reads TypeORM's list of tables, so that a new table is included automatically. */
@Injectable()
export class MemberDataRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Rows by table with the columns a member may see; empty tables are left out. */
  async rowsOf(userId: number): Promise<Record<string, object[]>> {
    const tables: Record<string, object[]> = {};
    for (const metadata of this.dataSource.entityMetadatas) {
      const owner = ownerColumn(metadata);
      if (!owner || metadata.target === User) continue;
      const rows = await this.query(metadata, owner, userId).getMany();
      if (rows.length > 0) tables[metadata.tableName] = rows;
    }
    const items = await this.collectionItems(userId);
    return items.length > 0 ? { ...tables, collection_items: items } : tables;
  }

  /** Owned through their collection. */
  private async collectionItems(userId: number): Promise<CollectionItem[]> {
    return this.dataSource
      .createQueryBuilder(CollectionItem, 'item')
      .innerJoin(Collection, 'collection', 'collection.id = item.collectionId')
      .where('collection.userId = :userId', { userId })
      .getMany();
  }

  private query(metadata: EntityMetadata, owner: string, userId: number) {
    const columns = metadata.columns
      .filter(
        ({ isSelect, databaseName }) => isSelect && !LEFT_OUT.has(`${metadata.tableName}.${databaseName}`),
      )
      .map(({ propertyName }) => `row.${propertyName}`);
    const own = WRITTEN.includes(metadata.target) ? ['row.source'] : [];
    return this.dataSource
      .createQueryBuilder<object>(metadata.target, 'row')
      .select([...columns, ...own])
      .where(OF_AUTHORS.get(metadata.target)?.(AUTHORED) ?? `row.${owner} = :userId`, { userId });
  }
}

function ownerColumn({ columns }: EntityMetadata): string | undefined {
  return OWNER_COLUMNS.find((name) => columns.some(({ propertyName }) => propertyName === name));
}
