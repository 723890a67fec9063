import type { SearchResults } from '../../features/search/search';
import { EmptyState } from '../../ui/EmptyState';

const number = (value: number) => value.toLocaleString('fr-FR');

/** What is said while the search does not know all tutorials yet: what is not found may be there. */
export function Preparing({ done, total }: NonNullable<SearchResults['preparing']>) {
  return (
    <EmptyState title="La recherche se prépare." as="p">
      <p>
        Elle connaît {number(done)} tutoriels sur {number(total)}&nbsp;: il peut manquer des résultats. Cette
        page se complète d’elle-même.
      </p>
    </EmptyState>
  );
}
