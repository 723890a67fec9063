import type { components } from '@passerelle/api-client/schema';

/**
 * The fields that authors write, in drafts and versions, with their empty values. Comparing, merging and storing texts
 * go by this list: a new field needs a line here, a label below and an input in the form.
 */
export const nothing = {
  title: '',
  description: '',
  domainId: null,
  difficulty: null,
  tags: [],
  image: null,
  source: '',
  licence: null,
  imageAlt: null,
} satisfies Partial<components['schemas']['DraftDto']>;

export type FieldName = keyof typeof nothing;
/** In drafts the domain is optional. */
export type WrittenText = Pick<components['schemas']['DraftDto'], FieldName>;

export const fieldLabels: Record<FieldName, string> = {
  title: 'Titre',
  description: 'Description',
  domainId: 'Domaine',
  difficulty: 'Niveau',
  tags: 'Étiquettes',
  image: 'Couverture',
  source: 'Texte',
  licence: 'Licence',
  imageAlt: 'Ce que montre la couverture',
};

export const fieldNames = Object.keys(nothing) as FieldName[];

/** Picks these fields from a draft, a tutorial or one of its versions. */
export function contentOf(text: WrittenText): WrittenText {
  return Object.fromEntries(fieldNames.map((name) => [name, text[name]])) as unknown as WrittenText;
}

export function isSameField(one: WrittenText, other: WrittenText, name: FieldName): boolean {
  if (name === 'tags') return one.tags.join('\n') === other.tags.join('\n');
  // Copies on devices may be older than a field.
  return (one[name] ?? null) === (other[name] ?? null);
}
