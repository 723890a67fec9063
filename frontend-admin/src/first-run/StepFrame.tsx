import { Button, Stack } from '@mui/material';
import type { ReactNode } from 'react';

/** What each step gets: what to call once it is done. */
export interface StepProps {
  onDone: () => void;
}

interface StepFrameProps {
  /** Of the button that goes on. */
  next: string;
  isPending?: boolean;
  onNext: () => void;
  children: ReactNode;
}

/** A step’s content and the button that goes on; Enter in a field does the same. */
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
