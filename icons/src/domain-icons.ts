/** What a domain may be drawn as; every name is a symbol of `domain-icons.svg`. */
export const domainIcons = [
  'code-xml',
  'palette',
  'megaphone',
  'list-checks',
  'languages',
  'sprout',
  'book-open',
  'calculator',
  'camera',
  'chef-hat',
  'flask-conical',
  'film',
  'globe',
  'graduation-cap',
  'hammer',
  'heart-pulse',
  'history',
  'landmark',
  'leaf',
  'lightbulb',
  'monitor',
  'music',
  'pencil-ruler',
  'scale',
  'scissors',
  'server',
  'shield',
  'tractor',
  'users',
  'wrench',
] as const;

export type DomainIconName = (typeof domainIcons)[number];

/** The one that a domain is drawn as: a book for a name that is none of them. */
export function domainIcon(name: string): DomainIconName {
  return domainIcons.find((icon) => icon === name) ?? 'book-open';
}
