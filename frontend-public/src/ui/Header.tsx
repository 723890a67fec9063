import { Link } from 'react-router-dom';
import { Box, chakra, Container, Flex } from '@chakra-ui/react';
import Search from '~icons/search';
import type { ReactNode } from 'react';
import { Logo } from './Logo';
import { MobileMenu } from './MobileMenu';
import { navigation, SEARCH_FIELD_ID, useNavigation } from '../lib/navigation';
import { NavigationLink } from './NavigationLink';
import { ThemeToggle } from './ThemeToggle';

const Bar = chakra('header', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: 'header',
    borderBottomWidth: '1px',
    borderColor: 'transparent',
    bg: 'bg',
    '[data-scrolled] &': {
      bg: 'bg/82',
      borderColor: 'border',
    },
  },
});

const SearchField = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    h: '10',
    px: '3',
    border: 'sm',
    borderColor: 'border',
    borderRadius: 'full',
    bg: 'bg.panel',
    color: 'fg.muted',
    fontSize: 'sm',
    _hover: { borderColor: 'brand.solid', color: 'fg' },
  },
});

export interface HeaderProps {
  /** The member's corner, in the header and in the menu of small screens. */
  account: ReactNode;
  mobileAccount: ReactNode;
  bell: ReactNode;
  /** Shown in the menu of small screens. */
  searchBox: ReactNode;
}

export function Header({ account, mobileAccount, bell, searchBox }: HeaderProps) {
  return (
    <Bar className="site-header">
      <Container display="flex" alignItems="center" gap="2" minH="header">
        <Logo />
        <chakra.nav
          display="flex"
          hideBelow="nav"
          flexWrap="wrap"
          ms={{ nav: '2', xl: '4' }}
          flex="1"
          aria-label="Navigation principale"
        >
          {useNavigation(navigation).map((link) => (
            <NavigationLink key={link[0]} link={link} />
          ))}
        </chakra.nav>
        <Flex flex={{ base: '1', nav: '0' }} />
        <SearchField
          to="/recherche"
          state={{ startsAt: SEARCH_FIELD_ID }}
          aria-label="Rechercher un tutoriel"
          hideBelow="xl"
        >
          <Search size={16} aria-hidden />
          Rechercher…
        </SearchField>
        <ThemeToggle />
        {bell}
        <Box hideBelow="nav">{account}</Box>
        <MobileMenu account={mobileAccount} searchBox={searchBox} />
      </Container>
    </Bar>
  );
}
