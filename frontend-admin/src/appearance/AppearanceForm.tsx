import { Alert, Card, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SaveButton, SimpleForm, Toolbar } from 'react-admin';
import { call } from '../api/http';
import { fieldsOf, said } from '../api/refusal';
import { siteQuery } from '../frame/site';
import { settingsQuery } from '../settings/settings';
import { useToast } from '../toasts/use-toast';
import { appearanceQuery, changesOf, type Appearance, type AppearanceName } from './appearance';

interface AppearanceFormProps<Values extends object> {
  title: string;
  /** What it begins with. */
  record: Values;
  /** What of it is saved. */
  names: readonly AppearanceName[];
  children: ReactNode;
}

/** What the server has refused is asked of it again; the form by itself would not send it any more. */
const checkedByServer = (values: object) => ({ values, errors: {} });

/** A card of what belongs together, saved together. */
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
    // What the server refuses is said beside the fields, and below the form.
    onError: () => fail(undefined, 'L’apparence n’a pas pu être enregistrée.'),
  });
  /** Resolves to what is wrong with which field. */
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
