import { Checkbox, FormControlLabel, Stack } from '@mui/material';
import { useListContext } from 'react-admin';
import { DecisionButtons } from './DecisionButtons';
import { useDesk } from './use-decisions';
import { isDeletable, isPending, type Report } from './report';

/** Decides on all selected reports at once. */
export function BulkDecisions() {
  const { decide } = useDesk();
  const { data = [], selectedIds, onSelect } = useListContext<Report>();
  const pending = data.filter(isPending);
  const chosen = pending.filter(({ id }) => selectedIds.includes(id));
  const ids = chosen.map(({ id }) => id);
  const comments = new Set(chosen.filter(isDeletable).map(({ commentId }) => commentId));
  if (pending.length === 0) return null;
  const isAll = ids.length === pending.length;
  return (
    <Stack
      direction="row"
      role="group"
      aria-label="Actions groupées"
      sx={{
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        px: 2,
        py: 0.5,
        minHeight: 48,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            checked={isAll}
            indeterminate={ids.length > 0 && !isAll}
            onChange={() => onSelect(isAll ? [] : pending.map(({ id }) => id))}
          />
        }
        label={ids.length > 0 ? `${ids.length} sélectionné${ids.length > 1 ? 's' : ''}` : 'Tout sélectionner'}
        slotProps={{ typography: { variant: 'body2' } }}
      />
      {ids.length > 0 && (
        <DecisionButtons
          object=" la sélection"
          deletable={comments.size === 0 ? null : comments.size > 1 ? 'les commentaires' : 'le commentaire'}
          onDecide={(decision) => decide({ ids, ...decision })}
        />
      )}
    </Stack>
  );
}
