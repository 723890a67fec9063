import { useEffect } from 'react';
import { useListContext, type RaRecord } from 'react-admin';

/**
 * Deselects records that are not shown. react-admin keeps a selection across filters, orders and pages, so that a bulk
 * action would reach records that nobody sees; records that somebody else has deleted go as well.
 */
export function ShownSelection<T extends RaRecord>({
  isSelectable = () => true,
}: {
  isSelectable?: ((record: T) => boolean) | undefined;
}) {
  const list = useListContext<T>();
  const { data, selectedIds, onSelect, sort, page, perPage } = list;
  const place = JSON.stringify([list.filterValues, sort, page, perPage]);

  useEffect(() => onSelect([]), [place, onSelect]);

  useEffect(() => {
    const shown = new Set(data?.filter(isSelectable).map(({ id }) => id));
    const kept = selectedIds.filter((id) => shown.has(id));
    if (kept.length < selectedIds.length) onSelect(kept);
  });

  return null;
}
