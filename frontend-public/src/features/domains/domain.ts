import type { components } from '@passerelle/api-client/schema';
import { useQuery } from '@tanstack/react-query';
import { apiQuery, apiQueryOrNull } from '../../lib/query-client';

export type Domain = components['schemas']['DomainDto'];

export const domainsQuery = () => apiQuery('/api/domains');

export const domainQuery = (key: string | number) => apiQueryOrNull('/api/domains/{key}', { path: { key } });

export function useDomains(): Domain[] {
  return useQuery(domainsQuery()).data?.domains ?? [];
}

/** Listed domains plus the text's current one, which may be hidden or merged. */
export function useDomainsWith(ownId: number | null): Domain[] {
  const listed = useQuery(domainsQuery()).data?.domains;
  const isUnlisted = ownId !== null && listed !== undefined && !listed.some(({ id }) => id === ownId);
  const { data: own } = useQuery({ ...domainQuery(ownId ?? 0), enabled: isUnlisted });
  if (!isUnlisted || !own) return listed ?? [];
  // The API answers for a merged domain with the one that contains it now.
  return [...listed.filter(({ id }) => id !== own.id), { ...own, id: ownId }];
}
