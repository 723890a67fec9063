import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useLocation } from '../router/location';

/** What a details element needs to be a menu: it closes with Escape, with a press elsewhere and when one has gone on. */
export function useFold() {
  const details = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const close = () => {
    if (details.current) details.current.open = false;
  };

  // One that was open before its code came stays open.
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
