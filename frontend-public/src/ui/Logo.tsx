import { Link } from 'react-router-dom';
import { chakra, Span } from '@chakra-ui/react';
import { useSite } from '../lib/site';

const HomeLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: '11',
    minW: '0',
    maxW: { base: 'full', nav: '80' },
    '& > :first-child': { flexShrink: '0' },
    color: 'fg',
    fontFamily: 'heading',
    fontSize: 'xl',
    fontWeight: 'bold',
    letterSpacing: 'tight',
  },
});

export function Logo() {
  const { name, look } = useSite();
  return (
    <HomeLink to="/" aria-label={`${name}, accueil`}>
      {look?.logo ? (
        <chakra.img css={{ h: '8' }} src={look.logo} alt="" />
      ) : (
        <chakra.svg
          css={{ w: '8', h: '8', color: 'brand.solid', fill: 'none', stroke: 'currentColor' }}
          viewBox="0 0 32 32"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden
        >
          <path d="M2 15 C 9 8, 23 8, 30 15" strokeWidth="3.2" />
          <path
            d="M4 25 V 21 a 4 4 0 0 1 8 0 V 25 M 12 25 V 21 a 4 4 0 0 1 8 0 V 25 M 20 25 V 21 a 4 4 0 0 1 8 0 V 25"
            strokeWidth="2.2"
          />
        </chakra.svg>
      )}
      <Span overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap" title={name}>
        {name}
      </Span>
    </HomeLink>
  );
}
