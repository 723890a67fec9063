import { Box } from '@chakra-ui/react';
import SlidersHorizontal from '~icons/sliders-horizontal';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { SummaryButton } from '../../ui/controls';
import { FoldOnSmallScreens } from '../../ui/FoldOnSmallScreens';

interface FilterFoldProps {
  /** The search's parameters; without any, there are no results the filters could push down. */
  address: string;
  children: ReactNode;
}

/** Collapses the filters on small screens once there are results. */
export function FilterFold({ address, children }: FilterFoldProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  const shown = useRef(address);
  // Before paint: browsers blur elements that become hidden.
  useLayoutEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    const focused = document.activeElement;
    fold.current!.open = address === '';
    // The focused element may be hidden now.
    if (fold.current!.contains(focused) && !focused!.checkVisibility({ contentVisibilityAuto: true }))
      fold.current!.querySelector('summary')!.focus();
  }, [address]);
  return (
    <FoldOnSmallScreens openFrom="lg" ref={fold} open={address === ''}>
      <SummaryButton variant="outline" w="full">
        <SlidersHorizontal size={18} aria-hidden /> Modifier la recherche
      </SummaryButton>
      <Box mt={{ base: '4', lg: '0' }}>{children}</Box>
    </FoldOnSmallScreens>
  );
}
