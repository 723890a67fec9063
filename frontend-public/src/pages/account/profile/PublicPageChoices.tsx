import { Card, Fieldset, Heading, Text } from '@chakra-ui/react';
import { call, type Body } from '@passerelle/api-client/call';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { said } from '../../../features/session/session';
import { apiQuery } from '../../../lib/query-client';
import { TextLink } from '../../../ui/controls';
import { Choice } from '../../../ui/Choice';
import { Failure } from '../../../ui/Failure';
import { toast } from '../../../ui/toasts/toaster';
import { pathOfAuthor } from '../../../lib/paths';

type Choices = Body<'PUT', '/api/profile/page'>;

const query = apiQuery('/api/profile/page');
const labels: Record<keyof Choices, string> = {
  isShown: 'Avoir une page, même sans avoir publié',
  showsBio: 'Ce que je dis de moi, qui se lit aussi sous mes tutoriels',
  showsExpertise: 'Mes domaines d’expertise',
  showsLinks: 'Mes liens',
  showsCollections: 'Mes collections publiques',
  showsJoined: 'Depuis quand je suis membre',
};
const names = Object.keys(labels) as (keyof Choices)[];

/** Visibility of one's public page; each change is saved at once. */
export function PublicPageChoices({ userId }: { userId: number }) {
  const queryClient = useQueryClient();
  const { data, isError, refetch } = useQuery(query);
  const [unsaved, setUnsaved] = useState<Choices | null>(null);
  const change = useMutation({
    // Serialised: after quick clicks the last one wins.
    scope: { id: 'public-page' },
    mutationFn: (choices: Choices) => call('PUT', '/api/profile/page', { body: choices }),
    onSuccess: (page) => {
      queryClient.setQueryData(query.queryKey, page);
      void queryClient.invalidateQueries(apiQuery('/api/authors/{id}', { path: { id: userId } }));
    },
    onError: (error) =>
      toast({ title: 'Votre choix n’est pas enregistré', description: said(error) ?? '', destructive: true }),
  });
  if (!data) {
    if (!isError) return null;
    const message = 'Impossible de charger ce que montre votre page publique.';
    return <Failure message={message} onRetry={() => void refetch()} />;
  }
  const { exists, ...kept } = data;
  const choices = unsaved ?? kept;

  function toggle(name: keyof Choices) {
    const next = { ...choices, [name]: !choices[name] };
    setUnsaved(next);
    change.mutate(next, { onSettled: () => setUnsaved(null) });
  }

  return (
    <Card.Root as="section" aria-labelledby="_page-title">
      <Heading as="h2" fontSize="lg" mb="2" id="_page-title">
        Ma page publique
      </Heading>
      <Text fontSize="sm" color="fg.muted" mb="2">
        {exists ? (
          <>
            <TextLink to={pathOfAuthor(userId)}>Voir ma page</TextLink>. Votre nom, votre image et vos
            tutoriels y sont toujours.
          </>
        ) : (
          'Vous n’en avez pas encore : elle vient avec votre premier tutoriel, ou dès que vous la voulez.'
        )}
      </Text>
      <Fieldset.Root fontSize="sm">
        <Fieldset.Legend srOnly>Ce que montre ma page publique</Fieldset.Legend>
        {names.map((name) => (
          <Choice key={name} type="checkbox" checked={choices[name]} onChange={() => toggle(name)}>
            {labels[name]}
          </Choice>
        ))}
      </Fieldset.Root>
    </Card.Root>
  );
}
