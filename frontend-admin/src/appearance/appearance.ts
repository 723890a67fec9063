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
  // What is being changed is not to change under one's hands.
  refetchOnWindowFocus: false,
});

/** Of a form what the server is to know; a text that has been emptied goes back to what is built in. */
export function changesOf(names: readonly AppearanceName[], values: Partial<Appearance>): AppearanceChanges {
  const isEmpty = (name: AppearanceName) =>
    values[name] === '' || ((name === 'homeSteps' || name === 'expertise') && values[name]?.length === 0);
  return Object.fromEntries(names.map((name) => [name, isEmpty(name) ? null : values[name]]));
}
