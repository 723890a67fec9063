import { Box, defineStyle, Text } from '@chakra-ui/react';
import { call } from '@passerelle/api-client/call';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { said } from '../../features/session/session';
import { tutorialQuery } from '../../features/tutorials/tutorial';
import { PlainLink } from '../../ui/controls';
import { toast } from '../../ui/toasts/toaster';
import { pathOfHistory } from '../../lib/paths';
import { BusyButton } from '../../ui/BusyButton';

/** The same height before the tutorial is loaded, so that nothing moves. */
const place = defineStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '3',
  alignItems: 'center',
  minH: { base: '28', sm: '11' },
  mb: '6',
});

/** Switch: public history. Hidden while the tutorial is unpublished. */
export function HistoryVisibility({ id }: { id: number }) {
  const queryClient = useQueryClient();
  const { data: tutorial } = useQuery(tutorialQuery(id));
  const change = useMutation({
    mutationFn: (isPublic: boolean) =>
      call('PUT', '/api/tutorials/{id}/revisions/visibility', { path: { id }, body: { isPublic } }),
    onSuccess: async (_, isPublic) => {
      await queryClient.invalidateQueries();
      toast({ title: isPublic ? 'Historique visible de tous' : 'Historique réservé aux auteurs' });
    },
    onError: (error) =>
      toast({
        title: 'Erreur',
        description: said(error) ?? 'Impossible de changer cela.',
        destructive: true,
      }),
  });
  if (!tutorial) return <Box css={place} />;
  const { historyIsPublic } = tutorial;
  return (
    <Box css={place}>
      <Text flex="1" minW="64" color="fg.muted">
        {historyIsPublic ? (
          <>
            Les lecteurs peuvent{' '}
            <PlainLink to={pathOfHistory(id)} textDecoration="underline">
              voir les versions
            </PlainLink>{' '}
            qui ont été en ligne.
          </>
        ) : (
          'Seuls les auteurs et les administrateurs voient cet historique.'
        )}
      </Text>
      <BusyButton variant="outline" busy={change.isPending} onClick={() => change.mutate(!historyIsPublic)}>
        {historyIsPublic ? 'Ne plus le montrer' : 'Le montrer aux lecteurs'}
      </BusyButton>
    </Box>
  );
}
