import { Button } from '@mui/material';
import Plus from '~icons/plus';
import { useState } from 'react';
import { BooleanInput, email, minLength, required } from 'react-admin';
import { RecordDialog } from '../forms/RecordDialog';
import { TextInput } from '../forms/TextInput';
import { STAYS_HERE, useSendsMail } from '../mail/mail';
import type { User } from './user';

/** Creates an account; its owner chooses the password by link. */
export function NewAccount() {
  const [isOpen, setOpen] = useState(false);
  const sendsMail = useSendsMail();
  return (
    <>
      <Button variant="contained" startIcon={<Plus size={18} aria-hidden />} onClick={() => setOpen(true)}>
        Nouveau compte
      </Button>
      {isOpen && (
        <RecordDialog<User>
          title="Nouveau compte"
          save="Créer"
          defaultValues={{ isContributor: false }}
          done={(user) => ({
            title: 'Compte créé',
            description: sendsMail
              ? `Un lien pour choisir le mot de passe est envoyé à ${user.email}.`
              : `${STAYS_HERE} Remettez-en le lien à ${user.displayName}.`,
          })}
          failed="Une erreur est survenue lors de la création du compte."
          onClose={() => setOpen(false)}
        >
          <TextInput
            source="username"
            label="Nom d’utilisateur"
            helperText="Lettres, chiffres, tirets et underscores."
            validate={[required(), minLength(3)]}
            isCode
            maxLength={50}
          />
          <TextInput
            source="displayName"
            label="Nom affiché"
            validate={[required(), minLength(2)]}
            maxLength={100}
          />
          <TextInput
            source="email"
            label="Adresse e-mail"
            helperText={
              sendsMail
                ? 'Un lien pour choisir le mot de passe y est envoyé.'
                : 'Ce site n’envoie pas d’e-mails : vous remettrez vous-même le lien du mot de passe.'
            }
            type="email"
            validate={[required(), email()]}
            maxLength={254}
          />
          <BooleanInput source="isContributor" label="Contributeur" helperText="Publie des tutoriels." />
        </RecordDialog>
      )}
    </>
  );
}
