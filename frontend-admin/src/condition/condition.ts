import type { components } from '@passerelle/api-client/schema';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/http';
import { paths } from '../paths';

type SiteCondition = components['schemas']['SiteConditionDto'];
export type Check = SiteCondition['checks'][number];
export type Taken = SiteCondition['taken'][number];

export const conditionQuery = queryOptions({
  queryKey: ['condition'],
  queryFn: () => call('GET', '/api/admin/condition'),
});

export const diskQuery = queryOptions({
  queryKey: ['condition', 'disk'],
  queryFn: () => call('GET', '/api/admin/condition/disk'),
});

export const serverErrorsQuery = queryOptions({
  queryKey: ['server-errors'],
  queryFn: async () => (await call('GET', '/api/admin/server-errors')).errors,
});

interface Line {
  label: string;
  /** Screen with more details, below /admin. */
  path?: string;
}

export const lines: Record<Check['name'], Line> = {
  database: { label: 'Base de données', path: paths.maintenance },
  disk: { label: 'Disque' },
  mail: { label: 'Courrier', path: paths.mail },
  translation: { label: 'Traduction' },
  pdf: { label: 'Fichiers PDF' },
  events: { label: 'Traitements', path: paths.maintenance },
  backups: { label: 'Sauvegardes', path: paths.maintenance },
  restorePoints: { label: 'Points de reprise', path: paths.maintenance },
  address: { label: 'Adresse' },
  certificate: { label: 'Certificat' },
  version: { label: 'Version' },
};

/** Labels of the kinds of data that use disk space. */
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

/** Consequences of freeing each kind. */
export const freeing: Partial<Record<Taken['part'], string>> = {
  exports:
    'PDF, EPUB et autres sont refaits quand on les redemande ; un livre commandé est à commander de nouveau.',
  logs: 'Les anciens journaux disparaissent ; celui du moment reste.',
  pages: 'Elles sont refaites à la prochaine visite.',
  pageFiles: 'Elles sont refaites à la prochaine visite.',
};
