import { queryOptions } from '@tanstack/react-query';
import type { Body } from '@passerelle/api-client/call';
import type { components } from '@passerelle/api-client/schema';
import { call } from '../api/http';

export type Appearance = components['schemas']['AppearanceDto'];
export type AppearanceChanges = Body<'PATCH', '/api/admin/appearance'>;
export type AppearanceName = keyof AppearanceChanges;

export const appearanceQuery = queryOptions({
  queryKey: ['appearance'],
  queryFn: () => call('GET', '/api/admin/appearance'),
  // A refetch would overwrite what is being typed.
  refetchOnWindowFocus: false,
});

/** Request body of a form; an emptied text becomes null, which restores the built-in one. */
export function changesOf(names: readonly AppearanceName[], values: Partial<Appearance>): AppearanceChanges {
  const isEmpty = (name: AppearanceName) =>
    values[name] === '' || ((name === 'homeSteps' || name === 'expertise') && values[name]?.length === 0);
  return Object.fromEntries(names.map((name) => [name, isEmpty(name) ? null : values[name]]));
}
