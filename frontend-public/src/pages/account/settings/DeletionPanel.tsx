import { Button, Stack, Text } from '@chakra-ui/react';
import { call } from '@passerelle/api-client/call';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { User } from '../../../features/session/session';
import { Dialog } from '../../../ui/Dialog';
import { DialogActions } from '../../../ui/DialogActions';
import { CheckboxField } from '../../../ui/forms/CheckboxField';
import { Form } from '../../../ui/forms/Form';
import { FormProblem } from '../../../ui/forms/FormProblem';
import { PasswordField } from '../../../ui/forms/PasswordField';
import { SubmitButton } from '../../../ui/forms/SubmitButton';
import { forgetReader } from '../../../lib/readers';
import { toastOnNextPage } from '../../../ui/toasts/toaster';
import { AccountPanel } from './AccountPanel';

export function DeletionPanel({ user }: { user: User }) {
  const [open, setOpen] = useState(false);
  return (
    <AccountPanel title="Supprimer mon compte">
      <Text color="fg.muted">
        Votre profil, vos favoris, vos collections, vos notes, vos commentaires et votre progression sont
        effacés pour de bon. Les tutoriels que vous avez publiés restent, sans votre nom.
      </Text>
      <Button variant="outline" onClick={() => setOpen(true)} color="fg.error">
        Supprimer mon compte…
      </Button>
      <Dialog title={`Supprimer le compte « ${user.username} » ?`} open={open} onClose={() => setOpen(false)}>
        <DeletionForm user={user} onCancel={() => setOpen(false)} />
      </Dialog>
    </AccountPanel>
  );
}

interface Values {
  password: string;
  understood: boolean;
}

function DeletionForm({ user, onCancel }: { user: User; onCancel: () => void }) {
  const form = useForm<Values>({ defaultValues: { password: '', understood: false } });
  const remove = useMutation({
    mutationFn: ({ password }: Values) => call('DELETE', '/api/auth/account', { body: { password } }),
    gcTime: 0,
    onSuccess: async () => {
      forgetReader();
      const { DeviceCopies } = await import('../../contributions/device-copies');
      await DeviceCopies.forgetAll(user.id);
      toastOnNextPage({ title: 'Compte supprimé', description: 'Tout ce qui était à vous est effacé.' });
      // Clears all cached data of the member.
      location.assign('/');
      await new Promise(() => undefined);
    },
  });
  return (
    <Form form={form} send={remove.mutateAsync} label="Supprimer mon compte">
      <Stack gap="4" mt="4">
        <Text color="fg.muted">
          Rien ne pourra être retrouvé. Pour en garder une copie, téléchargez d’abord vos données.
        </Text>
        <PasswordField
          name="password"
          label="Votre mot de passe"
          rules={{ required: 'Le mot de passe est requis' }}
          autoComplete="current-password"
        />
        <CheckboxField
          name="understood"
          label="Je comprends que c’est définitif"
          rules={{ required: 'Cochez cette case pour confirmer' }}
        />
        <FormProblem />
        <DialogActions>
          <Button variant="outline" onClick={onCancel}>
            Garder mon compte
          </Button>
          <SubmitButton variant="danger" pending="Suppression...">
            Supprimer définitivement
          </SubmitButton>
        </DialogActions>
      </Stack>
    </Form>
  );
}
