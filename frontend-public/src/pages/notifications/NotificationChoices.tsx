import { Fieldset, Heading, Text } from '@chakra-ui/react';
import { call, type Body } from '@passerelle/api-client/call';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { choicesQuery } from '../../features/notifications/notification';
import { said } from '../../features/session/session';
import { Choice } from '../../ui/Choice';
import { toast } from '../../ui/toasts/toaster';

type Muted = Body<'PUT', '/api/notifications/choices'>['muted'];

/** Notification settings; each change is saved at once. */
export function NotificationChoices() {
  const queryClient = useQueryClient();
  const query = choicesQuery();
  const { data } = useQuery(query);
  const [unsaved, setUnsaved] = useState<Muted | null>(null);
  const change = useMutation({
    // Serialised: after quick clicks the last one wins.
    scope: { id: 'notification-choices' },
    mutationFn: (muted: Muted) => call('PUT', '/api/notifications/choices', { body: { muted } }),
    onSuccess: (choices) => queryClient.setQueryData(query.queryKey, choices),
    onError: (error) =>
      toast({ title: 'Votre choix n’est pas enregistré', description: said(error) ?? '', destructive: true }),
  });
  if (!data) return null;

  const kept = data.choices.filter((choice) => choice.muted).map(({ type }) => type);
  const muted = unsaved ?? kept;

  function toggle(type: Muted[number]) {
    const next = muted.includes(type) ? muted.filter((each) => each !== type) : [...muted, type];
    setUnsaved(next);
    change.mutate(next, { onSettled: () => setUnsaved(null) });
  }

  return (
    <Fieldset.Root mt="14">
      <Fieldset.Legend>
        <Heading as="h2" fontSize="2xl">
          Ce dont vous voulez être averti
        </Heading>
      </Fieldset.Legend>
      <Text mb="3" color="fg.muted">
        Ce que vous décochez ne vous est plus annoncé, sur aucun appareil.
      </Text>
      {data.choices.map(({ type, label }) => (
        <Choice key={type} type="checkbox" checked={!muted.includes(type)} onChange={() => toggle(type)}>
          {label}
        </Choice>
      ))}
    </Fieldset.Root>
  );
}
