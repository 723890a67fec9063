import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import UserPlus from '~icons/user-plus';
import { useState, type FocusEvent } from 'react';
import {
  BooleanInput,
  email,
  maxValue,
  minValue,
  NumberInput,
  RadioButtonGroupInput,
  required,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Body } from '@passerelle/api-client/call';
import { call } from '../api/http';
import { ActionDialog } from '../forms/ActionDialog';
import { TextInput } from '../forms/TextInput';
import { STAYS_HERE, useSendsMail } from '../mail/mail';
import { useToast } from '../toasts/use-toast';

const ways = [
  { id: 'mail', name: 'Par e-mail, à une personne' },
  { id: 'link', name: 'Par un lien, pour une ou plusieurs' },
];

type Filled = Body<'POST', '/api/admin/invitations'> & { way: 'mail' | 'link' };

/** Invites somebody to register, even while registrations are closed. */
export function NewInvitation() {
  const [isOpen, setOpen] = useState(false);
  const [link, setLink] = useState<string | null>(null);
  const { succeed } = useToast();
  return (
    <>
      <Button
        variant="contained"
        startIcon={<UserPlus size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Inviter
      </Button>
      {isOpen && (
        <ActionDialog
          title="Nouvelle invitation"
          save="Inviter"
          defaultValues={{ way: 'mail', note: null, isContributor: false, days: 7, uses: 30 }}
          onClose={() => setOpen(false)}
          run={({ way, email: address, uses, ...body }: Filled) =>
            call('POST', '/api/admin/invitations', {
              body: { ...body, ...(way === 'mail' ? { email: address ?? null } : { uses }) },
            })
          }
          failed="L’invitation n’a pas pu être faite."
          refreshes={[['invitations']]}
          onSuccess={({ link: created, invitation }) => {
            setLink(created);
            if (created !== null) return;
            succeed({ title: 'Invitation envoyée', description: `Elle part à ${invitation.email ?? ''}.` });
          }}
        >
          <RadioButtonGroupInput source="way" label="Comment" choices={ways} row={false} />
          <Whom />
          <TextInput
            source="note"
            label="Note"
            helperText="À quoi sert cette invitation ; écrite aussi dans l’e-mail."
            maxLength={200}
          />
          <NumberInput
            source="days"
            label="Valable (jours)"
            validate={[required(), minValue(1), maxValue(90)]}
            step={1}
          />
          <BooleanInput
            source="isContributor"
            label="Contributeur"
            helperText="Publie des tutoriels aussitôt inscrit."
          />
        </ActionDialog>
      )}
      {link !== null && <LinkDialog link={link} onClose={() => setLink(null)} />}
    </>
  );
}

function Whom() {
  const way: unknown = useWatch({ name: 'way' });
  const sendsMail = useSendsMail();
  if (way === 'link') {
    return (
      <NumberInput
        source="uses"
        label="Pour combien de personnes"
        validate={[required(), minValue(1), maxValue(200)]}
        step={1}
      />
    );
  }
  return (
    <TextInput
      source="email"
      label="Adresse e-mail"
      helperText={sendsMail ? false : `${STAYS_HERE} Vous donnerez vous-même le lien.`}
      type="email"
      validate={[required(), email()]}
      maxLength={254}
    />
  );
}

/** Shown once: the server stores only a hash of the link’s token. */
function LinkDialog({ link, onClose }: { link: string; onClose: () => void }) {
  const { succeed, fail } = useToast();
  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      succeed({ title: 'Lien copié' });
    } catch (error) {
      fail(error, 'Votre navigateur ne permet pas de copier : choisissez le lien et copiez-le vous-même.');
    }
  }
  return (
    <Dialog open fullWidth maxWidth="sm">
      <DialogTitle>Lien de l’invitation</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>
          Donnez ce lien à qui vous invitez. Il ne sera plus montré : copiez-le maintenant.
        </Typography>
        <TextField
          fullWidth
          label="Lien"
          value={link}
          slotProps={{
            htmlInput: {
              readOnly: true,
              onFocus: (event: FocusEvent<HTMLInputElement>) => event.currentTarget.select(),
            },
          }}
        />
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button color="inherit" onClick={onClose}>
          Fermer
        </Button>
        <Button variant="contained" autoFocus onClick={() => void copy()}>
          Copier le lien
        </Button>
      </DialogActions>
    </Dialog>
  );
}
