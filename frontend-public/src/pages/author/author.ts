import type { components } from '@passerelle/api-client/schema';
import { apiQueryOrNull } from '../../lib/query-client';

export type AuthorPage = components['schemas']['AuthorPageDto'];

export const authorQuery = (id: number) => apiQueryOrNull('/api/authors/{id}', { path: { id } });

export const authorTutorialsQuery = (id: number, page: { limit: number; offset: number }) =>
  apiQueryOrNull('/api/authors/{id}/tutorials', { path: { id }, query: page });
