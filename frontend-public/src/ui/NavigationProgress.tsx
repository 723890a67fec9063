import { css } from '#styles/css';
import { useSyncExternalStore } from 'react';
import { isNavigating, subscribe } from '../router/router';

/** Progress line while the next page's chunk loads. */
export function NavigationProgress() {
  const pending = useSyncExternalStore(subscribe, isNavigating, () => false);
  if (!pending) return null;
  return (
    <div
      className={css({
        position: 'fixed',
        top: '0',
        insetInline: '0',
        h: '3px',
        zIndex: 'skipLink',
        bg: 'brand.solid',
        transformOrigin: '0 0',
        animation: 'pulse 1s ease-in-out infinite',
      })}
      role="progressbar"
      aria-label="Chargement de la page"
    />
  );
}
