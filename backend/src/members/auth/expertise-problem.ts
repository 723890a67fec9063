import { BadRequestException } from '@nestjs/common';
import type { Appearance } from '../../platform/settings/appearance.js';
import { expertiseIds } from '../users/expertise.js';

export const UNKNOWN_EXPERTISE = 'Ce domaine d’expertise n’existe pas.';

/** @throws BadRequestException for an unknown code */
export function refuseUnknownExpertise(codes: readonly string[], { expertise }: Appearance): void {
  const known = new Set<string>([...expertiseIds, ...(expertise ?? []).map(({ code }) => code)]);
  if (codes.every((code) => known.has(code))) return;
  const message = UNKNOWN_EXPERTISE;
  throw new BadRequestException({ message, errors: { expertise: message } });
}
