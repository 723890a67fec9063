import { focusArrival } from '@passerelle/api-client/arrival';
import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { useLocation } from '../../router/location';
import { useHydrated } from '../../ui/use-hydrated';

/**
 * Goes to the heading that the address names once the article is there: whoever follows a link within the site is shown
 * the page before its text has come. A page that is loaded, or gone back to, is the browser’s own matter.
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
    // What nobody can decode names nothing.
    return '';
  }
}
