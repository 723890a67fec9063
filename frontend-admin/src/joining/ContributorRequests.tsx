import { Box, Chip, Typography } from '@mui/material';
import { ofName } from '@passerelle/api-client/of-name';
import type { components } from '@passerelle/api-client/schema';
import { useRecordContext } from 'react-admin';
import { call } from '../api/http';
import { useAction } from '../api/use-action';
import { AnswerForm } from '../frame/AnswerForm';
import { Written } from '../frame/Written';
import { formatMoment } from '@passerelle/api-client/dates';
import { RecordCards } from '../lists/RecordCards';
import { PersonName } from '../people/PersonName';

type ContributorRequest = components['schemas']['AskedDto'];

const RESOURCE = 'demandes-de-publier';

/** Members who ask to publish, the oldest first. */
export function ContributorRequests() {
  return (
    <RecordCards
      resource={RESOURCE}
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
  const decision = useAction(
    (body: { isAccepted: boolean; answer: string | null }) =>
      call('POST', '/api/admin/contributor-requests/{id}/decision', { path: { id }, body }),
    {
      done: (_, { isAccepted }) => ({
        title: isAccepted ? 'Demande acceptée' : 'Demande refusée',
        description: `${member.displayName} en est prévenu.`,
      }),
      failed: 'La réponse n’a pas pu être enregistrée.',
      refreshes: [[RESOURCE]],
    },
  );
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <PersonName person={member} />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {member.username}, membre depuis le {formatMoment(member.createdAt)} ; demandé le{' '}
          {formatMoment(createdAt)}
        </Typography>
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
        isPending={decision.isPending}
        onDecide={(isAccepted, answer) => decision.mutate({ isAccepted, answer })}
      />
    </>
  );
}
