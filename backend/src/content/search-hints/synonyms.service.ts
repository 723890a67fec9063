import { BadRequestException, ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { fold } from '@passerelle/api-client/fold';
import type { Repository } from 'typeorm';
import type { User } from '../../members/users/user.entity.js';
import { AuditService } from '../../moderation/audit/audit.service.js';
import { errorBody } from '../../platform/common/error-codes.js';
import type { Page } from '../../platform/common/page-query.js';
import { likeContains } from '../../platform/database/like.js';
import { lockRows } from '../../platform/database/lock-rows.js';
import { selectRows, type Orders, type Selection } from '../../platform/database/select-rows.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { tellingStems } from '../search-index/meanings.js';
import { SearchHintsService } from './search-hints.service.js';
import { SynonymGroup } from './synonym-group.entity.js';

const MAX_GROUPS = 200;
/** Separates folded texts of a group; never part of one. */
const SEPARATOR = ' = ';

const orders = { id: ['id', 'DESC'], texts: ['folded', 'ASC'] } satisfies Orders<string>;
export type SynonymSort = keyof typeof orders;
export const synonymSorts = Object.keys(orders) as SynonymSort[];

/** Synonyms that administrators have added. */
@Injectable()
export class SynonymsService {
  constructor(
    @InjectRepository(SynonymGroup) private readonly groups: Repository<SynonymGroup>,
    private readonly hints: SearchHintsService,
    private readonly audit: AuditService,
    private readonly events: DomainEvents,
  ) {}

  async list(
    text: string | undefined,
    selection: Selection<SynonymSort>,
    { limit, offset }: Page,
  ): Promise<{ groups: SynonymGroup[]; total: number }> {
    const query = this.groups.createQueryBuilder('synonyms');
    if (text) query.where("synonyms.folded LIKE :text ESCAPE '!'", { text: likeContains(fold(text)) });
    const [groups, total] = await selectRows(query, selection, orders, 'id')
      .limit(limit)
      .offset(offset)
      .getManyAndCount();
    return { groups, total };
  }

  /**
   * @throws BadRequestException when fewer than two of the texts differ, or one has no significant word
   * @throws ConflictException when the group exists, or there are as many as allowed
   */
  async add(texts: readonly string[], { id: actorId }: User): Promise<SynonymGroup> {
    const different = [...new Map(texts.map((text) => [fold(text), text]))];
    const found = different.map(([, text]) => tellingStems(text).join(' '));
    if (found.includes('')) throw badRequest('Chaque synonyme doit contenir un mot qui dit quelque chose.');
    if (new Set(found).size < 2)
      throw badRequest('Donnez au moins deux mots que la recherche ne tient pas déjà pour le même.');
    const folded = different
      .map(([text]) => text)
      .sort()
      .join(SEPARATOR);
    const row = { folded, texts: different.map(([, text]) => text), createdAt: new Date() };
    const group = await this.groups.manager.transaction(async (manager) => {
      const all = await lockRows(manager.createQueryBuilder(SynonymGroup, 'synonyms')).getMany();
      if (all.some((each) => each.folded === folded))
        throw new ConflictException(errorBody('already_exists', 'Ces synonymes y sont déjà.'));
      if (all.length >= MAX_GROUPS)
        throw new ConflictException(
          errorBody('limit_reached', `Il y a déjà ${MAX_GROUPS} groupes de synonymes, le maximum.`),
        );
      const { identifiers } = await manager.insert(SynonymGroup, row);
      const { id } = identifiers[0] as { id: number };
      const action = 'synonyms.add';
      const after = { texts: row.texts };
      await this.audit.record(manager, { actorId, action, targetType: 'synonyms', targetId: id, after });
      await this.events.publish(manager, 'search-hints.changed', {});
      return { id, ...row };
    });
    await this.hints.read();
    return group;
  }

  /** @throws NotFoundException */
  async remove(id: number, { id: actorId }: User): Promise<void> {
    await this.groups.manager.transaction(async (manager) => {
      const group = await manager.findOneBy(SynonymGroup, { id });
      if (!group) throw new NotFoundException('Synonymes non trouvés.');
      await manager.delete(SynonymGroup, { id });
      const before = { texts: group.texts };
      const action = 'synonyms.delete';
      await this.audit.record(manager, { actorId, action, targetType: 'synonyms', targetId: id, before });
      await this.events.publish(manager, 'search-hints.changed', {});
    });
    await this.hints.read();
  }
}

function badRequest(message: string): BadRequestException {
  return new BadRequestException({ message, errors: { texts: message } });
}
