import { Chip, DialogContentText, Stack, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import { counted } from '@passerelle/api-client/numbers';
import { useUnsaved } from '../frame/unsaved';
import { answersQuery } from '../queue/subject';

interface DeletionQuestionProps {
  /** Number of comments. */
  count: number;
  onClose: () => void;
  /** @param reason null for none */
  onConfirm: (reason: string | null) => void;
}

/** Confirmation before reported comments are deleted, with the reason that their authors receive. */
export function DeletionQuestion({ count, onClose, onConfirm }: DeletionQuestionProps) {
  const [reason, setReason] = useState('');
  useUnsaved(reason.trim() !== '');
  const { data } = useQuery(answersQuery);
  return (
    <Confirm
      isOpen
      title={count > 1 ? `Supprimer ${counted(count, 'commentaire')} ?` : 'Supprimer le commentaire ?'}
      content={
        <Stack sx={{ gap: 1.5 }}>
          <DialogContentText>
            Les signalements concernés sont résolus. Ce que d’autres ont écrit peut être rétabli pendant
            trente jours, sur l’écran des commentaires.
          </DialogContentText>
          <Stack
            direction="row"
            role="group"
            aria-label="Réponses prêtes"
            sx={{ gap: 0.75, flexWrap: 'wrap' }}
          >
            {data?.answers.map(({ name, text }) => (
              <Chip key={name} variant="outlined" label={name} onClick={() => setReason(text)} />
            ))}
          </Stack>
          <TextField
            label={count > 1 ? 'Motif, dit à chaque auteur' : 'Motif, dit à l’auteur'}
            helperText="Sans motif, il est seulement dit pourquoi des membres l’ont signalé."
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            multiline
            minRows={2}
            maxRows={8}
            slotProps={{ htmlInput: { maxLength: 1000 } }}
          />
        </Stack>
      }
      confirm="Supprimer"
      confirmColor="warning"
      onClose={onClose}
      onConfirm={() => onConfirm(reason.trim() || null)}
    />
  );
}
