import { css } from '#styles/css';
import type { SearchResults } from '../../features/search/search';
import { TextLink } from '../../ui/controls';
import { EmptyState } from '../../ui/EmptyState';
import { RequestTutorial } from './RequestTutorial';
import { pathOfTutorial } from '../../lib/paths';

interface NothingFoundProps {
  text: string;
  nearest: SearchResults['nearest'];
}

/** No results: nearest tutorials and a request form. */
export function NothingFound({ text, nearest }: NothingFoundProps) {
  return (
    <>
      <EmptyState title="Aucun résultat trouvé pour votre recherche." as="p">
        <p>Essayez avec moins de mots ou moins de filtres.</p>
      </EmptyState>
      {nearest.length > 0 && (
        <section className={css({ mb: '6' })} aria-labelledby="_plus-proches">
          <h3 className={css({ fontSize: 'lg', mb: '2' })} id="_plus-proches">
            Ce qui s’en approche le plus
          </h3>
          <ul className={css({ listStyleType: 'none' })}>
            {nearest.map(({ id, title, description }) => (
              <li className={css({ py: '3', borderTopWidth: '1px', borderColor: 'border' })} key={id}>
                <TextLink to={pathOfTutorial(id)} css={{ fontWeight: 'semibold' }}>
                  {title}
                </TextLink>
                <p className={css({ mt: '1', fontSize: 'sm', color: 'fg.muted', lineClamp: 2 })}>
                  {description}
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {text && <RequestTutorial text={text} />}
    </>
  );
}
