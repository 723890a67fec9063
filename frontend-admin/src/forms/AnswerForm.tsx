import { Box, Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useAction } from '../api/use-action';
import { ConfirmButton } from '../frame/ConfirmButton';
import { useUnsaved } from '../frame/unsaved';
import type { Toast } from '../toasts/use-toast';

interface Choice {
  label: string;
  /** Accessible name, if the label does not name the thing. */
  name?: string;
}

interface AnswerFormProps {
  /** Label of the field for a message to the author; without it there is no field. */
  label?: string;
  hint?: string;
  /** Error for a refusal without a message; undefined if the message is optional. */
  missing?: string;
  accept: Choice;
  refuse: Choice;
  /** @param answer null for none */
  decide: (isAccepted: boolean, answer: string | null) => Promise<unknown>;
  done: (isAccepted: boolean) => Toast;
  failed: string;
  /** Confirmation before a refusal that cannot be undone. */
  question?: { title: string; content: string };
}

/** Buttons that accept or refuse the record of the context, with a message to its author. */
export function AnswerForm(props: AnswerFormProps) {
  const { label, hint, missing, accept, refuse, decide, done, failed, question } = props;
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const answer = typed.trim() || null;
  useUnsaved(answer !== null);
  const { mutate, isPending } = useAction((isAccepted: boolean) => decide(isAccepted, answer), {
    done: (_, isAccepted) => done(isAccepted),
    failed,
  });
  return (
    <>
      {label && (
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
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button
          variant="contained"
          disabled={isPending}
          aria-label={accept.name}
          onClick={() => mutate(true)}
        >
          {accept.label}
        </Button>
        <ConfirmButton
          variant="outlined"
          disabled={isPending}
          aria-label={refuse.name}
          title={question?.title}
          content={question?.content}
          confirm={refuse.label}
          onConfirm={() => (answer || !missing ? mutate(false) : setProblem(missing))}
        >
          {refuse.label}
        </ConfirmButton>
      </Box>
    </>
  );
}
