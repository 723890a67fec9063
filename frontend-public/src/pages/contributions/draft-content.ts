import type { components } from '@passerelle/api-client/schema';
import { fieldNames, isSameField, type WrittenText } from '../../features/revisions/written-text';

export type Draft = components['schemas']['DraftDto'];
export type DraftItem = components['schemas']['DraftItemDto'];
/** A draft's content, as the API has it. */
export type DraftContent = WrittenText;

/** Form values, all strings but the cover. */
export interface Values extends Omit<
  DraftContent,
  'domainId' | 'difficulty' | 'tags' | 'licence' | 'imageAlt'
> {
  domainId: string;
  difficulty: '' | NonNullable<DraftContent['difficulty']>;
  tags: string;
  licence: string;
  imageAlt: string;
}

export function toContent({ domainId, difficulty, tags, licence, imageAlt, ...texts }: Values): DraftContent {
  const list = tags.split(',').map((tag) => tag.trim());
  return {
    ...texts,
    title: texts.title.trim(),
    description: texts.description.trim(),
    domainId: domainId ? Number(domainId) : null,
    difficulty: difficulty || null,
    tags: list.filter(Boolean),
    licence: licence || null,
    imageAlt: (texts.image && imageAlt.trim()) || null,
  };
}

export function toValues({ domainId, difficulty, tags, licence, imageAlt, ...texts }: DraftContent): Values {
  return {
    ...texts,
    domainId: domainId === null ? '' : String(domainId),
    difficulty: difficulty ?? '',
    tags: tags.join(', '),
    licence: licence ?? '',
    imageAlt: imageAlt ?? '',
  };
}

export function isSame(one: DraftContent, other: DraftContent): boolean {
  return fieldNames.every((name) => isSameField(one, other, name));
}

/** As the form and comparisons name it. */
export const licenceLabel = (licence: string | null): string => licence ?? 'Aucune choisie';
