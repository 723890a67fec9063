import { queryOptions } from '@tanstack/react-query';
import type { components } from '@passerelle/api-client/schema';
import { call } from '../api/http';
import { whileTyping } from '../api/query-client';

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
    ...whileTyping,
  });

/** The built-in text of a page, as Markdown to start from. During maintenance only administrators get it, by their cookie. */
export const builtInQuery = (page: string) =>
  queryOptions({
    queryKey: ['pages', page, 'built-in'],
    queryFn: async () => {
      const response = await fetch(`/${page}`, { credentials: 'include' });
      const { markdownOf } = await import('./markdown-of');
      const html = await response.text();
      // Without the head, whose styles the policy of the console does not allow.
      const shown = new DOMParser().parseFromString(html.slice(html.indexOf('<body')), 'text/html');
      const text = shown.querySelector('main .prose');
      // Otherwise the editor would be empty, as if the page were.
      if (!response.ok || !text) throw new Error(`The page /${page} shows no text.`);
      return markdownOf(text);
    },
  });
