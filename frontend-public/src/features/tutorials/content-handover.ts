import type { SentAnswer } from '../../sent-answers';

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

export function takeContentOut(answers: readonly SentAnswer[]): SentAnswer[] {
  return answers.map((sent) => withContent(sent, null));
}

export function putContentBack(answers: readonly SentAnswer[]): SentAnswer[] {
  const written = window.__content ?? '';
  delete window.__content;
  return answers.map((sent) => withContent(sent, written));
}

function withContent([key, answer]: SentAnswer, content: string | null): SentAnswer {
  const value = answer as WithContent | null;
  return [key, value && typeof value === 'object' && 'content' in value ? { ...value, content } : answer];
}
