import { Button, Stack } from '@mui/material';
import type { ReactNode } from 'react';

/** Props of every step. */
export interface StepProps {
  onDone: () => void;
}

interface StepFrameProps {
  /** Label of the button that continues. */
  next: string;
  isPending?: boolean;
  onNext: () => void;
  children: ReactNode;
}

/** A step’s form; Enter in a field submits it like the button. */
export function StepFrame({ next, isPending = false, onNext, children }: StepFrameProps) {
  return (
    <Stack
      component="form"
      noValidate
      sx={{ gap: 2, alignItems: 'stretch' }}
      onSubmit={(event) => {
        event.preventDefault();
        onNext();
      }}
    >
      {children}
      <Button type="submit" variant="contained" loading={isPending} sx={{ alignSelf: 'flex-start' }}>
        {next}
      </Button>
    </Stack>
  );
}
