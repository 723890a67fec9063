import type { DehydratedState } from '@tanstack/react-query';

export const CONTENT_ID = 'article';

/*
 * A tutorial's page holds its text twice if nobody minds: once to be read, once in the data that the page's script
 * starts from. The server leaves the second out and the browser takes it from the first.
 */

interface WithContent {
  content: string | null;
}

export function takeContentOut(state: DehydratedState): DehydratedState {
  return { ...state, queries: state.queries.map((query) => withContent(query, null)) };
}

export function putContentBack(state: DehydratedState): DehydratedState {
  const shown = document.getElementById(CONTENT_ID)?.innerHTML ?? '';
  return { ...state, queries: state.queries.map((query) => withContent(query, shown)) };
}

type DehydratedQuery = DehydratedState['queries'][number];

function withContent(query: DehydratedQuery, content: string | null): DehydratedQuery {
  const value = query.state.data as WithContent | null | undefined;
  if (!value || typeof value !== 'object' || !('content' in value)) return query;
  return { ...query, state: { ...query.state, data: { ...value, content } } };
}
