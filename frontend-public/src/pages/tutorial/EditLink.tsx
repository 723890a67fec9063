import Pencil from '~icons/pencil';
import { useSession } from '../../features/session/use-session';
import type { Tutorial } from '../../features/tutorials/tutorial';
import { ButtonLink } from '../../ui/controls';
import { pathOfEditor } from '../../lib/paths';

/** Link to the edit form, for the authors. */
export function EditLink({ tutorial: { id, authorId, authors } }: { tutorial: Tutorial }) {
  const { user } = useSession();
  const isOwn = user && (user.id === authorId || authors.some((author) => author.id === user.id));
  if (!isOwn) return null;
  return (
    <ButtonLink className="screen-only" variant="outline" size="sm" to={pathOfEditor(id)}>
      <Pencil size={16} aria-hidden /> Modifier
    </ButtonLink>
  );
}
