import { Button } from '@mui/material';
import type { QueryKey } from '@tanstack/react-query';
import { useResourceContext } from 'react-admin';
import { useAction } from '../api/use-action';

interface RetryButtonProps {
  label: string;
  /** Accessible name; the label alone does not say of what. */
  name?: string;
  run: () => Promise<unknown>;
  done: string;
  /** Query keys to refetch besides the list. */
  refreshes?: QueryKey[];
}

/** Has a failed job tried again. */
export function RetryButton({ label, name, run, done, refreshes = [] }: RetryButtonProps) {
  const { mutate, isPending } = useAction(run, {
    done: { title: done },
    failed: 'Une erreur est survenue.',
    refreshes: [[useResourceContext()], ...refreshes],
  });
  return (
    <Button variant="outlined" disabled={isPending} aria-label={name} onClick={() => mutate()}>
      {label}
    </Button>
  );
}
