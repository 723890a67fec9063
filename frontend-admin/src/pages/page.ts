import { queryOptions } from '@tanstack/react-query';
import type { components } from '@passerelle/api-client/schema';
import { call } from '../api/http';

export type SitePage = components['schemas']['SitePageDto'];
export type SitePageFile = components['schemas']['SitePageFileDto'];

export const pagesQuery = queryOptions({
  queryKey: ['pages'],
  queryFn: async () => (await call('GET', '/api/admin/pages')).pages,
});

export const pageQuery = (page: string) =>
  queryOptions({
    queryKey: ['pages', page],
    queryFn: () => call('GET', '/api/admin/pages/{page}', { path: { page } }),
    // A refetch would overwrite what is being typed.
    refetchOnWindowFocus: false,
  });

/** The built-in text of a page, as Markdown to start from. */
export const builtInQuery = (page: string) =>
  queryOptions({
    queryKey: ['pages', page, 'built-in'],
    queryFn: async () => {
      const response = await fetch(`/${page}`, { credentials: 'omit' });
      const { markdownOf } = await import('./markdown-of');
      const shown = new DOMParser().parseFromString(await response.text(), 'text/html');
      const text = shown.querySelector('main .prose');
      return text ? markdownOf(text) : '';
    },
  });
