import { Badge, Box, List, Skeleton, Text } from '@chakra-ui/react';
import { call } from '@passerelle/api-client/call';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import MonitorSmartphone from '~icons/monitor-smartphone';
import { Failure } from '../../../ui/Failure';
import { FormattedDate } from '../../../ui/FormattedDate';
import { toast } from '../../../ui/toasts/toaster';
import { BusyButton } from '../../../ui/BusyButton';
import { toastFailure } from './account-failure';
import { AccountPanel } from './AccountPanel';
import { describeBrowser, sessionsQuery } from './open-session';

export function SessionsPanel() {
  const queryClient = useQueryClient();
  const { data, isError, refetch } = useQuery(sessionsQuery());
  const end = useMutation({
    mutationFn: () => call('DELETE', '/api/auth/sessions/others'),
    onSuccess: async () => {
      await queryClient.invalidateQueries(sessionsQuery());
      toast({ title: 'Sessions fermées', description: 'Vous n’êtes plus connecté qu’ici.' });
    },
    onError: toastFailure,
  });
  const others = data?.sessions.some(({ current }) => !current);
  return (
    <AccountPanel title="Sessions ouvertes">
      {data && (
        <List.Root gap="4" w="full" maxH="80" overflowY="auto">
          {data.sessions.map(({ userAgent, createdAt, lastSeenAt, current }) => (
            <List.Item display="flex" gap="3" key={createdAt}>
              <Box color="fg.muted" pt="0.5" flexShrink="0">
                <MonitorSmartphone size={20} aria-hidden />
              </Box>
              <Box minW="0">
                <Text fontWeight="semibold">
                  {describeBrowser(userAgent)} {current && <Badge variant="brand">Cette session</Badge>}
                </Text>
                <Text fontSize="sm" color="fg.muted">
                  Vue le <FormattedDate value={lastSeenAt} />
                </Text>
              </Box>
            </List.Item>
          ))}
        </List.Root>
      )}
      {isError && !data && (
        <Failure message="Impossible de charger vos sessions." onRetry={() => void refetch()} />
      )}
      {!data && !isError && (
        <Skeleton
          aria-hidden={undefined}
          role="status"
          aria-label="Chargement des sessions"
          h="12"
          w="full"
        />
      )}
      {others && (
        <BusyButton variant="outline" busy={end.isPending} onClick={() => end.mutate()}>
          Fermer les autres sessions
        </BusyButton>
      )}
    </AccountPanel>
  );
}
