import { cva } from '#styles/css';
import { styled } from '#styles/jsx';
import { NavLink } from 'react-router';
import { HashLink } from './HashLink';
import type { SiteLink } from './site';

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

interface NavigationLinkProps {
  link: SiteLink;
  onClick?: () => void;
}

export function NavigationLink({ link: [label, href], onClick }: NavigationLinkProps) {
  if (href.startsWith('#')) {
    return (
      <Section hash={href} onClick={onClick}>
        {label}
      </Section>
    );
  }
  return (
    <Page to={href} end={href === '/'} onClick={onClick}>
      {label}
    </Page>
  );
}
