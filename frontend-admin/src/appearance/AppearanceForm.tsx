import { Alert, Card, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SaveButton, SimpleForm, Toolbar } from 'react-admin';
import { call } from '../api/http';
import { fieldsOf, said } from '../api/refusal';
import { siteQuery } from '../frame/site';
import { settingsQuery } from '../settings/settings.queries';
import { useToast } from '../toasts/use-toast';
import { appearanceQuery, changesOf, type Appearance, type AppearanceName } from './appearance';

interface AppearanceFormProps<Values extends object> {
  title: string;
  /** Initial values. */
  record: Values;
  /** Fields to save. */
  names: readonly AppearanceName[];
  children: ReactNode;
}

/** The server validates: react-hook-form would not submit again while a field holds its error. */
const checkedByServer = (values: object) => ({ values, errors: {} });

/** A card with a form that saves its fields together. */
export function AppearanceForm<Values extends Partial<Appearance>>({
  title,
  record,
  names,
  children,
}: AppearanceFormProps<Values>) {
  const queryClient = useQueryClient();
  const { succeed, fail } = useToast();
  const saving = useMutation({
    mutationFn: (values: Values) =>
      call('PATCH', '/api/admin/appearance', { body: changesOf(names, values) }),
    onSuccess: (saved) => {
      queryClient.setQueryData(appearanceQuery.queryKey, saved);
      void queryClient.invalidateQueries({ queryKey: settingsQuery.queryKey });
      void queryClient.invalidateQueries({ queryKey: siteQuery.queryKey });
      succeed({ title: 'Apparence enregistrée', description: 'Les pages du site sont à jour.' });
    },
    // The server’s reasons appear at the fields and below the form.
    onError: () => fail(undefined, 'L’apparence n’a pas pu être enregistrée.'),
  });
  /** Resolves to the server’s field errors. */
  const save = (values: object) => saving.mutateAsync(values as Values).then(() => undefined, fieldsOf);
  return (
    <Card component="section" aria-label={title}>
      <SimpleForm
        noValidate
        record={record}
        resolver={checkedByServer}
        disableInvalidFormNotification
        onSubmit={save}
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
