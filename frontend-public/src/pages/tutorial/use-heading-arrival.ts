import { focusArrival } from '@passerelle/api-client/arrival';
import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { useLocation } from '../../router/location';
import { useHydrated } from '../../ui/use-hydrated';

/**
 * Scrolls to the heading in the hash once the article is rendered: a client-side navigation shows the page before its
 * text is loaded. After a document load or a traversal the browser scrolls by itself.
 */
export function useHeadingArrival(article: RefObject<HTMLElement | null>): void {
  const isTakenOver = !useHydrated();
  const { hash, cause } = useLocation();
  const arrive = useEffectEvent(() => {
    if (isTakenOver || cause === 'load' || cause === 'traverse' || !hash) return;
    const heading = document.getElementById(decoded(hash));
    if (!heading || !article.current!.contains(heading)) return;
    heading.scrollIntoView();
    focusArrival(article.current!, hash);
  });
  useLayoutEffect(() => arrive(), []);
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    // A malformed escape sequence matches no heading.
    return '';
  }
}
