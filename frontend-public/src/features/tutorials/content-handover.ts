import type { DehydratedState } from '@tanstack/react-query';

export const CONTENT_ID = 'article';

declare global {
  interface Window {
    __content?: string;
  }
}

/**
 * Stands in the page itself, behind the text: keeps what the server wrote while nobody else has touched it. A browser
 * that translates the page changes the text from then on.
 */
export const contentScript = `window.__content=(document.getElementById('${CONTENT_ID}')||{}).innerHTML`;

/*
 * A tutorial's page holds its text twice if nobody minds: once to be read, once in the data that the page's script
 * starts from. The server leaves the second out and the browser takes it from the first, as soon as that is there.
 */

interface WithContent {
  content: string | null;
}

export function takeContentOut(state: DehydratedState): DehydratedState {
  return { ...state, queries: state.queries.map((query) => withContent(query, null)) };
}

export function putContentBack(state: DehydratedState): DehydratedState {
  const written = window.__content ?? '';
  delete window.__content;
  return { ...state, queries: state.queries.map((query) => withContent(query, written)) };
}

type DehydratedQuery = DehydratedState['queries'][number];

function withContent(query: DehydratedQuery, content: string | null): DehydratedQuery {
  const value = query.state.data as WithContent | null | undefined;
  if (!value || typeof value !== 'object' || !('content' in value)) return query;
  return { ...query, state: { ...query.state, data: { ...value, content } } };
}
