import { css } from '#styles/css';
import { useNavigation } from 'react-router';

/** A thin line at the top while the code of the next page is on its way. */
export function NavigationProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
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
