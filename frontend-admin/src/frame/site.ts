import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../api/http';
import { setSiteZone } from '@passerelle/api-client/dates';

/** What everybody may know of the site’s settings. */
export const siteQuery = queryOptions({
  queryKey: ['site'],
  queryFn: async () => {
    const site = await call('GET', '/api/settings');
    setSiteZone(site.timeZone);
    return site;
  },
});

/** What the site is called: nothing until that is known. */
export function useSite(): { siteName: string } {
  return { siteName: useQuery(siteQuery).data?.siteName ?? '' };
}

/** The title of the window while a screen of that name is shown. */
export function useWindowTitle(screen: string): string {
  const { siteName } = useSite();
  return [screen, 'Administration', siteName].filter(Boolean).join(' – ');
}
