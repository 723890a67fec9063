import { css } from '#styles/css';
import { Panel, TextLink } from '../../ui/controls';
import type { AuthorPage } from './author';

/** Public collections of a member. */
export function AuthorCollections({ collections }: { collections: NonNullable<AuthorPage['collections']> }) {
  if (collections.length === 0) return null;
  return (
    <section aria-labelledby="_collections">
      <h2 className={css({ fontSize: '2xl', mt: { base: '10', md: '14' }, mb: '6' })} id="_collections">
        Collections
      </h2>
      <ul
        className={css({
          display: 'grid',
          gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          gap: '4',
          listStyleType: 'none',
        })}
      >
        {collections.map(({ name, description, path, tutorialCount }) => (
          <Panel as="li" key={path}>
            <h3 className={css({ fontSize: 'lg', overflowWrap: 'anywhere' })} dir="auto">
              <TextLink to={path}>{name}</TextLink>
            </h3>
            <p className={css({ fontSize: 'sm', color: 'fg.muted', mt: '1' })}>
              {tutorialCount} {tutorialCount > 1 ? 'tutoriels' : 'tutoriel'}
            </p>
            {description && (
              <p className={css({ mt: '2', overflowWrap: 'anywhere' })} dir="auto">
                {description}
              </p>
            )}
          </Panel>
        ))}
      </ul>
    </section>
  );
}
