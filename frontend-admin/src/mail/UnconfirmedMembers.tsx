import { Alert, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { counted } from '@passerelle/api-client/numbers';
import { call } from '../api/http';
import { useAction } from '../api/use-action';
import { ActionButton } from '../frame/ActionButton';
import { ConfirmButton } from '../frame/ConfirmButton';
import { Section } from '../frame/Section';
import { unconfirmedMembersQuery } from './mail';

/** Members who registered before the site had a mail server, while there are any. */
export function UnconfirmedMembers() {
  const { data } = useQuery(unconfirmedMembersQuery);
  const refreshes = [unconfirmedMembersQuery.queryKey, ['condition']];
  const accepting = useAction(() => call('POST', '/api/admin/unconfirmed-members/accept'), {
    done: ({ count }) => ({
      title: 'Adresses acceptées',
      description: `${counted(count, 'membre', 'membres')}.`,
    }),
    failed: 'Les adresses n’ont pas pu être acceptées.',
    refreshes,
  });
  if (!data || data.count === 0) return null;
  const { count, isRequired } = data;
  const who = counted(count, 'membre inscrit', 'membres inscrits');
  const have = count > 1 ? 'n’ont' : 'n’a';
  return (
    <Section title="Membres d’avant le service d’envoi">
      <Alert severity={isRequired ? 'warning' : 'info'}>
        {who} avant que le site envoie des messages {have} pas d’adresse confirmée
        {isRequired && `, et ne ${count > 1 ? 'peuvent' : 'peut'} plus commenter ni publier`}.
      </Alert>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
        <ActionButton
          variant="outlined"
          run={() => call('POST', '/api/admin/unconfirmed-members/links')}
          done={({ count: mailed }) => ({
            title: mailed > 0 ? 'Liens envoyés' : 'Aucun lien à envoyer',
            description:
              mailed > 0
                ? `${counted(mailed, 'membre', 'membres')}.`
                : 'Chacun en a reçu un depuis moins d’un jour.',
          })}
          failed="Les liens n’ont pas pu être envoyés."
          refreshes={refreshes}
        >
          Renvoyer le lien de confirmation
        </ActionButton>
        <ConfirmButton
          variant="outlined"
          color="primary"
          loading={accepting.isPending}
          title="Accepter ces adresses ?"
          content="Le site les tiendra pour confirmées, sans que personne ait ouvert de lien. Faites-le si vous connaissez ces membres."
          confirm="Accepter"
          onConfirm={() => accepting.mutate()}
        >
          Accepter ces adresses
        </ConfirmButton>
      </Stack>
    </Section>
  );
}
