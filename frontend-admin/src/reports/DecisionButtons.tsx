import { Button, Checkbox, FormControlLabel, Stack } from '@mui/material';
import { useState } from 'react';
import { type Decision, useDesk } from './use-decisions';

interface DecisionButtonsProps {
  /** Appended to the buttons’ verbs. */
  object?: string;
  /** Names what can be deleted with the decision; undefined when it is already deleted. */
  deletable: 'le commentaire' | 'les commentaires' | null;
  onDecide: (decision: Omit<Decision, 'ids'>) => void;
}

/** Buttons to resolve or reject, with an explicit choice to delete the comment. */
export function DecisionButtons({ object = '', deletable, onDecide }: DecisionButtonsProps) {
  const { isDeciding } = useDesk();
  const [deletes, setDeletes] = useState(false);
  const uphold = () => onDecide({ status: 'resolved', ...(deletes && deletable && { deleteComment: true }) });
  return (
    <Stack sx={{ gap: 0.5, alignItems: 'start' }}>
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button size="small" variant="contained" disabled={isDeciding} onClick={uphold}>
          Résoudre{object}
        </Button>
        <Button
          size="small"
          variant="outlined"
          disabled={isDeciding}
          onClick={() => onDecide({ status: 'rejected' })}
        >
          Rejeter{object}
        </Button>
      </Stack>
      {deletable && (
        <FormControlLabel
          control={<Checkbox size="small" checked={deletes} onChange={(_, checked) => setDeletes(checked)} />}
          label={`Supprimer aussi ${deletable}`}
          slotProps={{ typography: { variant: 'caption' } }}
        />
      )}
    </Stack>
  );
}
