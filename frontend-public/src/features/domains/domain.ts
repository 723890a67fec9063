import type { components } from '@passerelle/api-client/schema';
import { useQuery } from '@tanstack/react-query';
import { apiQuery, apiQueryOrNull } from '../../query-client';

export type Domain = components['schemas']['DomainDto'];

export const domainsQuery = () => apiQuery('/api/domains');

export const domainQuery = (key: string | number) => apiQueryOrNull('/api/domains/{key}', { path: { key } });

export function useDomains(): Domain[] {
  return useQuery(domainsQuery()).data?.domains ?? [];
}
