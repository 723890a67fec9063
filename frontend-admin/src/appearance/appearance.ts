import { queryOptions } from '@tanstack/react-query';
import type { Body } from '@passerelle/api-client/call';
import type { components } from '@passerelle/api-client/schema';
import { changesOf } from '../api/data-provider';
import { call } from '../api/http';
import { whileTyping } from '../api/query-client';

export type Appearance = components['schemas']['AppearanceDto'];
type AppearanceChanges = Body<'PATCH', '/api/admin/appearance'>;
export type AppearanceName = keyof AppearanceChanges;

export const appearanceQuery = queryOptions({
  queryKey: ['appearance'],
  queryFn: () => call('GET', '/api/admin/appearance'),
  ...whileTyping,
});

/** Lists for which an empty one restores the built-in list. */
const restored = ['homeSteps', 'expertise'];

/** The changed fields; an emptied text becomes null, which restores the built-in one. */
export function toSave(appearance: Appearance, values: Partial<Appearance>): AppearanceChanges {
  const isEmpty = (name: string, value: unknown) =>
    value === '' || (restored.includes(name) && Array.isArray(value) && value.length === 0);
  const chosen = Object.entries(values).map(([name, value]) => [name, isEmpty(name, value) ? null : value]);
  return changesOf(Object.fromEntries(chosen) as object, appearance);
}
