import { queryOptions } from '@tanstack/react-query';
import type { components } from '@passerelle/api-client/schema';
import { call } from '../api/http';

export type FirstRunState = components['schemas']['FirstRunDto'];
export type StepName = FirstRunState['steps'][number]['name'];
export type DemoContent = components['schemas']['DemoContentDto'];
export type CheckedItem = components['schemas']['ChecklistDto']['items'][number];

export const firstRunQuery = queryOptions({
  queryKey: ['first-run'],
  queryFn: () => call('GET', '/api/admin/first-run'),
});

export const checklistQuery = queryOptions({
  queryKey: ['checklist'],
  queryFn: async () => (await call('GET', '/api/admin/checklist')).items,
});

export const demoContentQuery = queryOptions({
  queryKey: ['demo-content'],
  queryFn: () => call('GET', '/api/admin/demo-content'),
});

/** « 4 tutoriels, 5 membres, 14 commentaires et 2 parcours »; zero counts are left out. */
export function describeDemo({ tutorials, members, comments, paths }: DemoContent): string {
  const parts = [
    counted(tutorials, 'tutoriel'),
    counted(members, 'membre'),
    counted(comments, 'commentaire'),
    paths > 0 ? `${paths} parcours` : undefined,
  ].filter((part) => part !== undefined);
  return new Intl.ListFormat('fr', { type: 'conjunction' }).format(parts);
}

function counted(count: number, noun: string): string | undefined {
  if (count === 0) return undefined;
  return `${count} ${noun}${count > 1 ? 's' : ''}`;
}
