import { cva } from '#styles/css';
import { styled } from '#styles/jsx';
import { NavLink } from 'react-router';
import { HashLink } from './HashLink';
import type { NavigationEntry } from './navigation';

const look = cva({
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
});

const Page = styled(NavLink, look);
const Section = styled(HashLink, look);

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
