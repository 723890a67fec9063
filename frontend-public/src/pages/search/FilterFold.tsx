import { css } from '#styles/css';
import SlidersHorizontal from '~icons/sliders-horizontal';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { SummaryButton } from '../../ui/controls';
import { FoldOnSmallScreens } from '../../ui/FoldOnSmallScreens';

interface FilterFoldProps {
  /** The parameters of the search; with none there is nothing found yet that the filters could hide. */
  address: string;
  children: ReactNode;
}

/** On small screens the filters step aside for what was found. */
export function FilterFold({ address, children }: FilterFoldProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  const shown = useRef(address);
  // Before it is painted: a browser takes the focus from what it no longer shows.
  useLayoutEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    const focused = document.activeElement;
    fold.current!.open = address === '';
    // What had the focus may be folded away now.
    if (fold.current!.contains(focused) && !focused!.checkVisibility({ contentVisibilityAuto: true }))
      fold.current!.querySelector('summary')!.focus();
  }, [address]);
  return (
    <FoldOnSmallScreens openFrom="lg" ref={fold} open={address === ''}>
      <SummaryButton variant="outline" css={{ w: 'full' }}>
        <SlidersHorizontal size={18} aria-hidden /> Modifier la recherche
      </SummaryButton>
      <div className={css({ mt: { base: '4', lg: '0' } })}>{children}</div>
    </FoldOnSmallScreens>
  );
}
