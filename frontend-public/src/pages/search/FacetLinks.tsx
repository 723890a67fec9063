import { Link } from 'react-router-dom';
import { Box, chakra, Heading, List, Span } from '@chakra-ui/react';
import X from '~icons/x';
import { facetGroups, type Facet } from '../../features/search/facet';
import type { Facets, SearchFilter } from '../../features/search/search';

const FacetLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minH: '8',
    px: '2.5',
    border: 'sm',
    borderColor: 'border.control',
    borderRadius: 'full',
    bg: 'bg.panel',
    color: 'fg',
    fontSize: 'sm',
    overflowWrap: 'anywhere',
    _touch: { minH: '11', minW: '11' },
    _hover: { borderColor: 'brand.solid', color: 'brand.fg' },
    '&[aria-current]': { bg: 'brand.subtle', borderColor: 'brand.solid', color: 'brand.fg' },
  },
});

interface FacetLinksProps {
  facets: Facets;
  filter: SearchFilter;
  values: URLSearchParams;
}

/** Facets as links with counts. */
export function FacetLinks({ facets, filter, values }: FacetLinksProps) {
  const groups = facetGroups(facets, filter, values);
  if (groups.length === 0) return null;
  return (
    <chakra.nav mt="6" aria-label="Affiner les résultats">
      {groups.map(({ title, facets: members }) => (
        <Box mb="5" key={title}>
          <Heading as="h2" fontSize="sm" fontFamily="body" fontWeight="semibold" mb="2">
            {title}
          </Heading>
          <List.Root flexDirection="row" gap="2" flexWrap="wrap">
            {members.map((facet) => (
              <li key={facet.label}>
                <OneFacet facet={facet} />
              </li>
            ))}
          </List.Root>
        </Box>
      ))}
    </chakra.nav>
  );
}

function OneFacet({ facet: { label, count, isChosen, search } }: { facet: Facet }) {
  return (
    <FacetLink to={`/recherche?${search}`} aria-current={isChosen || undefined}>
      {isChosen && <Span srOnly>Ne plus filtrer : </Span>}
      {label}
      <Span color={isChosen ? undefined : 'fg.muted'} fontSize="xs">
        {count}
        <Span srOnly> {count > 1 ? 'tutoriels' : 'tutoriel'}</Span>
      </Span>
      {isChosen && <X size={14} aria-hidden />}
    </FacetLink>
  );
}
