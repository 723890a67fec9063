import type { components } from '@passerelle/api-client/schema';
import { fieldNames, isSameField, type WrittenText } from '../../features/revisions/written-text';

export type Draft = components['schemas']['DraftDto'];
export type DraftItem = components['schemas']['DraftItemDto'];
/** A draft's content, as the API has it. */
export type DraftContent = WrittenText;

/** Form values, all strings. The cover has no field and is kept as it is. */
export interface Values extends Omit<DraftContent, 'domainId' | 'difficulty' | 'tags'> {
  domainId: string;
  difficulty: '' | NonNullable<DraftContent['difficulty']>;
  tags: string;
}

export function toContent({ domainId, difficulty, tags, ...texts }: Values): DraftContent {
  const list = tags.split(',').map((tag) => tag.trim());
  return {
    ...texts,
    title: texts.title.trim(),
    description: texts.description.trim(),
    domainId: domainId ? Number(domainId) : null,
    difficulty: difficulty || null,
    tags: list.filter(Boolean),
  };
}

export function toValues({ domainId, difficulty, tags, ...texts }: DraftContent): Values {
  return {
    ...texts,
    domainId: domainId === null ? '' : String(domainId),
    difficulty: difficulty ?? '',
    tags: tags.join(', '),
  };
}

export function isSame(one: DraftContent, other: DraftContent): boolean {
  return fieldNames.every((name) => isSameField(one, other, name));
}
