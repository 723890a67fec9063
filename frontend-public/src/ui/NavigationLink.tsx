import { Link, useLocation } from 'react-router-dom';
import { chakra } from '@chakra-ui/react';
import { navigationLink } from '../theme/recipes';
import { HashLink } from './HashLink';
import type { SiteLink } from '../lib/site';

const Page = chakra(Link, navigationLink);
const Section = chakra(HashLink, navigationLink);

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
