/** Icons that a domain can have; each is a symbol in `domain-icons.svg`. */
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

/** Icon of a domain; a book for an unknown name. */
export function domainIcon(name: string): DomainIconName {
  return domainIcons.find((icon) => icon === name) ?? 'book-open';
}
