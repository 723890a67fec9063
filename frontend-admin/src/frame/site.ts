import { queryOptions, useQuery } from '@tanstack/react-query';
import { setSiteZone } from '@passerelle/api-client/dates';
import { call } from '../api/http';

/** The public part of the site’s settings. */
export const siteQuery = queryOptions({
  queryKey: ['site'],
  queryFn: async () => {
    const site = await call('GET', '/api/settings');
    setSiteZone(site.timeZone);
    return site;
  },
});

/** The site’s name, empty until loaded, and its own logo. */
export function useSite(): { siteName: string; logo: string | undefined } {
  const { data } = useQuery(siteQuery);
  return { siteName: data?.siteName ?? '', logo: data?.logo };
}

/** Window title for a screen. */
export function useWindowTitle(screen: string): string {
  const { siteName } = useSite();
  return [screen, 'Administration', siteName].filter(Boolean).join(' – ');
}
