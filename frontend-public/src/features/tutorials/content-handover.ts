import type { DehydratedQuery } from '../../hydrated-queries';

export const CONTENT_ID = '_article';

declare global {
  interface Window {
    __content?: string;
  }
}

/**
 * Inline script after the article. Stores the server's HTML before anything can alter the DOM, such as a browser's
 * translator.
 */
export const contentScript = `window.__content=(document.getElementById('${CONTENT_ID}')||{}).innerHTML`;

/*
 * Without this, the page would carry the article twice: as HTML and in the hydration state. The server strips it from
 * the state, and the browser restores it from the HTML before hydration.
 */

interface WithContent {
  content: string | null;
}

export function takeContentOut(answers: readonly DehydratedQuery[]): DehydratedQuery[] {
  return answers.map((sent) => withContent(sent, null));
}

export function putContentBack(answers: readonly DehydratedQuery[]): DehydratedQuery[] {
  const written = window.__content ?? '';
  delete window.__content;
  return answers.map((sent) => withContent(sent, written));
}

function withContent([key, answer]: DehydratedQuery, content: string | null): DehydratedQuery {
  const value = answer as WithContent | null;
  return [key, value && typeof value === 'object' && 'content' in value ? { ...value, content } : answer];
}
