import { Box, Button, Chip, Link, Typography } from '@mui/material';
import { ofName } from '@passerelle/api-client/of-name';
import type { components } from '@passerelle/api-client/schema';
import { useRecordContext } from 'react-admin';
import { formatMoment } from '@passerelle/api-client/dates';
import { call } from '../api/http';
import { ActionButton } from '../frame/ActionButton';
import { Muted } from '../frame/Muted';
import { Screen } from '../frame/Screen';
import { Written } from '../frame/Written';
import { DeleteButton } from '../lists/DeleteButton';
import { RecordCards } from '../lists/RecordCards';

type Message = components['schemas']['ContactMessageDto'];

const tabs = [
  { name: 'waiting', label: 'En attente', empty: 'Aucun message n’attend.' },
  { name: 'handled', label: 'Traités', empty: 'Aucun message traité.' },
] as const;

/** Messages sent from the page « Contact ». */
export function Component() {
  return (
    <Screen
      title="Messages"
      lead="Ce que l’on vous écrit depuis la page Contact. Un message est gardé un an."
    >
      <RecordCards label="Messages" of="des messages" tabs={{ source: 'state', choices: tabs }}>
        <MessageContent />
      </RecordCards>
    </Screen>
  );
}

function MessageContent() {
  const message = useRecordContext<Message>()!;
  const { id, name, email, subject, isSuspect, state, createdAt } = message;
  // Encoded: an address with a question mark could add headers such as further recipients.
  const address = encodeURIComponent(email).replace(/%40(?!.*%40)/, '@');
  const answer = `mailto:${address}?${new URLSearchParams({ subject: `Re: ${subject}` }).toString().replaceAll('+', '%20')}`;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography variant="h2" dir="auto">
          {subject}
        </Typography>
        {isSuspect && <Chip size="small" color="warning" label="Peut-être indésirable" />}
      </Box>
      <Muted>
        {name}, <Link href={answer}>{email}</Link>, le {formatMoment(createdAt)}
      </Muted>
      <Written>{message.message}</Written>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button component="a" href={answer} variant="outlined" aria-label={`Répondre à ${name}`}>
          Répondre
        </Button>
        <ActionButton
          color="inherit"
          run={() =>
            call('PATCH', '/api/admin/messages/{id}', {
              path: { id },
              body: { state: state === 'waiting' ? 'handled' : 'waiting' },
            })
          }
          failed="Le message n’a pas pu être noté."
        >
          {state === 'waiting' ? 'Marquer comme traité' : 'Remettre en attente'}
        </ActionButton>
        <DeleteButton
          text="Supprimer"
          label={`Supprimer le message ${ofName(name)}`}
          title="Supprimer ce message ?"
          warning={`« ${subject} », ${ofName(name)}, ne pourra pas être rétabli.`}
          done={{ title: 'Message supprimé' }}
          failed="Le message n’a pas pu être supprimé."
        />
      </Box>
    </>
  );
}
