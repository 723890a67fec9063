import { css } from '#styles/css';
import { Avatar } from '../../ui/Avatar';
import { authorOf, type Tutorial } from '../../features/tutorials/tutorial';
import { Panel } from '../../ui/controls';

const PREVIEW_LENGTH = 60;

export function AuthorCard({ tutorial }: { tutorial: Tutorial }) {
  const author = authorOf(tutorial);
  return (
    <Panel aria-label="Auteur">
      <div className={css({ display: 'flex', gap: '3', alignItems: 'center' })}>
        <Avatar person={author} size={48} />
        <div>
          <h2 className={css({ fontSize: 'md' })}>{author.name}</h2>
          {author.bio && <p className={css({ fontSize: 'sm', color: 'fg.muted' })}>{preview(author.bio)}</p>}
        </div>
      </div>
    </Panel>
  );
}

function preview(text: string): string {
  return text.length > PREVIEW_LENGTH ? `${text.slice(0, PREVIEW_LENGTH)}…` : text;
}
