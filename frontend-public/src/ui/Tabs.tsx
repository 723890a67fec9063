import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { Box, chakra, Flex } from '@chakra-ui/react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useHydrated } from './use-hydrated';

export interface Tab<Id extends string> {
  id: Id;
  label: string;
}

interface TabsProps<Id extends string> {
  label: string;
  tabs: readonly Tab<Id>[];
  children: (chosen: Id) => ReactNode;
}

const PARAMETER = 'onglet';

const TabLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '12',
    px: { base: '1.5', sm: '4' },
    borderBottomWidth: '3px',
    borderColor: 'transparent',
    color: 'fg.muted',
    fontSize: { base: 'sm', sm: 'md' },
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
    _hover: { color: 'brand.fg' },
    '&[aria-selected=true]': { color: 'fg', borderColor: 'brand.solid' },
    _focusVisible: { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '-4px' },
  },
});

/**
 * Tabs whose choice is in the address, so that it can be linked and works without JavaScript; the first tab is
 * omitted there. Arrows, Home and End move between tabs.
 */
export function Tabs<Id extends string>({ label, tabs, children }: TabsProps<Id>) {
  const navigate = useNavigate();
  const [values] = useSearchParams();
  const hydrated = useHydrated();
  const first = tabs[0]!.id;
  const chosen = tabs.find(({ id }) => id === values.get(PARAMETER))?.id ?? first;
  const addressOf = (id: Id) => (id === first ? '?' : `?${PARAMETER}=${id}`);

  function move(event: KeyboardEvent<HTMLElement>) {
    // From the focused tab: the address changes asynchronously.
    const at = tabs.findIndex(({ id }) => (event.target as Element).id === `_tab-${id}`);
    const targets: Record<string, number> = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: -1,
      ' ': at,
    };
    const target = targets[event.key];
    // Alt with an arrow goes back or forward in the history.
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const { id } = tabs.at(target % tabs.length)!;
    document.getElementById(`_tab-${id}`)?.focus();
    void navigate(addressOf(id), { replace: true, preventScrollReset: true });
  }

  return (
    <>
      <Flex
        gap={{ md: '2' }}
        overflowX="auto"
        borderBottomWidth="1px"
        borderColor="border"
        role="tablist"
        aria-label={label}
        onKeyDown={move}
      >
        {tabs.map(({ id, label: text }) => (
          <TabLink
            key={id}
            role="tab"
            id={`_tab-${id}`}
            to={addressOf(id)}
            replace
            preventScrollReset
            aria-selected={id === chosen}
            aria-controls={id === chosen ? `_panel-${id}` : undefined}
            tabIndex={hydrated && id !== chosen ? -1 : undefined}
          >
            {text}
          </TabLink>
        ))}
      </Flex>
      <Box
        py={{ base: '6', md: '8' }}
        role="tabpanel"
        id={`_panel-${chosen}`}
        aria-labelledby={`_tab-${chosen}`}
      >
        {children(chosen)}
      </Box>
    </>
  );
}
