import { Box, Chip, Typography } from '@mui/material';
import type { components } from '@passerelle/api-client/schema';
import { useRecordContext } from 'react-admin';
import { formatMoment } from '@passerelle/api-client/dates';
import { Muted } from '../frame/Muted';
import { DeleteButton } from '../lists/DeleteButton';
import { RecordCards } from '../lists/RecordCards';

type Invitation = components['schemas']['AccountInvitationDto'];

/** Open invitations and recently ended ones. */
export function Invitations() {
  return (
    <RecordCards
      resource="invitations"
      label="Invitations"
      of="des invitations"
      empty="Aucune invitation. Elles servent à inscrire quelqu’un même quand les inscriptions sont fermées."
    >
      <Summary />
    </RecordCards>
  );
}

function Summary() {
  const invitation = useRecordContext<Invitation>()!;
  const { email, note, isContributor, createdAt } = invitation;
  const name = email ?? note ?? 'Lien sans note';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <Box sx={{ flexGrow: 1, minWidth: 200 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
        {email && note && <Typography variant="body2">{note}</Typography>}
        <Muted>
          {stateOf(invitation)} Faite le {formatMoment(createdAt)}.
        </Muted>
      </Box>
      {isContributor && <Chip size="small" label="Contributeur" />}
      <DeleteButton
        text="Retirer"
        label={`Retirer l’invitation : ${name}`}
        done={{ title: 'Invitation retirée' }}
      />
    </Box>
  );
}

function stateOf({ email, usesLeft, timesUsed, expiresAt }: Invitation): string {
  const used = timesUsed > 1 ? `${timesUsed} inscrits.` : timesUsed === 1 ? 'Un inscrit.' : '';
  if (usesLeft === 0) return email ? 'Acceptée.' : `Épuisée : ${used}`;
  if (new Date(expiresAt) < new Date()) return `Expirée. ${used}`;
  const places = email ? '' : usesLeft > 1 ? `Encore ${usesLeft} places, ` : 'Encore une place, ';
  return `${places}${places ? 'jusqu’au' : 'En attente, jusqu’au'} ${formatMoment(expiresAt)}. ${used}`;
}
