import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import Plus from '~icons/plus';
import { useState } from 'react';
import { BooleanInput, CreateBase, email, minLength, required, TextInput, useRefresh } from 'react-admin';
import { FormDialog } from '../frame/FormDialog';
import { mailQuery, STAYS_HERE } from '../settings/settings.queries';
import { useToast } from '../toasts/use-toast';
import type { User } from './user';

/** Creates an account; its owner chooses the password by link. */
export function NewAccount() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const refresh = useRefresh();
  const { succeed, fail } = useToast();
  const { data: sendsMail = true } = useQuery(mailQuery);
  return (
    <>
      <Button variant="contained" startIcon={<Plus size={18} aria-hidden />} onClick={() => setOpen(true)}>
        Nouveau compte
      </Button>
      {isOpen && (
        <CreateBase<User>
          resource="utilisateurs"
          redirect={false}
          mutationOptions={{
            onSuccess: (user) => {
              const description = sendsMail
                ? `Un lien pour choisir le mot de passe est envoyé à ${user.email}.`
                : `${STAYS_HERE} Remettez-en le lien à ${user.displayName}.`;
              succeed({ title: 'Compte créé', description });
              refresh();
              close();
            },
            onError: (error) => fail(error, 'Une erreur est survenue lors de la création du compte.'),
          }}
        >
          <FormDialog
            title="Nouveau compte"
            save="Créer"
            defaultValues={{ isContributor: false }}
            onClose={close}
          >
            <TextInput
              source="username"
              label="Nom d’utilisateur"
              helperText="Lettres, chiffres, tirets et underscores."
              validate={[required(), minLength(3)]}
              slotProps={{ htmlInput: { maxLength: 50, autoCapitalize: 'none', spellCheck: false } }}
            />
            <TextInput
              source="displayName"
              label="Nom affiché"
              helperText={false}
              validate={[required(), minLength(2)]}
              slotProps={{ htmlInput: { maxLength: 100 } }}
            />
            <TextInput
              source="email"
              label="Adresse e-mail"
              helperText={
                sendsMail
                  ? 'Un lien pour choisir le mot de passe y est envoyé.'
                  : 'Ce site n’envoie pas d’e-mails : vous remettrez vous-même le lien du mot de passe.'
              }
              type="email"
              validate={[required(), email()]}
              slotProps={{ htmlInput: { maxLength: 254 } }}
            />
            <BooleanInput source="isContributor" label="Contributeur" helperText="Publie des tutoriels." />
          </FormDialog>
        </CreateBase>
      )}
    </>
  );
}
