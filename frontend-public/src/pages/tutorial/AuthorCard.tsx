import { Link } from '../../ui/Link';
import { excerptOf } from '@passerelle/api-client/text-length';
import { css } from '#styles/css';
import { Avatar } from '../../ui/Avatar';
import type { Author } from '../../features/tutorials/tutorial';
import { Panel } from '../../ui/controls';
import { pathOfAuthor } from '../../lib/paths';

const PREVIEW_LENGTH = 60;

export function AuthorCard({ author }: { author: Author }) {
  const { id, name, bio } = author;
  return (
    <Panel aria-label="Auteur">
      <div className={css({ display: 'flex', gap: '3', alignItems: 'center' })}>
        <Avatar person={author} size={48} />
        <div>
          <h2 className={css({ fontSize: 'md' })} dir="auto">
            {id === null ? name : <Link to={pathOfAuthor(id)}>{name}</Link>}
          </h2>
          {bio && (
            <p className={css({ fontSize: 'sm', color: 'fg.muted' })} dir="auto">
              {excerptOf(bio, PREVIEW_LENGTH)}
            </p>
          )}
        </div>
      </div>
    </Panel>
  );
}
