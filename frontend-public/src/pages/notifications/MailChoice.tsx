import { Box, Fieldset, Heading, Text } from '@chakra-ui/react';
import { call, type Body } from '@passerelle/api-client/call';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { said } from '../../features/session/session';
import { apiQuery } from '../../lib/query-client';
import { Choice } from '../../ui/Choice';
import { Failure } from '../../ui/Failure';
import { toast } from '../../ui/toasts/toaster';

type Mode = Body<'PUT', '/api/notifications/mail'>['mode'];

const query = apiQuery('/api/notifications/mail');
const modes: [Mode, string][] = [
  ['none', 'Jamais'],
  ['each', 'Chacun, aussitôt'],
  ['daily', 'Une fois par jour, le matin'],
];

/** Email settings for comments and replies; each change is saved at once. */
export function MailChoice() {
  const queryClient = useQueryClient();
  const { data, isError, refetch } = useQuery(query);
  const [unsaved, setUnsaved] = useState<Mode | null>(null);
  const change = useMutation({
    // Serialised: after quick clicks the last one wins.
    scope: { id: 'comment-mails' },
    mutationFn: (mode: Mode) => call('PUT', '/api/notifications/mail', { body: { mode } }),
    onSuccess: (choice) => queryClient.setQueryData(query.queryKey, choice),
    onError: (error) =>
      toast({ title: 'Votre choix n’est pas enregistré', description: said(error) ?? '', destructive: true }),
  });
  if (!data)
    return isError ? (
      <Box mt="14">
        <Failure
          message="Impossible de charger votre choix d’envoi par e-mail."
          onRetry={() => void refetch()}
        />
      </Box>
    ) : null;
  const chosen = unsaved ?? data.mode;

  function choose(mode: Mode) {
    setUnsaved(mode);
    change.mutate(mode, { onSettled: () => setUnsaved(null) });
  }

  return (
    <Fieldset.Root mt="14">
      <Fieldset.Legend>
        <Heading as="h2" fontSize="2xl">
          Par e-mail aussi
        </Heading>
      </Fieldset.Legend>
      <Text mb="3" color="fg.muted">
        Les commentaires sur vos tutoriels et les réponses aux vôtres, à votre adresse confirmée. Chaque envoi
        porte de quoi l’arrêter.
      </Text>
      {modes.map(([mode, label]) => (
        <Choice key={mode} type="radio" name="envoi" checked={chosen === mode} onChange={() => choose(mode)}>
          {label}
        </Choice>
      ))}
    </Fieldset.Root>
  );
}
