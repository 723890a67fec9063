import { useLocation } from 'react-router-dom';
import { chakra, Text } from '@chakra-ui/react';
import ChevronLeft from '~icons/chevron-left';
import ChevronRight from '~icons/chevron-right';
import { ButtonLink } from './controls';

/** The API accepts page numbers up to this many entries from the nearer end of a list. */
const DEEPEST = 10_000;

interface PaginationProps {
  /** From 1. */
  page: number;
  pageSize: number;
  total: number;
  /** Other parameters of the links, if they differ from the current address. */
  search?: string;
}

/** Links to the previous and next page (`page` parameter). Renders nothing for a single page. */
export function Pagination({ page, pageSize, total, search }: PaginationProps) {
  const present = useLocation().search;
  const last = Math.ceil(total / pageSize);
  if (last <= 1) return null;
  const isNextWithinReach = Math.min(page * pageSize, total - (page + 1) * pageSize) <= DEEPEST;

  function addressOf(wanted: number): string {
    const values = new URLSearchParams(search ?? present);
    if (wanted > 1) values.set('page', String(wanted));
    else values.delete('page');
    return `?${values}`;
  }

  return (
    <chakra.nav
      display="flex"
      alignItems="center"
      justifyContent="center"
      gap="4"
      mt="10"
      flexWrap="wrap"
      aria-label="Pages"
    >
      {page > 1 && (
        <ButtonLink variant="outline" to={addressOf(page - 1)} rel="prev">
          <ChevronLeft size={18} aria-hidden /> Page précédente
        </ButtonLink>
      )}
      <Text color="fg.muted" aria-current="page">
        Page {page} sur {last}
      </Text>
      {page < last && !isNextWithinReach && (
        <Text color="fg.muted" flexBasis="full" textAlign="center">
          Pour voir la suite, précisez votre recherche ou changez l’ordre.
        </Text>
      )}
      {page < last && isNextWithinReach && (
        <ButtonLink variant="outline" to={addressOf(page + 1)} rel="next">
          Page suivante <ChevronRight size={18} aria-hidden />
        </ButtonLink>
      )}
    </chakra.nav>
  );
}
