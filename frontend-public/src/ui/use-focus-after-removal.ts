import { useEffect, useRef, type RefObject } from 'react';

/**
 * When the focused entry of a list disappears, moves the focus to the heading of the list, or to the main content if the
 * heading has disappeared with the last entry.
 * @param count number of entries; undefined until they are known
 * @returns ref of the heading, which needs `tabIndex={-1}`
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
