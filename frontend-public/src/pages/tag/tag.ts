import { apiQueryOrNull } from '../../lib/query-client';

export const tagQuery = (tag: string) => apiQueryOrNull('/api/tags/{tag}', { path: { tag } });

export const tagTutorialsQuery = (tag: string, page: { limit: number; offset: number }) =>
  apiQueryOrNull('/api/tags/{tag}/tutorials', { path: { tag }, query: page });
