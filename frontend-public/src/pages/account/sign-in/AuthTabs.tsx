import { Link, useNavigate } from 'react-router-dom';
import { chakra, Flex } from '@chakra-ui/react';
import type { KeyboardEvent } from 'react';
import { useHydrated } from '../../../ui/use-hydrated';

const tabs = { login: 'Connexion', register: 'Inscription' } as const;
export type AuthTab = keyof typeof tabs;

const Tab = chakra(Link, {
  base: {
    flex: '1',
    py: '2.5',
    borderRadius: 'sm',
    color: 'fg.muted',
    fontWeight: 'semibold',
    textAlign: 'center',
    _hover: { color: 'brand.fg' },
    '&[aria-selected=true]': { bg: { base: 'bg.panel', _dark: 'bg.muted' }, color: 'fg', boxShadow: 'card' },
  },
});

/** The panel of a tab. */
export const panelOf = (tab: AuthTab) => ({
  role: 'tabpanel',
  id: `_auth-${tab}`,
  'aria-labelledby': `_auth-tab-${tab}`,
});

/** Tabs with addresses of their own; arrows move between them. */
export function AuthTabs({ chosen, search }: { chosen: AuthTab; search: string }) {
  const navigate = useNavigate();
  // Without scripts no arrow key leads to the other tab.
  const hydrated = useHydrated();
  const pathOf = (tab: AuthTab) => `/auth/${tab}${search}`;

  function move(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    // Alt with an arrow goes back or forward in the history.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const other = chosen === 'login' ? 'register' : 'login';
    document.getElementById(`_auth-tab-${other}`)?.focus();
    void navigate(pathOf(other), { preventScrollReset: true });
  }

  return (
    <Flex
      gap="1"
      p="1"
      borderRadius="md"
      bg="bg.sunken"
      role="tablist"
      aria-label="Connexion ou inscription"
      onKeyDown={move}
    >
      {(Object.keys(tabs) as AuthTab[]).map((tab) => (
        <Tab
          key={tab}
          role="tab"
          id={`_auth-tab-${tab}`}
          to={pathOf(tab)}
          preventScrollReset
          aria-selected={tab === chosen}
          aria-controls={tab === chosen ? `_auth-${tab}` : undefined}
          tabIndex={hydrated && tab !== chosen ? -1 : undefined}
        >
          {tabs[tab]}
        </Tab>
      ))}
    </Flex>
  );
}
