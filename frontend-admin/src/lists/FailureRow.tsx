import { Box, Button, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { QueryKey } from '@tanstack/react-query';
import { useResourceContext } from 'react-admin';
import { useAction } from '../api/use-action';
import { ConfirmButton } from '../frame/ConfirmButton';

interface Step {
  label: string;
  /** Accessible name; the label alone does not say of what. */
  name?: string;
  run: () => Promise<unknown>;
  done: string;
}

interface FailureRowProps {
  title: string;
  /** Beside the title. */
  badge?: ReactNode;
  facts: ReactNode;
  reason: ReactNode;
  retry?: Step | undefined;
  giveUp: Step & { title: string; content: string };
  /** Query keys to refetch besides the list. */
  refreshes?: QueryKey[];
}

/** A failed background job or email, to be retried or given up. */
export function FailureRow(props: FailureRowProps) {
  const { title, badge, facts, reason, retry, giveUp, refreshes = [] } = props;
  const keys = [[useResourceContext()], ...refreshes];
  const trying = useAction(() => retry!.run(), {
    done: { title: retry?.done ?? '' },
    failed: 'Une erreur est survenue.',
    refreshes: keys,
  });
  const givingUp = useAction(giveUp.run, {
    done: { title: giveUp.done },
    failed: 'Une erreur est survenue.',
    refreshes: keys,
  });
  const isPending = trying.isPending || givingUp.isPending;
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5, alignItems: { sm: 'center' } }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
          {badge}
        </Stack>
        <Typography variant="caption" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {facts}
        </Typography>
        {reason}
      </Box>
      <Stack direction="row" sx={{ gap: 1, flexShrink: 0 }}>
        {retry && (
          <Button
            variant="outlined"
            disabled={isPending}
            aria-label={retry.name}
            onClick={() => trying.mutate()}
          >
            {retry.label}
          </Button>
        )}
        <ConfirmButton
          disabled={isPending}
          aria-label={giveUp.name}
          title={giveUp.title}
          content={giveUp.content}
          confirm={giveUp.label}
          onConfirm={() => givingUp.mutate()}
        >
          {giveUp.label}
        </ConfirmButton>
      </Stack>
    </Stack>
  );
}
