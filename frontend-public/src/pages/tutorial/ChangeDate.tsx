import type { Tutorial } from '../../features/tutorials/tutorial';
import { PlainLink } from '../../ui/controls';
import { formatDay } from '@passerelle/api-client/dates';
import { pathOfHistory } from '../../lib/paths';

/** Date of the last edit, linked to the history if the authors make it public. */
export function ChangeDate({ tutorial: { id, updatedAt, historyIsPublic } }: { tutorial: Tutorial }) {
  const said = (
    <>
      Modifié le <time dateTime={updatedAt}>{formatDay(updatedAt)}</time>
    </>
  );
  return historyIsPublic ? (
    <PlainLink to={pathOfHistory(id)} textDecoration="underline">
      {said}
    </PlainLink>
  ) : (
    <span>{said}</span>
  );
}
