import { useLocation } from 'react-router-dom';
import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';

/** Turns a `<details>` into a menu: closes with Escape, when a press or the focus leaves it, and after a navigation. */
export function useDisclosure() {
  const details = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const close = () => {
    if (details.current) details.current.open = false;
  };

  // Keeps a menu open that was opened before hydration.
  useEffect(() => close, [key]);

  useEffect(() => {
    const closeOutside = ({ target }: PointerEvent) => {
      if (!details.current?.contains(target as Node)) close();
    };
    addEventListener('pointerdown', closeOutside);
    return () => removeEventListener('pointerdown', closeOutside);
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !details.current?.open) return;
    event.preventDefault();
    close();
    details.current.querySelector('summary')?.focus();
  };

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };

  return { props: { ref: details, onKeyDown, onBlur }, close };
}
