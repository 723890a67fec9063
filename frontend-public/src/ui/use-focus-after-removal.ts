import { useEffect, useRef, type RefObject } from 'react';

/**
 * When the entry of a list that had the focus has gone, the keyboard goes on from the heading of the list, or from the page if that
 * has gone with the last entry.
 * @param count of entries; undefined until they are known
 * @returns for the heading, which needs `tabIndex={-1}`
 */
export function useFocusAfterRemoval(count: number | undefined): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const isLess = count !== undefined && before.current !== undefined && count < before.current;
    before.current = count;
    if (!isLess || document.activeElement !== document.body) return;
    (heading.current ?? document.querySelector('main'))?.focus({ preventScroll: true });
  }, [count]);
  return heading;
}
