import Pencil from '~icons/pencil';
import { useSession } from '../../features/session/use-session';
import { isAuthorOf, type Tutorial } from '../../features/tutorials/tutorial';
import { ButtonLink } from '../../ui/controls';
import { pathOfEditor } from '../../lib/paths';

/** Link to the edit form, for the authors. */
export function EditLink({ tutorial }: { tutorial: Tutorial }) {
  const { user } = useSession();
  if (!isAuthorOf(tutorial, user?.id)) return null;
  return (
    <ButtonLink className="screen-only" variant="outline" size="sm" to={pathOfEditor(tutorial.id)}>
      <Pencil size={16} aria-hidden /> Modifier
    </ButtonLink>
  );
}
