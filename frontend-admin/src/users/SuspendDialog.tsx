import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  Stack,
  TextField,
} from '@mui/material';
import { useState, type SubmitEvent } from 'react';
import { daysLater } from '../language/format-date';
import type { Suspension } from './use-user-changes';

const durations = [
  { days: 1, label: 'Un jour' },
  { days: 7, label: 'Une semaine' },
  { days: 30, label: 'Un mois' },
  { days: 0, label: 'Définitivement (bannir)' },
];

interface SuspendDialogProps {
  name: string;
  open: boolean;
  onClose: () => void;
  onSuspend: (suspension: Suspension) => void;
}

/** For how long, and why: the member is told. */
export function SuspendDialog({ name, open, onClose, onSuspend }: SuspendDialogProps) {
  const [days, setDays] = useState(7);
  const [reason, setReason] = useState('');

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const until = days > 0 ? daysLater(new Date(), days).toISOString() : null;
    onSuspend({ until, reason: reason.trim() });
    setReason('');
    onClose();
  }

  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="suspendre">
      <form onSubmit={submit}>
        <DialogTitle id="suspendre">Suspendre {name}</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 2, pt: 1 }}>
            <TextField
              select
              id="duree"
              label="Durée"
              value={days}
              onChange={(event) => setDays(Number(event.target.value))}
            >
              {durations.map((duration) => (
                <MenuItem key={duration.days} value={duration.days}>
                  {duration.label}
                </MenuItem>
              ))}
            </TextField>
            <TextField
              label="Motif"
              helperText="Il sera dit au membre. Ses sessions sont fermées aussitôt."
              required
              multiline
              minRows={2}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              slotProps={{ htmlInput: { minLength: 2, maxLength: 500 } }}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            Annuler
          </Button>
          <Button type="submit" variant="contained" color="error">
            Suspendre
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
