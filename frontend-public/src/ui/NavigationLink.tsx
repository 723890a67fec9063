import { cva } from '#styles/css';
import { styled } from '#styles/jsx';
import { Link } from '../router/Link';
import { useLocation } from '../router/location';
import { HashLink } from './HashLink';
import type { SiteLink } from '../lib/site';

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
    _notSwitching: { transition: 'color', transitionDuration: 'fast' },
    _hover: { color: 'brand.fg' },
    _currentPage: { color: 'fg', fontWeight: 'semibold' },
  },
});

const Page = styled(Link, look);
const Section = styled(HashLink, look);

interface NavigationLinkProps {
  link: SiteLink;
  onClick?: () => void;
}

export function NavigationLink({ link: [label, href], onClick }: NavigationLinkProps) {
  const { pathname } = useLocation();
  if (href.startsWith('#')) {
    return (
      <Section hash={href} onClick={onClick}>
        {label}
      </Section>
    );
  }
  return (
    <Page to={href} aria-current={isWithin(href, pathname) ? 'page' : undefined} onClick={onClick}>
      {label}
    </Page>
  );
}

/** Matches a page and those below it; the home page matches itself only. */
const isWithin = (path: string, pathname: string): boolean =>
  pathname === path || (path !== '/' && pathname.startsWith(`${path}/`));
