import type { components } from '@passerelle/api-client/schema';
import type { levels } from '../../features/tutorials/catalogue';

export type Draft = components['schemas']['DraftDto'];
export type DraftItem = components['schemas']['DraftItemDto'];
type Difficulty = (typeof levels)[number];

/** The fields of the form. */
export interface Values {
  title: string;
  description: string;
  domainId: string;
  difficulty: '' | Difficulty;
  tags: string;
  /** Has no field: the cover stays the one there is. */
  image: string | null;
  source: string;
}

/** What a draft says, as the server has it. */
export interface DraftContent {
  title: string;
  description: string;
  domainId: number | null;
  difficulty: Difficulty | null;
  tags: string[];
  image: string | null;
  source: string;
}

export const nothing: DraftContent = {
  title: '',
  description: '',
  domainId: null,
  difficulty: null,
  tags: [],
  image: null,
  source: '',
};

const names = Object.keys(nothing) as (keyof DraftContent)[];

export function toContent({
  title,
  description,
  domainId,
  difficulty,
  tags,
  image,
  source,
}: Values): DraftContent {
  const list = tags.split(',').map((tag) => tag.trim());
  return {
    title: title.trim(),
    description: description.trim(),
    domainId: domainId ? Number(domainId) : null,
    difficulty: difficulty || null,
    tags: list.filter(Boolean),
    image,
    source,
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

/** Of a draft, a tutorial or one of its versions, which say more than that. */
export function contentOf(said: DraftContent): DraftContent {
  const { title, description, domainId, difficulty, tags, image, source } = said;
  return { title, description, domainId, difficulty, tags, image, source };
}

export function isSameField(one: DraftContent, other: DraftContent, name: keyof DraftContent): boolean {
  if (name === 'tags') return one.tags.join('\n') === other.tags.join('\n');
  return one[name] === other[name];
}

export function isSame(one: DraftContent, other: DraftContent): boolean {
  return names.every((name) => isSameField(one, other, name));
}
