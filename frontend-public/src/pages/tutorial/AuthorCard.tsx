import { css } from '#styles/css';
import { Avatar } from '../../ui/Avatar';
import { authorsOf, type Tutorial } from '../../features/tutorials/tutorial';
import { Panel } from '../../ui/controls';

const PREVIEW_LENGTH = 60;

export function AuthorCard({ tutorial }: { tutorial: Tutorial }) {
  const authors = authorsOf(tutorial);
  return (
    <Panel
      aria-label={authors.length > 1 ? 'Auteurs' : 'Auteur'}
      css={{ display: 'flex', flexDirection: 'column', gap: '4' }}
    >
      {authors.map((author, place) => (
        <div key={place} className={css({ display: 'flex', gap: '3', alignItems: 'center' })}>
          <Avatar person={author} size={48} />
          <div className={css({ minW: '0', overflowWrap: 'anywhere' })}>
            <h2 className={css({ fontSize: 'md' })}>{author.name}</h2>
            {author.bio && (
              <p className={css({ fontSize: 'sm', color: 'fg.muted' })}>{preview(author.bio)}</p>
            )}
          </div>
        </div>
      ))}
    </Panel>
  );
}

function preview(text: string): string {
  return text.length > PREVIEW_LENGTH ? `${text.slice(0, PREVIEW_LENGTH)}…` : text;
}
