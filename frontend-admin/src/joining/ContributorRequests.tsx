import { Box, Chip, Typography } from '@mui/material';
import { ofName } from '@passerelle/api-client/of-name';
import type { components } from '@passerelle/api-client/schema';
import { useRecordContext } from 'react-admin';
import { formatMoment } from '@passerelle/api-client/dates';
import { call } from '../api/http';
import { AnswerForm } from '../forms/AnswerForm';
import { Muted } from '../frame/Muted';
import { Written } from '../frame/Written';
import { RecordCards } from '../lists/RecordCards';
import { PersonName } from '../people/PersonName';

type ContributorRequest = components['schemas']['AskedDto'];

/** Members who ask to publish, the oldest first. */
export function ContributorRequests() {
  return (
    <RecordCards
      resource="demandes-de-publier"
      label="Demandes de publier"
      of="des demandes"
      empty="Aucune demande n’attend. L’onglet « Règles » dit si l’on devient contributeur sur demande."
    >
      <Request />
    </RecordCards>
  );
}

function Request() {
  const { id, message, createdAt, member } = useRecordContext<ContributorRequest>()!;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <PersonName person={member} />
        <Muted>
          {member.username}, membre depuis le {formatMoment(member.createdAt)} ; demandé le{' '}
          {formatMoment(createdAt)}
        </Muted>
        {member.contributorRevoked && <Chip size="small" color="warning" label="Droit retiré auparavant" />}
        {!member.isConfirmed && <Chip size="small" label="Adresse non confirmée" />}
      </Box>
      {member.bio && <Typography variant="body2">{member.bio}</Typography>}
      <Written>{message}</Written>
      <AnswerForm
        label="Réponse au membre"
        hint="Facultative pour accepter, nécessaire pour refuser."
        missing="Dites au membre pourquoi sa demande est refusée."
        accept={{ label: 'Accepter', name: `Accepter la demande ${ofName(member.displayName)}` }}
        refuse={{ label: 'Refuser', name: `Refuser la demande ${ofName(member.displayName)}` }}
        decide={(isAccepted, answer) =>
          call('POST', '/api/admin/contributor-requests/{id}/decision', {
            path: { id },
            body: { isAccepted, answer },
          })
        }
        done={(isAccepted) => ({
          title: isAccepted ? 'Demande acceptée' : 'Demande refusée',
          description: `${member.displayName} en est prévenu.`,
        })}
        failed="La réponse n’a pas pu être enregistrée."
      />
    </>
  );
}
