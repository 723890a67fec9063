import { Alert, Box, Button, Card, Stack, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode, SubmitEvent } from 'react';
import { said } from '../api/refusal';
import { useToast, type Toast } from '../toasts/use-toast';

interface HintFormProps {
  title: string;
  lead: string;
  /** The list it is added to. */
  resource: string;
  add: () => Promise<unknown>;
  done: Toast;
  onAdded: () => void;
  children: ReactNode;
}

/** Adds something that search is taught. */
export function HintForm({ title, lead, resource, add, done, onAdded, children }: HintFormProps) {
  const queryClient = useQueryClient();
  const { succeed } = useToast();
  const adding = useMutation({
    mutationFn: add,
    onSuccess: () => {
      succeed(done);
      onAdded();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [resource] }),
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    adding.mutate();
  }

  return (
    <Card component="form" onSubmit={submit} aria-labelledby={`ajout-${resource}`}>
      <Stack sx={{ gap: 2, p: 2 }}>
        <Box>
          <Typography variant="h2" id={`ajout-${resource}`}>
            {title}
          </Typography>
          <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
            {lead}
          </Typography>
        </Box>
        {children}
        {adding.isError && (
          <Alert severity="error">{said(adding.error) ?? 'Une erreur est survenue lors de l’ajout.'}</Alert>
        )}
        <Box>
          <Button type="submit" variant="contained" loading={adding.isPending}>
            Ajouter
          </Button>
        </Box>
      </Stack>
    </Card>
  );
}
