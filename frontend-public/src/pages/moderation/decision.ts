import type { Answer } from '../../lib/query-client';

export type Told = Answer<'/api/decisions/{token}'>;

export const sanctionLabels: Record<Told['sanction'], string> = {
  none: 'Aucune',
  warn: 'Avertissement',
  suspend: 'Compte suspendu',
};
