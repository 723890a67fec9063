import { Button, Stack, TextField } from '@mui/material';
import { useState, type RefObject } from 'react';
import { formatMoment } from '@passerelle/api-client/dates';
import { Muted } from '../frame/Muted';
import { Written } from '../frame/Written';
import { Keyed } from './Keyed';
import { Part } from './Part';
import type { CaseFile } from './subject';

interface CaseNotesProps {
  file: CaseFile;
  field: RefObject<HTMLTextAreaElement | null>;
  onNote: (text: string) => Promise<boolean>;
}

/** Notes between moderators; members never see them. */
export function CaseNotes({ file: { notes }, field, onNote }: CaseNotesProps) {
  const [text, setText] = useState('');
  const send = async () => {
    if (text.trim().length >= 2 && (await onNote(text.trim()))) setText('');
  };
  return (
    <Part title="Notes entre modérateurs">
      {notes.map(({ id, moderator, text: said, createdAt }) => (
        <div key={id}>
          <Muted variant="caption">
            {moderator?.displayName ?? 'Un compte supprimé'}, {formatMoment(createdAt)}
          </Muted>
          <Written variant="body2">{said}</Written>
        </div>
      ))}
      <Stack
        component="form"
        direction="row"
        sx={{ gap: 1, alignItems: 'start' }}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <TextField
          label={<Keyed text="Nouvelle note" letter="N" />}
          size="small"
          multiline
          fullWidth
          value={text}
          onChange={({ target }) => setText(target.value)}
          inputRef={field}
          slotProps={{ htmlInput: { maxLength: 1000 } }}
        />
        <Button type="submit" variant="outlined" disabled={text.trim().length < 2}>
          Ajouter
        </Button>
      </Stack>
    </Part>
  );
}
