import { Button, Checkbox, FormControlLabel, Stack } from '@mui/material';
import { useListContext } from 'react-admin';
import { DeleteComment } from './DeleteComment';
import type { Report } from './report';
import type { Decision } from './use-decisions';

interface BulkDecisionsProps {
  isDeciding: boolean;
  onDecide: (decision: Decision) => void;
}

/** One gesture for all that are chosen. */
export function BulkDecisions({ isDeciding, onDecide }: BulkDecisionsProps) {
  const { data = [], selectedIds, onSelect, onUnselectItems } = useListContext<Report>();
  const pending = data.filter(({ status }) => status === 'pending');
  const ids = pending.filter(({ id }) => selectedIds.includes(id)).map(({ id }) => id);
  if (pending.length === 0) return null;
  const decide = (decision: Omit<Decision, 'ids'>) => {
    onDecide({ ids, ...decision });
    onUnselectItems();
  };
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
        <>
          <Button
            size="small"
            variant="contained"
            disabled={isDeciding}
            onClick={() => decide({ status: 'resolved' })}
          >
            Résoudre la sélection
          </Button>
          <Button
            size="small"
            variant="outlined"
            disabled={isDeciding}
            onClick={() => decide({ status: 'rejected' })}
          >
            Rejeter la sélection
          </Button>
          <DeleteComment
            count={ids.length}
            disabled={isDeciding}
            onConfirm={() => decide({ status: 'resolved', deleteComment: true })}
          />
        </>
      )}
    </Stack>
  );
}
