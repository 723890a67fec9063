import { chakra } from '@chakra-ui/react';
import { NavLink } from 'react-router';
import { HashLink } from './HashLink';
import type { NavigationEntry } from './navigation';

const look = {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '11',
    px: { base: '3', lg: '2', xl: '2.5' },
    borderRadius: 'md',
    color: 'fg.muted',
    fontSize: { base: 'md', lg: 'sm' },
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    transition: 'color',
    transitionDuration: 'fast',
    _hover: { color: 'brand.fg' },
    _currentPage: { color: 'fg', fontWeight: 'semibold' },
  },
} as const;

const Page = chakra(NavLink, look);
const Section = chakra(HashLink, look);

export function NavigationLink({ label, target, onClick }: NavigationEntry & { onClick?: () => void }) {
  if (target.startsWith('#')) {
    return (
      <Section hash={target} onClick={onClick}>
        {label}
      </Section>
    );
  }
  return (
    <Page to={target} end={target === '/'} onClick={onClick}>
      {label}
    </Page>
  );
}
