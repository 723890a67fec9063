import { Button, Stack, TextField } from '@mui/material';
import type { RefObject } from 'react';
import { formatMoment } from '@passerelle/api-client/dates';
import { Muted } from '../frame/Muted';
import { Written } from '../frame/Written';
import { Keyed } from './Keyed';
import { Part } from './Part';
import type { CaseFile } from './subject';

interface CaseNotesProps {
  file: CaseFile;
  /** The note being written. */
  text: string;
  field: RefObject<HTMLTextAreaElement | null>;
  onChange: (text: string) => void;
  onNote: (text: string) => Promise<boolean>;
}

/** Notes between moderators; members never see them. */
export function CaseNotes({ file: { notes }, text, field, onChange, onNote }: CaseNotesProps) {
  const send = async () => {
    if (text.trim().length >= 2 && (await onNote(text.trim()))) onChange('');
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
          onChange={({ target }) => onChange(target.value)}
          inputRef={field}
          slotProps={{
            htmlInput: {
              onKeyDown: ({ key }: React.KeyboardEvent) => key === 'Escape' && field.current?.blur(),
            },
          }}
        />
        <Button type="submit" variant="outlined" disabled={text.trim().length < 2}>
          Ajouter
        </Button>
      </Stack>
    </Part>
  );
}
