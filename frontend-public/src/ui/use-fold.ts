import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useLocation } from '../router/location';

/** Turns a `<details>` into a menu: closes with Escape, on a press outside and after a navigation. */
export function useFold() {
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

  return { props: { ref: details, onKeyDown }, close };
}
