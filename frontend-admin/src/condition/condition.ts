import type { components } from '@passerelle/api-client/schema';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/http';

type SiteCondition = components['schemas']['SiteConditionDto'];
export type Check = SiteCondition['checks'][number];
export type Taken = SiteCondition['taken'][number];

/** Refetched on every mount: it changes by itself. */
export const conditionQuery = queryOptions({
  queryKey: ['condition'],
  queryFn: () => call('GET', '/api/admin/condition'),
  staleTime: 0,
});

export const diskQuery = queryOptions({
  queryKey: ['condition', 'disk'],
  queryFn: () => call('GET', '/api/admin/condition/disk'),
});

export const serverErrorsQuery = queryOptions({
  queryKey: ['server-errors'],
  queryFn: async () => (await call('GET', '/api/admin/server-errors')).errors,
  staleTime: 0,
});

interface Line {
  label: string;
  /** Screen with more details, below /admin. */
  path?: string;
}

const MAINTENANCE = '/parametres?tab=maintenance';

export const lines: Record<Check['name'], Line> = {
  database: { label: 'Base de données', path: MAINTENANCE },
  disk: { label: 'Disque' },
  mail: { label: 'Courrier', path: '/courrier' },
  translation: { label: 'Traduction' },
  pdf: { label: 'Fichiers PDF' },
  events: { label: 'Traitements', path: MAINTENANCE },
  backups: { label: 'Sauvegardes', path: MAINTENANCE },
  restorePoints: { label: 'Points de reprise', path: MAINTENANCE },
  certificate: { label: 'Certificat' },
  version: { label: 'Version' },
};

export const states = {
  good: 'Bien',
  watch: 'À surveiller',
  repair: 'À réparer',
} as const satisfies Record<Check['state'], string>;

/** Labels of what uses disk space. */
export const parts: Record<Taken['part'], string> = {
  database: 'Base de données',
  media: 'Images',
  exports: 'Fichiers à télécharger',
  search: 'Index de recherche',
  backups: 'Sauvegardes',
  logs: 'Journaux',
  outbox: 'Messages non envoyés',
  chromium: 'Navigateur des PDF',
  pages: 'Pages gardées (en mémoire)',
  pageFiles: 'Pages gardées (sur le disque)',
};

/** Consequences of freeing each. */
export const freeing: Partial<Record<Taken['part'], string>> = {
  exports:
    'PDF, EPUB et autres sont refaits quand on les redemande ; un livre commandé est à commander de nouveau.',
  logs: 'Les anciens journaux disparaissent ; celui du moment reste.',
  pages: 'Elles sont refaites à la prochaine visite.',
  pageFiles: 'Elles sont refaites à la prochaine visite.',
};

const figures = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });

export function formatBytes(bytes: number): string {
  if (bytes >= 1e9) return `${figures.format(bytes / 1e9)}\u00a0Go`;
  if (bytes >= 1e6) return `${figures.format(bytes / 1e6)}\u00a0Mo`;
  return `${figures.format(bytes / 1e3)}\u00a0ko`;
}
