import type { Tutorial } from '../../features/tutorials/tutorial';
import { PlainLink } from '../../ui/controls';
import { formatDay } from '@passerelle/api-client/dates';

/** When its text was last changed; leads to what it said before, where its authors show that. */
export function ChangeDate({ tutorial: { id, updatedAt, historyIsPublic } }: { tutorial: Tutorial }) {
  const said = (
    <>
      Modifié le <time dateTime={updatedAt}>{formatDay(updatedAt)}</time>
    </>
  );
  return historyIsPublic ? (
    <PlainLink to={`/tutoriels/${id}/historique`} css={{ textDecoration: 'underline' }}>
      {said}
    </PlainLink>
  ) : (
    <span>{said}</span>
  );
}
