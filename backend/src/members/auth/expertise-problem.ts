import { BadRequestException } from '@nestjs/common';
import type { Appearance } from '../../platform/settings/appearance.js';

/** Built-in fields of expertise, offered unless the operator has a list; their codes always stay valid. */
const expertiseIds = [
  'programmation',
  'design',
  'marketing',
  'finance',
  'sante',
  'education',
  'langue',
  'cuisine',
  'maison',
  'musique',
  'sport',
  'technologie',
] as const;

export const UNKNOWN_EXPERTISE = 'Ce domaine d’expertise n’existe pas.';

/** @throws BadRequestException for an unknown code */
export function refuseUnknownExpertise(codes: readonly string[], { expertise }: Appearance): void {
  const known = new Set<string>([...expertiseIds, ...(expertise ?? []).map(({ code }) => code)]);
  if (codes.every((code) => known.has(code))) return;
  const message = UNKNOWN_EXPERTISE;
  throw new BadRequestException({ message, errors: { expertise: message } });
}
