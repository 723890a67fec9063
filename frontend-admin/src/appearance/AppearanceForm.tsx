import { Alert, Card, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SaveButton, SimpleForm, Toolbar } from 'react-admin';
import { call } from '../api/http';
import { said } from '../api/refusal';
import { siteQuery } from '../frame/site';
import { useToast } from '../toasts/use-toast';
import { appearanceQuery, changesOf, type Appearance, type AppearanceName } from './appearance';

interface AppearanceFormProps<Values extends object> {
  title: string;
  /** What it begins with. */
  record: Values;
  /** What of it is the appearance’s. */
  names: readonly AppearanceName[];
  /** Saves what is not. */
  alongside?: (values: Values) => Promise<unknown>;
  children: ReactNode;
}

/** A card of what belongs together, saved together. */
export function AppearanceForm<Values extends Partial<Appearance>>({
  title,
  record,
  names,
  alongside,
  children,
}: AppearanceFormProps<Values>) {
  const queryClient = useQueryClient();
  const { succeed, fail } = useToast();
  const saving = useMutation({
    mutationFn: async (values: Values) => {
      await alongside?.(values);
      return call('PATCH', '/api/admin/appearance', { body: changesOf(names, values) });
    },
    onSuccess: (saved) => {
      queryClient.setQueryData(appearanceQuery.queryKey, saved);
      void queryClient.invalidateQueries({ queryKey: siteQuery.queryKey });
      succeed({ title: 'Apparence enregistrée', description: 'Les pages du site sont à jour.' });
    },
    // What the server refuses is said beside the form.
    onError: () => fail(undefined, 'L’apparence n’a pas pu être enregistrée.'),
  });
  return (
    <Card component="section" aria-label={title}>
      <SimpleForm
        noValidate
        record={record}
        onSubmit={(values: object) => saving.mutate(values as Values)}
        toolbar={
          <Toolbar>
            <SaveButton label="Enregistrer" alwaysEnable disabled={saving.isPending} />
          </Toolbar>
        }
      >
        <Typography variant="h2">{title}</Typography>
        {children}
        {said(saving.error) && <Alert severity="error">{said(saving.error)}</Alert>}
      </SimpleForm>
    </Card>
  );
}
