import { Box, chakra, Flex, Heading, VisuallyHidden } from '@chakra-ui/react';
import X from '~icons/x';
import { Link } from 'react-router';
import { facetGroups, type Facet } from '../../features/search/facet';
import type { Facets, SearchFilter } from '../../features/search/search';
import { touchTarget } from '../../theme/recipes';

const FacetLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minH: '8',
    px: '2.5',
    border: '1px solid',
    borderColor: 'border.control',
    borderRadius: 'full',
    bg: 'bg.panel',
    color: 'fg',
    fontSize: 'sm',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    ...touchTarget,
    _hover: { borderColor: 'brand.solid', color: 'brand.fg' },
    '&[aria-current]': { bg: 'brand.subtle', borderColor: 'brand.solid', color: 'brand.fg' },
  },
});

interface FacetLinksProps {
  facets: Facets;
  filter: SearchFilter;
  values: URLSearchParams;
}

/** Filters as links, each with how many tutorials it leaves. */
export function FacetLinks({ facets, filter, values }: FacetLinksProps) {
  const groups = facetGroups(facets, filter, values);
  if (groups.length === 0) return null;
  return (
    <chakra.nav aria-label="Affiner les résultats" mt="6">
      {groups.map(({ title, facets: members }) => (
        <Box key={title} mb="5">
          <Heading as="h2" fontSize="sm" fontFamily="body" fontWeight="semibold" mb="2">
            {title}
          </Heading>
          <Flex as="ul" listStyleType="none" gap="2" wrap="wrap">
            {members.map((facet) => (
              <li key={facet.label}>
                <OneFacet facet={facet} />
              </li>
            ))}
          </Flex>
        </Box>
      ))}
    </chakra.nav>
  );
}

function OneFacet({ facet: { label, count, isChosen, search } }: { facet: Facet }) {
  return (
    <FacetLink to={`/recherche?${search}`} aria-current={isChosen || undefined}>
      {isChosen && <VisuallyHidden>Ne plus filtrer : </VisuallyHidden>}
      {label}
      <Box as="span" color={isChosen ? undefined : 'fg.muted'} fontSize="xs">
        {count}
        <VisuallyHidden> {count > 1 ? 'tutoriels' : 'tutoriel'}</VisuallyHidden>
      </Box>
      {isChosen && <X size={14} aria-hidden />}
    </FacetLink>
  );
}
