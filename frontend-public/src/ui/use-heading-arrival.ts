import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { elementNamed, focusArrival } from '@passerelle/api-client/arrival';
import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { useHydrated } from './use-hydrated';

/**
 * Scrolls to the heading in the hash once the part of the page that contains it is rendered, which may be after a
 * client-side navigation has ended. After a document load or a traversal the browser scrolls by itself.
 * @param part may be the heading itself
 */
export function useHeadingArrival(part: RefObject<HTMLElement | null>): void {
  const isHydrating = !useHydrated();
  const { hash } = useLocation();
  const cause = useNavigationType();
  const arrive = useEffectEvent(() => {
    if (isHydrating || cause === NavigationType.Pop || !hash) return;
    const heading = elementNamed(hash);
    if (!heading || !part.current!.contains(heading)) return;
    heading.scrollIntoView();
    focusArrival(part.current!, hash);
  });
  useLayoutEffect(() => arrive(), []);
}
