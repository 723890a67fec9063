import { Box, Button, TextField } from '@mui/material';
import { useState } from 'react';

interface Choice {
  label: string;
  /** Accessible name; the label alone does not say of what. */
  name: string;
}

interface AnswerFormProps {
  label: string;
  hint: string;
  /** Error for a refusal without a text. */
  missing: string;
  accept: Choice;
  refuse: Choice;
  isPending: boolean;
  /** @param answer null for none */
  onDecide: (isAccepted: boolean, answer: string | null) => void;
}

/** Accepts or refuses a submission with a message to its author; a refusal requires one. */
export function AnswerForm({ label, hint, missing, accept, refuse, isPending, onDecide }: AnswerFormProps) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const answer = typed.trim() || null;
  return (
    <>
      <TextField
        label={label}
        multiline
        minRows={2}
        value={typed}
        error={problem !== undefined}
        helperText={problem ?? hint}
        onChange={({ target }) => {
          setTyped(target.value);
          setProblem(undefined);
        }}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button
          variant="contained"
          disabled={isPending}
          aria-label={accept.name}
          onClick={() => onDecide(true, answer)}
        >
          {accept.label}
        </Button>
        <Button
          color="error"
          variant="outlined"
          disabled={isPending}
          aria-label={refuse.name}
          onClick={() => (answer ? onDecide(false, answer) : setProblem(missing))}
        >
          {refuse.label}
        </Button>
      </Box>
    </>
  );
}
