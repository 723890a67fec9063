import { queryOptions } from '@tanstack/react-query';
import { counted, listed } from '@passerelle/api-client/numbers';
import type { components } from '@passerelle/api-client/schema';
import { call } from '../api/http';

export type FirstRunState = components['schemas']['FirstRunDto'];
export type StepName = FirstRunState['steps'][number]['name'];
export type DemoContent = components['schemas']['DemoContentDto'];
export type CheckedItem = components['schemas']['ChecklistDto']['items'][number];

/** Props of every step. */
export interface StepProps {
  publicUrl: string;
  onDone: () => void;
}

export const firstRunQuery = queryOptions({
  queryKey: ['first-run'],
  queryFn: () => call('GET', '/api/admin/first-run'),
});

export const checklistQuery = queryOptions({
  queryKey: ['checklist'],
  queryFn: () => call('GET', '/api/admin/checklist'),
});

export const demoContentQuery = queryOptions({
  queryKey: ['demo-content'],
  queryFn: () => call('GET', '/api/admin/demo-content'),
});

/** « 4 tutoriels, 5 membres, 14 commentaires et 2 parcours »; zero counts are left out. */
export function describeDemo({ tutorials, members, comments, paths }: DemoContent): string {
  const parts = [
    tutorials > 0 && counted(tutorials, 'tutoriel'),
    members > 0 && counted(members, 'membre'),
    comments > 0 && counted(comments, 'commentaire'),
    paths > 0 && `${paths} parcours`,
  ];
  return listed(parts.filter((part) => part !== false));
}
